import { couponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Handlers } from '#server/kit/context.ts';
import { cardsOf, firstNear, nearIndexes, pointOf } from '#server/modules/catalogue/index.ts';

/** Stores that deliver to a place: packets of the card are for every one of their kind. */
export const memberStoreList: Handlers['memberStoreList'] = async (
  context,
  { businessType, offset, size, ...located },
) => {
  const { deps, now, place } = context;
  const from = pointOf(located, place);
  const kind = couponBusiness.nameOf(businessType) as StoreKind;
  const entries = await nearIndexes[kind].get(deps.db);
  const end = offset + size;
  const { first, total } = firstNear({ entries, from, filter: { reach: 'inside' }, now }, end);
  return {
    result: await cardsOf(context, first.slice(offset), from),
    next: total > end,
    nextOffset: Math.min(end, total),
  };
};
