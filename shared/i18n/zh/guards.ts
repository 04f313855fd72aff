import type { STATUS_MESSAGE_KEY } from '../../guards/decide-navigation.ts';
import type { TabTitleKey } from '../../routes/consumer/tabs.ts';

/** The bottom tabs and what the guards say. */
export const guards = {
  'tab.takeout': '外賣',
  'tab.market': '超市',
  'tab.orders': '訂單',
  'tab.redPackets': '紅包',
  'guard.systemDown': '系統維護中，請稍後再來',
} as const satisfies Record<typeof STATUS_MESSAGE_KEY | TabTitleKey, string>;
