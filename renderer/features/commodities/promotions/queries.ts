import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { merchantDealPromotionCalls } from '#shared/contract/merchant/deal-promotion.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { api } from '../api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useAct } from '../../../lib/use-act.ts';
import { PRODUCTS } from '../mutations.ts';
import { promotionApi } from './api.ts';

type Calls = typeof merchantDealPromotionCalls;

/** The promotions of a deal, and what was done with them. */
export const usePromotions = (productId: ProductId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['products', language, 'promotions', productId],
    queryFn: ({ signal }) => promotionApi.merchantDealPromotions({ productId }, { signal }),
  });
};

/** Deals on sale by their name, to be put into a promotion. */
export const useDealsNamed = (keyword: string, isWanted: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['products', language, 'named', keyword],
    queryFn: ({ signal }) =>
      api.merchantProductList({ state: 'ON', size: 20, ...(keyword && { keyword }) }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
};

export const useSavePromotion = () =>
  useAct(PRODUCTS, (body: BodyOf<Calls['merchantDealPromotionSave']>) =>
    promotionApi.merchantDealPromotionSave(body),
  );

export const useEndPromotion = () =>
  useAct(PRODUCTS, (body: BodyOf<Calls['merchantDealPromotionEnd']>) =>
    promotionApi.merchantDealPromotionEnd(body),
  );
