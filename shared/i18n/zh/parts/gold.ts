import { consumerGold } from '../consumer-gold.ts';
import { consumerPay } from '../consumer-pay.ts';
import { voucher } from '../voucher.ts';

/** What the screens of the consumption bag say. */
export const texts = {
  ...consumerGold,
  ...consumerPay,
  'voucher.gold.goodsTooLow': voucher['voucher.gold.goodsTooLow'],
  'voucher.gold.belowLimit': voucher['voucher.gold.belowLimit'],
  'voucher.gold.notFound': voucher['voucher.gold.notFound'],
  'voucher.gold.enough': voucher['voucher.gold.enough'],
  'voucher.gold.overshoot': voucher['voucher.gold.overshoot'],
};
