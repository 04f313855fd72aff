import type { JumpMessageKey } from '../../jump/jump-context.ts';

export const jump = {
  'jump.versionTooLow':
    'Please update the app to the latest version, or check in app - My - vouchers',
  'jump.leaveTitle': 'You are leaving this site',
  'jump.leaveText': 'This opens {host}. Continue?',
  'jump.notAllowed': 'This link cannot be opened here',
} as const satisfies Record<JumpMessageKey, string>;
