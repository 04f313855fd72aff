/** Messages of the frame: loaded from the first moment (spec 000 §8). */
export const messagesFrame = {
  'platform.copied': '複製成功',
  'platform.pleaseWait': '請稍後...',
  'platform.unknownAppType': '沒有該類型',
  'platform.notInApp': '不是APP环境',
  'platform.notLoggedIn': '没登录',
  'platform.notSocialBrowser': '非微信',
  'platform.noOpenOtherApp': '不支持 openOtherApp API',
  'platform.backHome': '返回首頁',
  'member.loginFailed': '登錄失敗',
  'member.infoFailed': '獲取用戶資料失敗',
  'location.failed': '定位失敗',
} as const;
