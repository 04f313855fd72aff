import { UNLIMITED } from '#shared/cart/cart-line.ts';
import { addDays, dayOf, instant, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import type { TakeoutActivityOf } from '../store/activity-rules.ts';
import { ofKind } from '../store/of-kind.ts';
import { flashGoods } from './found-goods-repo.ts';
import { intervalAt, type Interval } from './interval.ts';
import { loweringOf, presentGoods, storesNear, type Located } from './found-goods.ts';

/** Goods of an interval. */
const MOST_GOODS = 30;

type Flash = TakeoutActivityOf<'flash'>;
/** The hours of a sale on a day; null where it has begun later or ended before. */
const intervalOn = (sale: Flash, day: Day): Interval | null => {
  const { endAt: last, ...interval } = intervalAt(sale.rules, day);
  const endAt = instant(Math.min(last, sale.endsAt ?? Number.MAX_SAFE_INTEGER));
  return sale.startsAt < endAt && interval.startAt < endAt ? { ...interval, endAt } : null;
};

const salesNear = async (context: Context, request: Located) => {
  const seen = await storesNear(context, request);
  const byStore = await loweringOf(
    context.deps.db,
    seen.stores.map(({ entry }) => entry.id),
  );
  return { seen, sales: ofKind([...byStore.values()].flat(), 'flash') };
};

/** Goods with the flash prices of a moment. A price without pieces left stays known, for those that are shown as sold out. */
const goodsOf = async (
  context: Context,
  { seen, sales }: Awaited<ReturnType<typeof salesNear>>,
  { at, withSoldOut }: { at: Instant; withSoldOut: boolean },
) => {
  if (sales.length === 0) return [];
  const products = await flashGoods(context.deps.db.query, {
    activityIds: sales.map(({ id }) => id),
    storeIds: seen.stores.map(({ entry }) => entry.id),
    withSoldOut,
    most: MOST_GOODS,
  });
  const soldOut = new Map(
    products.flatMap(({ storeId, id, flash }) =>
      flash?.stock === 0 ? [[`${storeId}/${id}`, { ...flash, userRemaining: UNLIMITED }]] : [],
    ),
  );
  const goods = await presentGoods(context, products, { ...seen, at });
  return goods.flatMap(({ seckill, ...good }) => {
    const shown = seckill ?? soldOut.get(`${good.store?.storeId ?? ''}/${good.productId}`) ?? null;
    return shown === null ? [] : [{ ...good, seckill: shown }];
  });
};

/** Goods of the flash sales that run near a place, and when the first of these ends. */
export const marketTodaySeckill: Handlers['marketTodaySeckill'] = async (context, request) => {
  const { now } = context;
  const { seen, sales } = await salesNear(context, request);
  const running = sales.flatMap((sale) => {
    const interval = intervalOn(sale, dayOf(now));
    return interval && interval.startAt <= now && now < interval.endAt ? [{ sale, interval }] : [];
  });
  const result = await goodsOf(
    context,
    { seen, sales: running.map(({ sale }) => sale) },
    { at: now, withSoldOut: false },
  );
  const ends = running
    .filter(({ sale }) => result.some(({ seckill }) => seckill?.activityId === sale.id))
    .map(({ interval }) => interval.endAt);
  return { result, endAt: ends.length === 0 ? null : instant(Math.min(...ends)) };
};

/** A moment of an interval: now while it runs, else its first or last. */
const momentOf = ({ startAt, endAt }: Interval, now: Instant): Instant =>
  instant(Math.min(Math.max(now, startAt), endAt - 1));

/** The hours of the sales of today and of the next day (decision P10). */
export const marketSeckillIntervals: Handlers['marketSeckillIntervals'] = async (
  context,
  { subscribeDay, subId, ...request },
) => {
  const { now } = context;
  const near = await salesNear(context, request);
  const [today, next] = [dayOf(now), addDays(dayOf(now), 1)];
  const planned = [today, next].flatMap((day) =>
    near.sales.flatMap((sale) => {
      const interval = intervalOn(sale, day);
      return interval ? [{ sale, interval }] : [];
    }),
  );
  const intervals = new Map(
    planned.map(({ interval }) => [`${interval.day} ${interval.subId}`, interval]),
  );
  const wanted = planned.filter(
    ({ interval }) => interval.day === subscribeDay && interval.subId === subId,
  );
  return {
    result: [...intervals.values()].toSorted((a, b) => a.startAt - b.startAt || a.endAt - b.endAt),
    products: await goodsOf(
      context,
      { seen: near.seen, sales: wanted.map(({ sale }) => sale) },
      { at: wanted[0] ? momentOf(wanted[0].interval, now) : now, withSoldOut: true },
    ),
  };
};
