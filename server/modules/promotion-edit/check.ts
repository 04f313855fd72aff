import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import {
  isStorePromotionTime,
  termsProblem,
  type TermsProblem,
  type UsualPrice,
} from '#shared/promotion/plan.ts';
import { dishesOf, type PromotionTerms } from '#shared/promotion/terms.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  dishesByIds,
  type DeskStore,
  type TakeoutProduct,
} from '#server/modules/catalogue/index.ts';

/** What a form sends. */
export type Plan = RequestOf<Contract['merchantPromotionSave']>['plan'];

const WHY = {
  TIME: { zh: '優惠時間不正確', en: 'The time of the promotion is not right' },
  DISHES: {
    zh: '請選擇店內的商品，每項只可出現一次',
    en: 'Choose dishes of this store, each of them once',
  },
  PRICE: { zh: '優惠價須低於原價', en: 'A promotion price is below the usual one' },
  TIERS: { zh: '各檔金額須由低至高，並有優惠', en: 'Amounts rise, and each takes something off' },
  HOURS: { zh: '每日時段不正確', en: 'The hours of the day are not right' },
  PERCENT: { zh: '折扣須為 1% 至 99%', en: 'A discount is from 1% to 99%' },
  FULL: { zh: '未結束的優惠已達上限', en: 'There are as many promotions as there can be' },
} satisfies Record<TermsProblem | 'TIME' | 'FULL', Bilingual>;

export const invalid = (what: keyof typeof WHY): never =>
  refuse('DEAL_PROMO_INVALID', { what }, ({ pick }) => pick(WHY[what]));

/** The dishes that terms name, by id; those that the store does not have are missing. */
export const dishesNamed = async (
  query: Query,
  store: Pick<DeskStore, 'merchantId' | 'id'>,
  terms: PromotionTerms,
): Promise<ReadonlyMap<string, TakeoutProduct>> => {
  const ids = dishesOf(terms);
  const found = ids.length === 0 ? [] : await dishesByIds(query, store, ids);
  return new Map(found.map((dish) => [dish.id, dish]));
};

/** The usual prices of dishes. */
export const usualPrices =
  (dishes: ReadonlyMap<string, TakeoutProduct>): UsualPrice =>
  (id) =>
    dishes.get(id)?.price;

/** Refuses a plan that no store can have. */
export const checkPlan = (
  { terms, startTime: startsAt, endTime: endsAt }: Plan,
  usualOf: UsualPrice,
  { now }: Pick<MerchantContext, 'now'>,
): void => {
  if (!isStorePromotionTime(terms.kind, { startsAt, endsAt }, now)) invalid('TIME');
  const problem = termsProblem(terms, usualOf);
  if (problem !== null) invalid(problem);
};
