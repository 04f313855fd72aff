import type { Context } from '#server/kit/context.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { isNewToMarkets } from '../store/new-people.ts';
import { ofKind } from '../store/of-kind.ts';
import { NOTHING_TAKEN } from '../store/taken.ts';
import { loweringOf, presentGoods, runsAt, storesNear, type Located } from './found-goods.ts';
import { goodsById } from './found-goods-repo.ts';

/** The list of goods that is the zone for new users. */
export const NEW_PEOPLE_ZONE = 'new-people';

/** Goods that the zone chooses from. */
const MOST_GOODS = 120;

const NO_GOODS = { result: [], next: false, nextOffset: 0 };

/** What supermarkets near a place sell at the price for new users, each article once, from the nearest; nothing for those who are not new (decision P11). */
export const newPeopleGoods = async (
  context: Context,
  { offset, size, ...request }: Located & { offset: number; size: number },
) => {
  const { db } = context.deps;
  if (!(await isNewToMarkets(db.query, await visitorOf(db, context)))) return NO_GOODS;
  const seen = await storesNear(context, request);
  const storeIds = seen.stores.map(({ entry }) => entry.id as string);
  const lowering = await loweringOf(db, storeIds);
  const wanted = storeIds.flatMap((storeId) =>
    ofKind((lowering.get(storeId) ?? []).filter(runsAt(context.now)), 'welfare').flatMap(
      ({ merchantId, rules }) =>
        Object.keys(rules.prices).map((productId) => ({ merchantId, storeId, productId })),
    ),
  );
  const products = await goodsById(db.query, wanted.slice(0, MOST_GOODS));
  const nearest = new Map(
    products
      .toSorted((a, b) => storeIds.indexOf(b.storeId) - storeIds.indexOf(a.storeId))
      .map((product) => [product.itemId, product]),
  );
  const goods = await presentGoods(context, [...nearest.values()].toReversed(), {
    ...seen,
    taken: { ...NOTHING_TAKEN, isNew: true },
  });
  const open = goods.filter(({ welfare, sellout }) => welfare !== undefined && !sellout);
  return {
    result: open.slice(offset, offset + size),
    next: offset + size < open.length,
    nextOffset: Math.min(offset + size, open.length),
  };
};
