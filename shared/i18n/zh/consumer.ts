export const consumer = {
  'title.groupBooking': '團購',
  'title.productDetail': '團購詳情',
  'title.orderDetail': '訂單詳情',
  'title.orders': '我的團購訂單',
  'title.pay': '收銀台',
  'title.login': '登錄',
  'title.error': '出錯了',
};
