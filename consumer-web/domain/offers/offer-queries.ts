import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { offersCalls } from '#shared/contract/consumer/offers.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { KeptOrder } from './offer-choice.ts';

const { buyerStoreRedPackets, buyerStoreVouchers, buyerStoreReduces } = offersCalls;
const api = bindCalls({ buyerStoreRedPackets, buyerStoreVouchers, buyerStoreReduces });

/** The offers that a guest has for an order, and the best set of them. */
export type Choices = {
  rows: Readonly<Record<TakeoutOffer, readonly ChoiceCoupon[]>>;
  bestIds: readonly string[];
  savingAmtn: Cents;
};

/** The offers for an order, all kinds at once: a choice of one bears on the others. */
export const choicesQuery = (body: KeptOrder | null) =>
  queryOptions({
    queryKey: ['mine', 'offers', 'checkout', body],
    queryFn:
      body === null
        ? skipToken
        : async ({ signal }): Promise<Choices> => {
            const asked = { storeId: body.storeId, order: body };
            const [redPacket, voucher, freeDelivery] = await Promise.all([
              api.buyerStoreRedPackets(asked, { signal }),
              api.buyerStoreVouchers(asked, { signal }),
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
