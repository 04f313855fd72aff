import type { PopupAction } from '../../popup/popup.ts';

/** The buttons of pop-ups. */
export const popup = {
  'popup.action.close': '關閉',
  'popup.action.nextTime': '下次提醒',
  'popup.action.never': '不再顯示',
} as const satisfies Record<`popup.action.${PopupAction}`, string>;
