import type { JumpMessageKey } from '../../jump/jump-context.ts';

/** Links of banners, ads and coupons. */
export const jump = {
  'jump.versionTooLow': '請將App更新至最新版本，或前往App-我的-優惠券查看',
  'jump.leaveTitle': '即將離開本站',
  'jump.leaveText': '將會打開 {host}，是否繼續？',
  'jump.notAllowed': '此連結不能在這裡打開',
} as const satisfies Record<JumpMessageKey, string>;
