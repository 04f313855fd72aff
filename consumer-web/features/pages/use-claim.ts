import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import type { ShareLanding } from '#shared/jump/share-landing.ts';
import { once } from '../../lib/api/once.ts';
import { noteReceived } from '../../domain/offers/note-received.ts';
import { api } from './api.ts';

export type Claimable = Exclude<ShareLanding, { kind: 'page' }>;

const CLAIMS: {
  readonly [K in Claimable['kind']]: (
    what: Extract<Claimable, { kind: K }>,
  ) => Promise<readonly OwnedCoupon[]>;
} = {
  redPacket: async ({ shareId }) => [
    (await once(`claim:share:${shareId}`, (key) => api.receiveVoucher({ shareId }, { key })))
      .result,
  ],
  orderPacket: async ({ orderId }) => [
    (
      await once(`claim:order:${orderId}`, (key) =>
        api.partakeReceive({ orderId: asId<OrderId>(orderId) }, { key }),
      )
    ).result,
  ],
  coupon: async ({ voucherId }) => [
    (await once(`claim:${voucherId}`, (key) => api.receiveVoucher({ voucherId }, { key }))).result,
  ],
  storeRedPackets: async ({ storeId }) =>
    (
      await once(`claim:store:${storeId}`, (key) =>
        api.receiveStoreRedpack({ storeId: asId<StoreId>(storeId) }, { key }),
      )
    ).result,
};

/**
 * Claims what a shared link gives, once even if answers are lost; then refetches the member's
 * offers.
 */
export const useClaim = (what: Claimable) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      (CLAIMS[what.kind] as (what: Claimable) => Promise<readonly OwnedCoupon[]>)(what),
    onSuccess: noteReceived,
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
