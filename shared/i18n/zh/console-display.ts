/** The customer's screen. */
export const consoleDisplay = {
  'display.title': '顧客螢幕',
  'display.welcome': '歡迎光臨',
  'display.welcomeHint': '請出示券碼',
  'display.thanks': '多謝惠顧',
  'display.used': '今次使用 {count} 次',
  'display.left': '尚餘 {count} 次',
  'display.leftNone': '已全部使用',
  'display.ask': '請向店員查詢',
  'display.askHint': '店員會協助您',
};
