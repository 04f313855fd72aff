import type { GuardMessageKey } from '../../guards/messages.ts';
import type { TabTitleKey } from '../../routes/consumer/tabs.ts';

/** Navigation and sign-in of the hosting clients. Sentences that the specification prints stand as printed, 没登录 and 不是APP环境 in their own characters. */
export const guards = {
  'tab.takeout': '外賣',
  'tab.market': '超市',
  'tab.orders': '訂單',
  'tab.redPackets': '紅包',
  'guard.loading': '請稍後...',
  'guard.noSuchClient': '沒有該類型',
  'guard.notInApp': '不是APP环境',
  'guard.notSignedIn': '没登录',
  'guard.notMember': '未登錄',
  'guard.notSocial': '非微信',
  'guard.noOpenOtherApp': '不支持 openOtherApp API',
  'guard.noToken': '登錄失敗，未能獲取登錄憑證',
  'guard.noPhone': '獲取用戶信息失敗',
  'guard.loginFailed': '登錄失敗',
  'guard.systemDown': '系統維護中，請稍後再來',
} as const satisfies Record<GuardMessageKey | TabTitleKey, string>;
