import type { JumpMessageKey } from '../../jump/jump-context.ts';
import type { PopupAction } from '../../popup/popup.ts';

/** Links of banners, ads and coupons, and the buttons of pop-ups. */
export const texts = {
  'jump.versionTooLow': '請將App更新至最新版本，或前往App-我的-優惠券查看',
  'jump.leaveTitle': '即將離開本站',
  'jump.leaveText': '將會打開 {host}，是否繼續？',
  'jump.notAllowed': '此連結不能在這裡打開',
  'popup.action.close': '關閉',
  'popup.action.nextTime': '下次提醒',
  'popup.action.never': '不再顯示',
} as const satisfies Record<JumpMessageKey | `popup.action.${PopupAction}`, string>;
