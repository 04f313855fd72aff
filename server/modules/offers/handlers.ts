import type { Handlers } from '#server/kit/context.ts';
import { choose } from './choice.ts';
import { dealDiscounts } from './deal-discounts.ts';
import { newlyReceive, receiveStoreRedpack, receiveVoucher } from './receive.ts';
import { storeVouchers } from './store-list.ts';
import { counts, redpackList, reduceList, voucherList } from './wallet.ts';

export const offerHandlers = {
  voucherList,
  redpackList,
  reduceList,
  voucherAndRedpackCount: counts,
  buyerStoreVouchers: choose('voucher'),
  buyerStoreRedPackets: choose('redPacket'),
  buyerStoreReduces: choose('freeDelivery'),
  storeVouchers,
  listStoreProductDiscount: dealDiscounts,
  receiveVoucher,
  receiveStoreRedpack,
  newlyReceive,
} satisfies Partial<Handlers>;
