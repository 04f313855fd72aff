/** Reminders of the start of a flash sale, of a deal or of supermarkets. */
export const texts = {
  'remind.set': '提醒我',
  'remind.isSet': '已設提醒',
  'remind.startDone': '開搶前 5 分鐘起，App 內會顯示提醒',
  'remind.off': '已取消提醒',
  'remind.market': '超市 {time} 場',
  'remind.calendar': '加入日曆',
  'remind.soon': '「{name}」搶購 {count} 分鐘後開始',
  'remind.isOn': '「{name}」搶購已開始',
};
