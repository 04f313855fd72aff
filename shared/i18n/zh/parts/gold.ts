import { consumerCheckout } from '../consumer-checkout.ts';
import { consumerGold } from '../consumer-gold.ts';
import { consumerPay } from '../consumer-pay.ts';
import { voucher } from '../voucher.ts';

/** What the screens of the consumption bag say; the names of channels are the cashier's. */
export const texts = {
  ...consumerGold, ...consumerPay, 'voucher.gold.goodsTooLow': voucher['voucher.gold.goodsTooLow'], 'voucher.gold.belowLimit': voucher['voucher.gold.belowLimit'], 'voucher.gold.notFound': voucher['voucher.gold.notFound'],
  'voucher.gold.enough': voucher['voucher.gold.enough'], 'voucher.gold.overshoot': voucher['voucher.gold.overshoot'],
  'cashier.channel.MP_TEST_PAY': consumerCheckout['cashier.channel.MP_TEST_PAY'], 'cashier.channel.MP_MACAU': consumerCheckout['cashier.channel.MP_MACAU'], 'cashier.channel.OPEN_ALI': consumerCheckout['cashier.channel.OPEN_ALI'],
  'cashier.channel.BOC_H5_PAY': consumerCheckout['cashier.channel.BOC_H5_PAY'], 'cashier.channel.WECHAT_JS': consumerCheckout['cashier.channel.WECHAT_JS'], 'cashier.channel.WECHAT_MP': consumerCheckout['cashier.channel.WECHAT_MP'],
  'cashier.channelText': consumerCheckout['cashier.channelText'], 'cashier.noChannel': consumerCheckout['cashier.noChannel'], 'cashier.cancelled': consumerCheckout['cashier.cancelled'], 'cashier.failed': consumerCheckout['cashier.failed'],
};
