import { consumerWallet } from '../consumer-wallet.ts';
import { format } from '../format.ts';
import { jump } from '../jump.ts';
import { voucher } from '../voucher.ts';

/** What the wallet's screens say. */
export const texts = {
  ...consumerWallet,
  ...voucher,
  ...jump,
  'discount.rate': format['discount.rate'],
};
