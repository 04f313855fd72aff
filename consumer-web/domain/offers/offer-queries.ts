import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { offersCalls } from '#shared/contract/consumer/offers.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { bindCalls } from '../../lib/api/api.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import type { KeptOrder } from './offer-choice.ts';

const { buyerStoreRedPackets, buyerStoreVouchers, buyerStoreReduces } = offersCalls;
const api = bindCalls({ buyerStoreRedPackets, buyerStoreVouchers, buyerStoreReduces });

/** A supermarket's vouchers have a call of their own (decision P16), which takeout does not load. */
const vouchersOf = {
  takeout: api.buyerStoreVouchers,
  market: async (...asked: Parameters<typeof api.buyerStoreVouchers>) => {
    const { marketCouponCalls } = await loadPart(
      () => import('#shared/contract/consumer/market-coupon.ts'),
    );
    const { marketCouponsByOrder } = marketCouponCalls;
    return bindCalls({ marketCouponsByOrder }).marketCouponsByOrder(...asked);
  },
} as const satisfies Record<StoreKind, unknown>;

/** The offers that a guest has for an order, and the best set of them. */
export type Choices = {
  rows: Readonly<Record<TakeoutOffer, readonly ChoiceCoupon[]>>;
  bestIds: readonly string[];
  savingAmtn: Cents;
};

/** The offers for an order, all kinds at once: a choice of one bears on the others. */
export const choicesQuery = (body: KeptOrder | null, kind: StoreKind = 'takeout') =>
  queryOptions({
    queryKey: ['mine', 'offers', 'checkout', body],
    queryFn:
      body === null
        ? skipToken
        : async ({ signal }): Promise<Choices> => {
            const asked = { storeId: body.storeId, order: body };
            const [redPacket, voucher, freeDelivery] = await Promise.all([
              api.buyerStoreRedPackets(asked, { signal }),
              vouchersOf[kind](asked, { signal }),
              api.buyerStoreReduces(asked, { signal }),
            ]);
            return {
              rows: {
                redPacket: redPacket.result,
                voucher: voucher.result,
                freeDelivery: freeDelivery.result,
              },
              bestIds: redPacket.bestIds,
              savingAmtn: redPacket.savingAmtn,
            };
          },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
