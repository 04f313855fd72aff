import { consumerAccount } from './consumer-account.ts';
import { consumerDeal } from './consumer-deal.ts';
import { consumerOrder } from './consumer-order.ts';
import { consumerPay } from './consumer-pay.ts';

const shell = {
  'title.groupBooking': 'Deals',
  'title.productDetail': 'Deal',
  'title.orderDetail': 'Order',
  'title.orders': 'My deals',
  'title.pay': 'Pay',
  'title.login': 'Sign in',
  'title.error': 'Something went wrong',
  'shell.home': 'Back to deals',
  'shell.broken': 'This page could not be opened. Please try again',
  'shell.notFound': 'There is no such page. The link may be out of date',
  'shell.offlineTitle': 'You are offline',
  'shell.offlineText': 'This will load by itself when the line is back',
  'shell.loadMore': 'Load more',
  'shell.listEnd': 'That is everything',
  'shell.copyFailed': 'Could not copy. Please copy it by hand',
};

export const consumer = { ...shell, ...consumerDeal, ...consumerAccount, ...consumerPay, ...consumerOrder };
