export const consumer = {
  'title.groupBooking': 'Deals',
  'title.productDetail': 'Deal',
  'title.orderDetail': 'Order',
  'title.orders': 'My deals',
  'title.pay': 'Pay',
  'title.login': 'Sign in',
  'title.error': 'Something went wrong',
};
