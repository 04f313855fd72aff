import type { texts as zh } from './zh.ts';

/** Links of banners, ads and coupons, and the buttons of pop-ups. */
export const texts: Record<keyof typeof zh, string> = {
  'jump.versionTooLow':
    'Please update the app to the latest version, or check in app - My - vouchers',
  'jump.leaveTitle': 'You are leaving this site',
  'jump.leaveText': 'This opens {host}. Continue?',
  'jump.notAllowed': 'This link cannot be opened here',
  'popup.action.close': 'Close',
  'popup.action.nextTime': 'Remind me next time',
  'popup.action.never': 'Don’t show again',
};
