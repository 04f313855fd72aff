import type { Context, Handlers } from '#server/kit/context.ts';
import { bestItems, catalogueOf, itemsBelow } from './catalogue.ts';
import { NEW_PEOPLE_ZONE, newPeopleGoods } from './zone-goods.ts';
import { pageOfGoods, storesNear, type Located } from './found-goods.ts';

/** Articles that a list of the home chooses from. */
const MOST_ITEMS = 300;
/** Further lists of goods. */
const MOST_ZONES = 8;

/** What sells best near a place, each article once from the nearest store that has it. */
const bestGoods = async (
  context: Context,
  { offset, size, ...request }: Located & { offset: number; size: number },
  categoryId?: string,
) => {
  const [seen, items] = await Promise.all([
    storesNear(context, request),
    bestItems(context.deps.db, MOST_ITEMS, categoryId),
  ]);
  return pageOfGoods(context, {
    seen,
    items,
    sort: 'unknown',
    once: 'nearest',
    offset,
    limit: size,
  });
};

export const marketHomeProducts: Handlers['marketHomeProducts'] = (context, request) =>
  bestGoods(context, request);

export const marketZoneProducts: Handlers['marketZoneProducts'] = (
  context,
  { zoneId, ...request },
) =>
  zoneId === NEW_PEOPLE_ZONE
    ? newPeopleGoods(context, request)
    : bestGoods(context, request, zoneId);

/** The categories of the first level that have goods; none where no supermarket delivers to. */
export const marketRecommendClassify: Handlers['marketRecommendClassify'] = async (
  context,
  request,
) => {
  const { deps, pick } = context;
  const [{ stores }, catalogue] = await Promise.all([
    storesNear(context, request),
    catalogueOf(deps.db),
  ]);
  if (stores.length === 0) return { result: [] };
  return {
    result: (catalogue.below.get('') ?? [])
      .filter(({ id }) => itemsBelow(catalogue, id).length > 0)
      .slice(0, MOST_ZONES)
      .map(({ id, name, picture }) => ({ zoneId: id, zoneName: pick(name), imgUrl: picture })),
  };
};
