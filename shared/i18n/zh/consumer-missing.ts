/** In place of an order that is not there. */
export const consumerMissing = {
  'missing.none': '找不到這張訂單',
  'missing.noId': '連結不完整，請從訂單列表打開',
  'missing.another': '這個帳號沒有這張訂單，它可能屬於另一個帳號',
  'missing.anotherThan': '{phone} 沒有這張訂單，它可能屬於另一個帳號',
  'missing.change': '用另一個帳號登錄',
  'missing.refused': '這張訂單打不開',
  'missing.why': '{note}（代號 {code}）',
  'missing.unsaid': '沒有說明原因',
  'missing.orders': '查看全部訂單',
};
