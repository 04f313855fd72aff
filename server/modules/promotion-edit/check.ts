import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import {
  isStorePromotionTime,
  termsProblem,
  type PlannedMenu,
  type TermsProblem,
} from '#shared/promotion/plan.ts';
import { dishesOf, groupsOf, type PromotionTerms } from '#shared/promotion/terms.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  dishesByIds,
  type DeskStore,
  type TakeoutProduct,
  storeClasses,
} from '#server/modules/catalogue/index.ts';

import { scopeBrands } from './scope-repo.ts';

/** What a form sends. */
export type Plan = RequestOf<Contract['merchantPromotionSave']>['plan'];

const WHY = {
  TIME: { zh: '優惠時間不正確', en: 'The time of the promotion is not right' },
  DISHES: {
    zh: '請選擇店內的商品，每項只可出現一次',
    en: 'Choose dishes of this store, each of them once',
  },
  SCOPE: {
    zh: '請選擇店內的分類或品牌，每項只可出現一次，不可混用',
    en: 'Choose classes or brands of this store, each of them once, and only one of the two',
  },
  PICTURE: { zh: '請上傳海報圖片', en: 'Upload the picture of the poster' },
  TARGET: {
    zh: '請選擇一個分類或一項商品',
    en: 'Choose one class or one dish that the poster leads to',
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

type Names = ReadonlyMap<string, Bilingual>;
/** What terms name of a store's menu, by id; what the store does not have is missing. */
export type Named = {
  dishes: ReadonlyMap<string, TakeoutProduct>;
  classes: Names;
  brands: Names;
};

const namesOf = (found: readonly { id: string; name: Bilingual }[]): Names =>
  new Map(found.map(({ id, name }) => [id, name]));

/** The dishes, classes and brands that terms name. */
export const namedBy = async (
  query: Query,
  store: Pick<DeskStore, 'merchantId' | 'id'>,
  terms: PromotionTerms,
): Promise<Named> => {
  const at = { merchantId: store.merchantId, storeId: store.id };
  const { classIds, brandIds } = groupsOf(terms);
  return {
    dishes: await dishesNamed(query, store, terms),
    classes: namesOf(classIds.length === 0 ? [] : await storeClasses(query, at)),
    brands: namesOf(brandIds.length === 0 ? [] : await scopeBrands(query, at)),
  };
};

/** What terms may name of a store, among what they do name. */
export const plannedMenu = ({ dishes, classes, brands }: Named): PlannedMenu => ({
  usualOf: (id) => dishes.get(id)?.price,
  hasClass: (id) => classes.has(id),
  hasBrand: (id) => brands.has(id),
});

/** Refuses a plan that no store can have. */
export const checkPlan = (
  { terms, startTime: startsAt, endTime: endsAt }: Plan,
  menu: PlannedMenu,
  { now }: Pick<MerchantContext, 'now'>,
): void => {
  if (!isStorePromotionTime(terms.kind, { startsAt, endsAt }, now)) invalid('TIME');
  const problem = termsProblem(terms, menu);
  if (problem !== null) invalid(problem);
};
