import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { renewDishes } from '../../../domain/desk-change/dishes.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { api } from '../api.ts';

type Switch = {
  productId: ProductId;
  until: BodyOf<DeskContract['merchantDeskSoldOut']>['until'];
};

/** Switches a dish off for a time, or on again. */
export const useSoldOut = (storeId: StoreId) =>
  useMutation({
    mutationFn: ({ productId, until }: Switch) =>
      api.merchantDeskSoldOut({
        requestId: newRequestId(),
        storeId,
        items: [{ productId }],
        until,
      }),
    onSettled: renewDishes,
  });
