import { consumerPages } from '../consumer-pages.ts';
import { format } from '../format.ts';
import { jump } from '../jump.ts';
import { voucher } from '../voucher.ts';

/** What the pages of the frame say. */
export const texts = {
  ...consumerPages,
  ...jump,
  'discount.rate': format['discount.rate'],
  'voucher.face.amount': voucher['voucher.face.amount'],
  'voucher.face.free': voucher['voucher.face.free'],
  'voucher.limit.none': voucher['voucher.limit.none'],
  'voucher.limit.from': voucher['voucher.limit.from'],
};
