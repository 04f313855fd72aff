import { codeLabels } from '../code-labels.ts';
import { consumerMissing } from '../consumer-missing.ts';
import { consumerOrder } from '../consumer-order.ts';
import { consumerOrders } from '../consumer-orders.ts';
import { format } from '../format.ts';
import { orderCheckout } from '../order-checkout.ts';
import { messages } from '../messages.ts';
import { orderMessages } from '../order-messages.ts';
import { orderRefund } from '../order-refund.ts';
import { orderStrings } from '../order.ts';
import { pricing } from '../pricing.ts';
import { server } from '../server.ts';

/** What the screens of takeout orders say. Three labels of a status stand with the deals' orders. */
export const texts = {
  ...consumerOrders,
  ...consumerMissing,
  ...orderStrings,
  ...orderMessages,
  ...orderRefund,
  ...pricing,
  ...format,
  'rating.done': messages['rating.done'],
  'rating.deleteConfirm': messages['rating.deleteConfirm'],
  'rating.no.noOverall': orderCheckout['rating.no.noOverall'],
  'rating.no.badScore': orderCheckout['rating.no.badScore'],
  'rating.no.badRiderTag': orderCheckout['rating.no.badRiderTag'],
  'rating.rider.comment_tag1': orderCheckout['rating.rider.comment_tag1'],
  'rating.rider.comment_tag2': orderCheckout['rating.rider.comment_tag2'],
  'rating.rider.comment_tag3': orderCheckout['rating.rider.comment_tag3'],
  'rating.rider.comment_tag4': orderCheckout['rating.rider.comment_tag4'],
  'rating.rider.comment_tag5': orderCheckout['rating.rider.comment_tag5'],
  'rating.rider.comment_tag6': orderCheckout['rating.rider.comment_tag6'],
  'rating.rider.comment_tag7': orderCheckout['rating.rider.comment_tag7'],
  'rating.rider.comment_tag8': orderCheckout['rating.rider.comment_tag8'],
  'rating.rider.comment_tag9': orderCheckout['rating.rider.comment_tag9'],
  'rating.rider.comment_tag10': orderCheckout['rating.rider.comment_tag10'],
  'rating.rider.comment_tag11': orderCheckout['rating.rider.comment_tag11'],
  'rating.rider.comment_tag12': orderCheckout['rating.rider.comment_tag12'],
  'rating.rider.comment_tag13': orderCheckout['rating.rider.comment_tag13'],
  'rating.rider.comment_tag14': orderCheckout['rating.rider.comment_tag14'],
  'rating.rider.comment_tag15': orderCheckout['rating.rider.comment_tag15'],
  'addressTitle.Mr': codeLabels['addressTitle.Mr'],
  'addressTitle.Ms': codeLabels['addressTitle.Ms'],
  'checkout.remark.lowSalt': orderCheckout['checkout.remark.lowSalt'],
  'checkout.remark.lowSugar': orderCheckout['checkout.remark.lowSugar'],
  'checkout.remark.lowFat': orderCheckout['checkout.remark.lowFat'],
  'checkout.remark.noSpicy': orderCheckout['checkout.remark.noSpicy'],
  'checkout.remark.lessSpicy': orderCheckout['checkout.remark.lessSpicy'],
  'checkout.remark.moreSpicy': orderCheckout['checkout.remark.moreSpicy'],
  'checkout.remark.noGarlic': orderCheckout['checkout.remark.noGarlic'],
  'checkout.remark.noCoriander': orderCheckout['checkout.remark.noCoriander'],
  'checkout.remark.noGreenOnion': orderCheckout['checkout.remark.noGreenOnion'],
  'order.status.toBePaid': consumerOrder['order.status.toBePaid'],
  'order.status.cancelled': consumerOrder['order.status.cancelled'],
  'order.status.refunded': consumerOrder['order.status.refunded'],
  'bank.channel.MP_MACAU': server['bank.channel.MP_MACAU'],
  'bank.channel.OPEN_ALI': server['bank.channel.OPEN_ALI'],
  'bank.channel.BOC_H5_PAY': server['bank.channel.BOC_H5_PAY'],
  'bank.channel.WECHAT_JS': server['bank.channel.WECHAT_JS'],
  'bank.channel.WECHAT_MP': server['bank.channel.WECHAT_MP'],
  'bank.channel.MP_TEST_PAY': server['bank.channel.MP_TEST_PAY'],
};
