import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type {
  merchantPromotionCalls,
  StorePromotionPlan,
  StorePromotionRow,
} from '#shared/contract/merchant/promotion.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { useAct } from '../../lib/use-act.ts';
import { api } from './api.ts';

type Calls = typeof merchantPromotionCalls;
type PromotionId = StorePromotionRow['promotionId'];
export type Preview = ReplyOf<Calls['merchantPromotionPreview']>;
export type Scopes = ReplyOf<Calls['merchantPromotionScopes']>;
/** A promotion with its dishes. */
export type Planned = ReplyOf<Calls['merchantPromotionGet']>;

const PROMOTIONS = 'promotions';
const DISHES_FOUND = 20;

/** The promotions of a store. */
export const usePromotions = (storeId: StoreId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [PROMOTIONS, 'list', language, storeId],
    queryFn: ({ signal }) => api.merchantPromotionList({ storeId }, { signal }),
  });
};

/** A promotion as it stands, never an old one: its number is sent back. */
export const usePromotion = (storeId: StoreId, promotionId: PromotionId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['promotion', language, storeId, promotionId],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => api.merchantPromotionGet({ storeId, promotionId }, { signal }),
  });
};

/** Dishes of a store by their name, to be put into a promotion. */
export const useDishesNamed = (storeId: StoreId, keyword: string, isWanted: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [PROMOTIONS, 'dishes', language, storeId, keyword],
    queryFn: ({ signal }) =>
      api.merchantMenuList({ storeId, keyword, size: DISHES_FOUND }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
};

/** The classes and brands that a promotion may count for. */
export const useScopes = (storeId: StoreId) =>
  useQuery({
    queryKey: [PROMOTIONS, 'scopes', storeId],
    queryFn: ({ signal }) => api.merchantPromotionScopes({ storeId }, { signal }),
  });

/** Prices the baskets of last week with a plan. */
export const usePreview = (storeId: StoreId, promotionId: PromotionId | undefined) =>
  useMutation({
    mutationFn: (plan: StorePromotionPlan) =>
      api.merchantPromotionPreview({ storeId, plan, ...(promotionId && { promotionId }) }),
  });

export const useSavePromotion = () =>
  useAct(PROMOTIONS, (body: BodyOf<Calls['merchantPromotionSave']>) =>
    api.merchantPromotionSave(body),
  );

export const useEndPromotion = () =>
  useAct(PROMOTIONS, (body: BodyOf<Calls['merchantPromotionEnd']>) =>
    api.merchantPromotionEnd(body),
  );

/** Keeps a picture of the store; gives its address. */
export const sendPicture = async (storeId: StoreId, file: Blob): Promise<string> =>
  (await api.merchantMenuPhoto({ storeId }, { file })).url;
