import { GROUP_LABELS } from '#shared/codes/group-list.ts';
import type { GroupWanted } from '#shared/contract/consumer/group-find.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { cardOf, pointOf } from '../group/present.ts';
import { flashPrices, specialsNow, type SpecialRows } from '../group-special/specials.ts';
import { doorOf } from '../group-store/main-page.ts';
import { couponOfDeals } from './coupon.ts';
import {
  findDeals,
  findStores,
  labelTest,
  priceIn,
  type Found,
  type FoundDeal,
  type FoundStore,
} from './find.ts';
import { town, type TownDeal } from './town.ts';
import type { Wish } from './wish.ts';

/** Deals on the card of a store. */
const DEALS_MOST = 3;

const NOTHING: Found<never> = { rows: [], total: 0 };

const pageOf = (
  { total }: Found<unknown>,
  { offset, size }: Pick<GroupWanted, 'offset' | 'size'>,
) => {
  const end = offset + size;
  return { next: total > end, nextOffset: Math.min(end, total) };
};

/** What one of some deals has, in the order of the labels. */
const labelsOf = (deals: readonly TownDeal[], { now, t }: Pick<Context, 'now' | 't'>) =>
  GROUP_LABELS.filter((label) => deals.some(labelTest(label, now))).map((id) => ({
    id,
    name: t(`deal.label.${id}`),
  }));

const dealRow = (
  { deal, store, distance }: FoundDeal,
  { pick, now }: Pick<Context, 'pick' | 'now'>,
  specialsOf: (productId: string) => SpecialRows,
) => ({
  ...cardOf(deal, [store], pick),
  ...specialsOf(deal.id),
  storeCount: deal.stores.length,
  category: deal.category,
  distance,
  ...doorOf(store, now),
});

const storeRow = (
  { store, distance, deals }: FoundStore,
  { pick, now, t }: Pick<Context, 'pick' | 'now' | 't'>,
  lowered: Wish['lowered'],
) => ({
  storeId: store.id,
  storeName: pick(store.name),
  thumbnailHead: store.picture,
  address: pick(store.address),
  distance,
  ...doorOf(store, now),
  classifyName: pick(store.classify),
  perCapita: store.perCapita,
  score: store.score,
  saleQtyTotal: store.sold,
  dealCount: deals.length,
  deals: deals.slice(0, DEALS_MOST).map((deal) => ({
    productId: deal.id,
    productName: pick(deal.name),
    productImg: deal.picture,
    price: priceIn(lowered)(deal),
    originalPrice: deal.originalPrice,
    saleQtyTotal: deal.sold,
    sellout: deal.stock === 0,
  })),
  labels: labelsOf(deals, { now, t }),
});

/** Deals near a place; of a coupon that counts on none, only the coupon. */
export const nearDeals: Handlers['groupProductNearList'] = async (context, request) => {
  const { deps, place, now } = context;
  const redpack = await couponOfDeals(context, request.redpackId);
  const found =
    redpack !== null && redpack.refusal !== null
      ? NOTHING
      : findDeals(await town.get(deps.db), {
          ...request,
          from: pointOf(request, place),
          now,
          lowered: await flashPrices(deps.db, now),
          ...(redpack !== null && { coupon: redpack }),
        });
  const specialsOf = await specialsNow(deps.db, now);
  return {
    ...pageOf(found, request),
    result: found.rows.map((row) => dealRow(row, context, specialsOf)),
    redpack,
  };
};

export const nearStores: Handlers['groupNearStoreList'] = async (context, request) => {
  const { deps, place, now } = context;
  const from = pointOf(request, place);
  const lowered = await flashPrices(deps.db, now);
  const found = findStores(await town.get(deps.db), { ...request, from, now, lowered });
  return {
    ...pageOf(found, request),
    result: found.rows.map((row) => storeRow(row, context, lowered)),
  };
};
