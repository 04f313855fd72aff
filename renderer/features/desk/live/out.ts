import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { api } from '../api.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query.ts';

const OUT = 'desk-out';
/** Another till may switch a dish meanwhile. */
const EVERY_MS = 15_000;

export type OutDish = ReplyOf<DeskContract['merchantDeskOut']>['result'][number];

/** What is out at a store, or its dishes with some words in their name. */
export const useOut = (storeId: StoreId, keyword: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [OUT, language, storeId, keyword],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => api.merchantDeskOut({ storeId, keyword }, { signal }),
  });
};

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
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OUT] }),
  });
