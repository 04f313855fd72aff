import type { OfferKind } from '../../voucher/offer.ts';
import type { BillRule } from '../bill.ts';
import type { FullRules } from '../full-rule.ts';
import type { OfferRule } from '../offer-rule.ts';
import type { BundleRule, PieceRule } from '../piece-rule.ts';
import { addOn } from './add-on.ts';
import { composite } from './composite.ts';
import { delivery } from './delivery.ts';
import { discount } from './discount.ts';
import { fees } from './fees.ts';
import { floor } from './floor.ts';
import { freeDelivery } from './free-delivery.ts';
import { fullDiscount } from './full-discount.ts';
import { fullReduction } from './full-reduction.ts';
import { gold } from './gold.ts';
import { halfPrice } from './half-price.ts';
import { mCoin } from './m-coin.ts';
import { mallCoupon } from './mall-coupon.ts';
import { oldDiscount } from './old-discount.ts';
import { redPacket } from './red-packet.ts';
import { seckill } from './seckill.ts';
import { voucher } from './voucher.ts';
import { welfare } from './welfare.ts';

// The steps of decision H1, in their order. Step 2 is buy-gift.ts: it changes no price.

/** Step 1: of equal prices the earlier rule goes first (decision H2). */
export const PIECE_RULES: readonly (PieceRule | BundleRule)[] = [
  seckill,
  composite,
  addOn,
  welfare,
  discount,
  oldDiscount,
  halfPrice,
];

/** Step 3, by `activityType`: the one that takes most goes first (decision H7). */
export const FULL_RULES: FullRules = { 1: fullReduction, 2: fullDiscount };

/** Step 4: the first one chosen that counts decides the kind (Box 3). */
export const OFFER_RULES: Readonly<Record<OfferKind, OfferRule>> = {
  voucher,
  redPacket,
  freeDelivery,
  mallCoupon,
};

/** Steps 5 to 9. */
export const BILL_RULES: readonly BillRule[] = [gold, delivery, fees, mCoin, floor];
