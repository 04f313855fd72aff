import type { Context, Handlers } from '#server/kit/context.ts';
import { withBelow } from '../market/classes.ts';
import { linksOf, marketSight, rowsOf, type MarketSight } from '../market/load.ts';
import type { TakeoutActivity } from '../store/activity-rules.ts';
import { fullActivities } from '../store/full-activities.ts';
import { productsByIds } from '../store/menu-repo.ts';
import { ofKind } from '../store/of-kind.ts';
import { idsInScope, type GoodsScope } from './activity-goods-repo.ts';

type Asked = { offset: number; size: number };
const NOTHING = { result: [], next: false, nextOffset: 0 };

/** A page of the goods within a scope: only its own are read whole. */
export const pageInScope = async (
  context: Context<'guest'>,
  sight: MarketSight,
  scope: GoodsScope,
  { offset, size }: Asked,
) => {
  const { query } = context.deps.db;
  const found = await idsInScope(query, sight.store, scope, { offset, limit: size + 1 });
  const ids = found.slice(0, size);
  const products = await productsByIds(query, sight.store, ids);
  const byId = new Map(rowsOf(context, sight, products).map((row) => [String(row.productId), row]));
  return {
    result: ids.flatMap((id) => byId.get(id) ?? []),
    next: found.length > size,
    nextOffset: offset + ids.length,
  };
};

const fullScope = async (
  deps: Context['deps'],
  { store, offers }: MarketSight,
  activityId: string,
): Promise<GoodsScope | null> => {
  const rules = fullActivities(store, offers.activities).find(({ id }) => id === activityId)?.rules;
  if (rules === undefined) return null;
  const { productType, productTypeIdList, productList } = rules;
  if (productType === 1) return { of: 'all' };
  if (productType === 4) return { of: 'ids', ids: productList };
  if (productType === 3) return { of: 'brands', ids: productTypeIdList };
  const links = await linksOf(deps, store);
  return { of: 'classes', ids: productTypeIdList.flatMap((id) => withBelow(links, id)) };
};

const otherScope = ({ kind, id, rules }: TakeoutActivity): GoodsScope | null => {
  switch (kind) {
    case 'composite':
    case 'buyGift':
    case 'halfPrice':
      return { of: 'ids', ids: rules.productIds };
    case 'discount':
      return { of: 'discount', activityId: id };
    case 'purchase':
      return { of: 'purchase', activityId: id };
    default:
      return null;
  }
};

/** What counts for an activity that runs. */
const scopeOf = async (
  deps: Context['deps'],
  sight: MarketSight,
  activityId: string,
): Promise<GoodsScope | null> => {
  const found = sight.offers.activities.find(({ id }) => id === activityId);
  if (found?.kind === 'full') return fullScope(deps, sight, activityId);
  return found === undefined ? null : otherScope(found);
};

export const activityProducts: Handlers['marketActivityProducts'] = async (
  context,
  { storeId, activityId, ...asked },
) => {
  const sight = await marketSight(context, storeId);
  const scope = await scopeOf(context.deps, sight, activityId);
  return scope === null ? NOTHING : pageInScope(context, sight, scope, asked);
};

export const discountedProducts: Handlers['marketDiscounts'] = async (
  context,
  { storeId, ...asked },
) => {
  const sight = await marketSight(context, storeId);
  const [activity] = ofKind(sight.offers.activities, 'discount');
  return activity === undefined
    ? NOTHING
    : pageInScope(context, sight, { of: 'discount', activityId: activity.id }, asked);
};
