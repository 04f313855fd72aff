import type { STATUS_MESSAGE_KEY } from '../../guards/decide-navigation.ts';
import type { TabTitleKey } from '../../routes/consumer/tabs.ts';

export const guards = {
  'tab.takeout': 'Takeout',
  'tab.market': 'Supermarket',
  'tab.orders': 'Orders',
  'tab.redPackets': 'Red packets',
  'guard.systemDown': 'The system is under maintenance. Please come back later',
} as const satisfies Record<typeof STATUS_MESSAGE_KEY | TabTitleKey, string>;
