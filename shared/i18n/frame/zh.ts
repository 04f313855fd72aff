import { sessionErrors } from '../../codes/errors/session.ts';
import type { ShortDateKey } from '../../format/short-date.ts';
import type { STATUS_MESSAGE_KEY } from '../../guards/decide-navigation.ts';
import type { TabTitleKey } from '../../routes/consumer/tabs.ts';

/**
 * Words that the consumer app shows from its first moment: frame, tabs, guards, and what is shown
 * when the server sent no sentence.
 */
export const texts = {
  brand: 'Senado',
  'common.retry': '重試',
  'common.cancel': '取消',
  'common.close': '關閉',
  shortDate: '{month}/{day}',
  // by their numbers
  monthNames: '–',
  'common.loading': '請稍後...',
  'common.offline': '目前沒有網絡，恢復後會自動更新',
  'common.copySuccess': '複製成功',
  'common.languageZh': '繁體中文',
  'common.languageEn': 'English',
  'common.back': '返回',
  'common.signOut': '登出',
  'tab.takeout': '外賣',
  'tab.market': '超市',
  'tab.orders': '訂單',
  'tab.redPackets': '紅包',
  'guard.systemDown': '系統維護中，請稍後再來',
  'platform.notInApp': '不是APP环境',
  'platform.notLoggedIn': '没登录',
  'platform.notSocialBrowser': '非微信',
  'platform.noOpenOtherApp': '不支持 openOtherApp API',
  'platform.backHome': '返回首頁',
  'member.loginFailed': '登錄失敗',
  'title.groupBooking': '團購',
  'title.productDetail': '團購詳情',
  'title.groupUpgrade': '更新 App',
  'title.orderDetail': '訂單詳情',
  'title.orders': '我的團購訂單',
  'title.pay': '收銀台',
  'title.login': '登錄',
  'title.error': '出錯了',
  'shell.broken': '這個頁面沒能打開，請再試一次',
  'shell.offlineTitle': '目前沒有網絡',
  'shell.offlineText': '連上網絡後會自動載入',
  'shell.loadMore': '載入更多',
  'shell.listEnd': '已經到底了',
  'shell.copyFailed': '複製失敗，請手動複製',
  'shell.loadFailed': '載入失敗',
  'shell.partGone': '這個頁面的內容已更新或下載失敗，請檢查網絡後再試',
  'shell.tabs': '主要頁面',
  'shell.floatHome': '返回首頁',
  'login.out': '已登出',
  'login.signedInAs': '已登錄：{phone}',
  'shell.bindTitle': '請先登錄',
  'shell.bindText': '在小程序中登錄後會回到這裡',
  'shell.bindGo': '前往登錄',
  'title.grantFailed': '授權失敗',
  'title.mpLogin': '註冊',
  'title.bocLogin': '銀行登錄',
  'title.down': '系統維護',
  'shell.downText': '我們正在維護系統，已下的訂單不受影響',
  'error.network': '網絡不是很好，請到信號好的地方再試試',
  'error.ACCOUNT_SUSPENDED': sessionErrors.ACCOUNT_SUSPENDED.zh,
  'error.SESSION_INVALID': sessionErrors.SESSION_INVALID.zh,
} as const satisfies Readonly<Record<string, string>> &
  Record<typeof STATUS_MESSAGE_KEY | TabTitleKey | ShortDateKey, string>;
