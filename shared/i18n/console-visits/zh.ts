/** Booked visits of deals, at the store's side (decision GA16). */
export const texts = {
  'visits.list': '到店預約',
  'visits.empty': '這天沒有到店預約',
  'visits.failed': '未能載入預約',
  'visits.sum': '{count} 位已預約 · {arrived} 位已到',
  'visits.party': '{count} 位',
  'visits.guest': '顧客 {phone}',
  'visits.usable': '{count} 張可用的券',
  'visits.used': '{count} 張已使用',
  'visits.arrivedAt': '{time} 已到',
  'visits.arrive': '已到店',
  'visits.arriveOf': '顧客 {phone} 已到店',
  'visits.undo': '撤銷到店',
  'visits.undoOf': '撤銷顧客 {phone} 的到店',
  'visits.note': '顧客備註：',
  'visits.order': '查看訂單',
} as const;
