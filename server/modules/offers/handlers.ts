import type { Handlers } from '#server/kit/context.ts';
import { marketCouponList } from './activity/coupon-list.ts';
import { marketCouponReceive } from './activity/coupon-receive.ts';
import { choose } from './choice.ts';
import { dealDiscounts } from './deal-discounts.ts';
import { partakeIsReceive, partakeReceive } from './partake.ts';
import { newlyReceive, receiveStoreRedpack, receiveVoucher } from './receive.ts';
import { mallCouponList } from './mall-coupons.ts';
import { storeVouchers } from './store-list.ts';
import { marketZone, marketZoneReceive, marketZoneReceiveAll } from './zone.ts';
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
  partakeIsReceive,
  partakeReceive,
  marketCouponList,
  marketCouponReceive,
  marketCouponsByOrder: choose('voucher', 'market'),
  marketMallCoupons: mallCouponList,
  marketZone,
  marketZoneReceiveAll,
  marketZoneReceive,
} satisfies Partial<Handlers>;
