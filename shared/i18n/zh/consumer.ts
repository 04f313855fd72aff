import { consumerAccount } from './consumer-account.ts';
import { consumerDeal } from './consumer-deal.ts';
import { consumerOrder } from './consumer-order.ts';
import { consumerPay } from './consumer-pay.ts';

/** The consumer's app: its frame here, its areas in the files beside. */
const shell = {
  'title.groupBooking': '團購',
  'title.productDetail': '團購詳情',
  'title.orderDetail': '訂單詳情',
  'title.orders': '我的團購訂單',
  'title.pay': '收銀台',
  'title.login': '登錄',
  'title.error': '出錯了',
  'shell.home': '回到團購首頁',
  'shell.broken': '這個頁面沒能打開，請再試一次',
  'shell.notFound': '這個頁面不存在，連結可能已經失效',
  'shell.offlineTitle': '目前沒有網絡',
  'shell.offlineText': '連上網絡後會自動載入',
  'shell.loadMore': '載入更多',
  'shell.listEnd': '已經到底了',
  'shell.copyFailed': '複製失敗，請手動複製',
};

export const consumer = { ...shell, ...consumerDeal, ...consumerAccount, ...consumerPay, ...consumerOrder };
