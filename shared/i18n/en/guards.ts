import type { GuardMessageKey } from '../../guards/messages.ts';
import type { TabTitleKey } from '../../routes/consumer/tabs.ts';

export const guards = {
  'tab.takeout': 'Takeout',
  'tab.market': 'Supermarket',
  'tab.orders': 'Orders',
  'tab.redPackets': 'Red packets',
  'guard.loading': 'Please wait...',
  'guard.noSuchClient': 'No such type',
  'guard.notInApp': 'Not in the app',
  'guard.notSignedIn': 'Not logged in',
  'guard.notMember': 'Not logged in',
  'guard.notSocial': 'Not in the social app',
  'guard.noOpenOtherApp': 'The openOtherApp API is not supported',
  'guard.noToken': 'Login failed: no sign-in token was received',
  'guard.noPhone': 'Failed to get user info',
  'guard.loginFailed': 'Login failed',
  'guard.systemDown': 'The system is under maintenance. Please come back later',
} as const satisfies Record<GuardMessageKey | TabTitleKey, string>;
