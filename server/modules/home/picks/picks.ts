import { asId, type ProductId } from '#shared/kernel/ids.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import {
  cardsOf,
  findNear,
  matchNames,
  type Near,
  type NearFilter,
  nearIndex,
  pointOf,
} from '#server/modules/catalogue/index.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { dealsOf, picks, type DealDish, type PickKind } from './pick-repo.ts';

export type Located = Parameters<typeof pointOf>[0];
type Paged = Located & { offset: number; size: number };

/** Stores of a rail. */
const RAIL = 12;
/** Preferred stores that are shown at once. */
const BATCH = 6;
const DEAL_STORES = 10;
const DEALS_A_STORE = 2;
/** Nearest stores whose delivery fees are looked at. */
const MOST_LOOKED_AT = 30;
const NAMES = {
  good: { zh: '優選好店', en: 'Preferred stores' },
  fresh: { zh: '新店嘗鮮', en: 'New and worth trying' },
} as const;

const near = async (context: Context, request: Located, filter: NearFilter): Promise<Near[]> =>
  findNear(
    await nearIndex.get(context.deps.db),
    pointOf(request, context.place),
    filter,
    context.now,
  );

/** Picked stores that deliver to the place, in the picker's order; those that take orders now first. */
const pickedNear = async (context: Context, request: Located, kind: PickKind): Promise<Near[]> => {
  const ids = (await picks.get(context.deps.db)).get(kind) ?? [];
  const order = new Map(ids.map((id, place) => [id, place]));
  const found = await near(context, request, { reach: 'inside', ids: new Set(ids) });
  return found.toSorted(
    (a, b) => a.rank - b.rank || order.get(a.entry.id)! - order.get(b.entry.id)!,
  );
};

const cards = (context: Context, request: Located, found: readonly Near[]) =>
  cardsOf(context, found, pointOf(request, context.place));

const pageOf = async (
  context: Context,
  { offset, size, ...request }: Paged,
  found: readonly Near[],
) => {
  const end = offset + size;
  return {
    result: await cards(context, request, found.slice(offset, end)),
    next: found.length > end,
    nextOffset: Math.min(end, found.length),
  };
};

const nameOf = (name: { zh: string; en: string }, { pick }: Context) => ({
  cardName: pick(name),
  cardNameCn: name.zh,
});

export const recommendStoreList: Handlers['recommendStoreList'] = async (context, request) => ({
  result: await cards(
    context,
    request,
    (await pickedNear(context, request, 'recommend')).slice(0, RAIL),
  ),
});

export const recommendStoreAllList: Handlers['recommendStoreAllList'] = async (context, request) =>
  pageOf(context, request, await pickedNear(context, request, 'recommend'));

/** Another handful each time one asks again, round and round. */
export const recommendGoodStore: Handlers['recommendGoodStore'] = async (context, request) => {
  const found = await pickedNear(context, request, 'good');
  const start = found.length === 0 ? 0 : (request.clickNum * BATCH) % found.length;
  return {
    ...nameOf(NAMES.good, context),
    result: await cards(
      context,
      request,
      [...found.slice(start), ...found.slice(0, start)].slice(0, BATCH),
    ),
  };
};

export const allGoodStore: Handlers['allGoodStore'] = async (context, request) => ({
  ...nameOf(NAMES.good, context),
  ...(await pageOf(context, request, await pickedNear(context, request, 'good'))),
});

export const goodStore: Handlers['goodStore'] = async (context, request) => {
  const found = (await pickedNear(context, request, 'good')).toSorted(
    (a, b) => a.rank - b.rank || a.distance - b.distance,
  );
  return {
    ...nameOf(NAMES.good, context),
    result: await cards(context, request, found.slice(0, RAIL)),
  };
};

export const newGoodStore: Handlers['newGoodStore'] = async (context, request) => {
  const keyword = request.keyword ?? '';
  const ids = keyword === '' ? undefined : new Set(await matchNames(context.deps.db, keyword));
  return {
    ...nameOf(NAMES.fresh, context),
    ...(await pageOf(
      context,
      request,
      await near(context, request, { reach: 'inside', isNew: true, ids }),
    )),
  };
};

export const dishRow = (
  {
    id,
    name,
    picture,
    price,
    original,
  }: Pick<DealDish, 'id' | 'name' | 'picture' | 'price'> & {
    original: DealDish['original'] | null;
  },
  pick: Context['pick'],
) => ({
  productId: asId<ProductId>(id),
  productName: pick(name),
  imgUrl: picture,
  price,
  originalPrice: original,
});

const withDeals = async (
  context: Context,
  request: Located,
  found: readonly Near[],
  most: number,
) => {
  const { deps, now, pick } = context;
  const deals = groupBy(
    await dealsOf(
      deps.db,
      found.map(({ entry }) => entry.id),
      now,
    ),
    ({ storeId }) => storeId,
  );
  const rows = await cards(context, request, found);
  return rows.map((card) => ({
    ...card,
    products: (deals.get(card.storeId) ?? []).slice(0, most).map((dish) => dishRow(dish, pick)),
  }));
};

/** Open stores near by that have something on sale, each with its best. */
export const blackGoldList: Handlers['blackGoldList'] = async (context, request) => {
  const found = (
    await near(context, request, { reach: 'inside', hasDiscount: true, isOpen: true })
  ).slice(0, DEAL_STORES * 2);
  return {
    result: (await withDeals(context, request, found, DEALS_A_STORE))
      .filter(({ products }) => products.length > 0)
      .slice(0, DEAL_STORES),
  };
};

export const primaryStore: Handlers['primaryStore'] = async (context, request) => {
  const [first] = (await pickedNear(context, request, 'primary')).filter(({ rank }) => rank === 0);
  return { result: first ? ((await withDeals(context, request, [first], 3))[0] ?? null) : null };
};

/** Open stores near by that lower their delivery fee for this place. */
export const cheapDelivery = async (context: Context, request: Located) => {
  const found = await near(context, request, { reach: 'inside', isOpen: true });
  const rows = await cards(context, request, found.slice(0, MOST_LOOKED_AT));
  return rows.filter(({ deliveryText }) => deliveryText !== '');
};
