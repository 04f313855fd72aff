import { marketCouponCalls } from '#shared/contract/consumer/market-coupon.ts';
import { redPacketStatus } from '#shared/codes/popup.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { offerFromWire } from '#shared/voucher/offer-from-wire.ts';
import { bindCalls, client } from '../../lib/api/api.ts';
import type { HeldMallCoupon, ReadOptions } from '../cart/cart-shop.ts';

const { marketMallCoupons } = marketCouponCalls;
const api = bindCalls({ marketMallCoupons });

/** The mall coupons of the member for a supermarket, ready for its cart. */
export const heldMallCoupons = async (
  storeId: StoreId,
  options: ReadOptions,
): Promise<readonly HeldMallCoupon[]> => {
  const { result } = await api.marketMallCoupons({ storeId }, options);
  return result.flatMap((row) => {
    const made = offerFromWire(row, 'mallCoupon', client.now());
    if (!made.ok) return [];
    const { productId, merchantProductId, mallCouponUserId, defaultSku } = row;
    return [
      {
        productId,
        merchantProductId,
        mallCouponUserId,
        defaultSku,
        name: row.couponName,
        picture: row.imgUrl,
        faceValue: row.faceValue,
        canUse: row.status === redPacketStatus.codes.enabled,
        offer: made.offer,
      },
    ];
  });
};
