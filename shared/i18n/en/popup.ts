import type { PopupAction } from '../../popup/popup.ts';

export const popup = {
  'popup.action.close': 'Close',
  'popup.action.nextTime': 'Remind me next time',
  'popup.action.never': 'Don’t show again',
} as const satisfies Record<`popup.action.${PopupAction}`, string>;
