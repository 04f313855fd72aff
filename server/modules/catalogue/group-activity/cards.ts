import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { isPastLastDay } from '#shared/group/voucher-window.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { cardOf } from '../group/present.ts';
import type { Town, TownDeal, TownStore } from '../group-find/town.ts';
import type { ActivityItem } from '../group-special/activity-repo.ts';
import type { SpecialRows } from '../group-special/specials.ts';

const nearestStore = (deal: TownDeal, { stores }: Town, from: Point) => {
  let near: { store: TownStore; meters: number } | null = null;
  for (const place of deal.stores) {
    const store = stores[place];
    if (store === undefined) continue;
    const meters = distanceMeters(from, store);
    if (near === null || meters < near.meters) near = { store, meters };
  }
  return near;
};

/** Deals of an activity as cards at their nearest stores, in their order; those no longer on sale are left out. */
export const itemCards = (
  items: readonly ActivityItem[],
  {
    town,
    from,
    now,
    pick,
    specialsOf,
  }: {
    town: Town;
    from: Point;
    now: Instant;
    pick: Context['pick'];
    specialsOf: (item: ActivityItem) => SpecialRows;
  },
) => {
  const day = dayOf(now);
  const wanted = new Set<string>(items.map(({ productId }) => productId));
  const deals = new Map(
    town.deals
      .filter(({ id, validity }) => wanted.has(id) && !isPastLastDay(validity, day))
      .map((deal) => [deal.id, deal]),
  );
  return items.flatMap((item) => {
    const deal = deals.get(item.productId);
    const near = deal && nearestStore(deal, town, from);
    if (deal === undefined || !near) return [];
    return [
      {
        ...cardOf(deal, [near.store], pick),
        ...specialsOf(item),
        storeCount: deal.stores.length,
        category: deal.category,
        distance: Math.round(near.meters),
      },
    ];
  });
};
