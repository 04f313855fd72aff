import type { ActivityState } from '#shared/codes/group-activity.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { DAY, instant, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { cachedBriefly } from '../near/cached.ts';
import { itemsBetween, itemsOfProduct, type ActivityItem } from './activity-repo.ts';

/** Where an activity is in its time; its end is no longer part of it. */
export const stateOf = (
  { startsAt, endsAt }: Pick<ActivityItem, 'startsAt' | 'endsAt'>,
  now: Instant,
): ActivityState => (now < startsAt ? 'NOT_STARTED' : now < endsAt ? 'RUNNING' : 'OVER');

type Priced = ActivityItem & { price: Cents };
const isPriced = (item: ActivityItem): item is Priced => item.price !== null;

/** Pieces left at a flash price; -1 is no limit. */
export const leftOf = ({ stock, taken }: Pick<ActivityItem, 'stock' | 'taken'>): number =>
  stock < 0 ? -1 : Math.max(0, stock - taken);

export const flashRow = (item: Priced) => ({
  secKillId: item.activityId,
  price: item.price,
  startTime: item.startsAt,
  endTime: item.endsAt,
  left: leftOf(item),
  total: item.stock,
  limit: item.userLimit,
});

const bulkRow = ({ activityId, price, fromQuantity, endsAt }: Priced) => ({
  activityId,
  price,
  fromQuantity,
  endTime: endsAt,
});

/** The special prices of a deal as pages show them. */
export type SpecialRows = {
  flash: ReturnType<typeof flashRow> | null;
  bulk: ReturnType<typeof bulkRow> | null;
};
export const NO_SPECIALS: SpecialRows = { flash: null, bulk: null };

/** The flash sale of a deal: that which runs, else the next of a day; its lowest bulk price. `items`: of the deal, the soonest first. */
export const specialRows = (items: readonly ActivityItem[], now: Instant): SpecialRows => {
  const priced = items.filter(isPriced);
  const flash = priced.find(
    (item) => item.part === 'FLASH' && now < item.endsAt && item.startsAt < plus(now, DAY),
  );
  const [bulk] = priced
    .filter((item) => item.part === 'BULK' && stateOf(item, now) === 'RUNNING')
    .toSorted((a, b) => a.price - b.price);
  return { flash: flash ? flashRow(flash) : null, bulk: bulk ? bulkRow(bulk) : null };
};

/** The special prices of one deal, as they are this moment. */
export const specialsOfProduct = async (
  query: Query,
  product: { merchantId: string; id: string },
  now: Instant,
): Promise<SpecialRows> => specialRows(await itemsOfProduct(query, product, now), now);

/** When a database was last asked: what is loaded reaches from a day before that to two days after. */
const askedAt = new WeakMap<Db, Instant>();
const items = cachedBriefly(async (db) => {
  const now = askedAt.get(db) ?? instant(0);
  const near = await itemsBetween(db.query, { from: plus(now, -DAY), until: plus(now, 2 * DAY) });
  return { near, byProduct: groupBy(near, ({ productId }) => productId as string) };
});
const itemsNear = (db: Db, now: Instant) => {
  askedAt.set(db, now);
  return items.get(db);
};

/** The deals of the activities of these days, read at most every other second. */
export const activityItems = async (db: Db, now: Instant): Promise<readonly ActivityItem[]> =>
  (await itemsNear(db, now)).near;

/** The special prices of the deals of a list. */
export const specialsNow = async (
  db: Db,
  now: Instant,
): Promise<(productId: string) => SpecialRows> => {
  const { byProduct } = await itemsNear(db, now);
  return (productId) => {
    const own = byProduct.get(productId);
    return own === undefined ? NO_SPECIALS : specialRows(own, now);
  };
};

/** What one piece of a deal costs now. */
export const priceNow = (price: Cents, { flash }: SpecialRows, now: Instant): Cents =>
  flash !== null && flash.startTime <= now && flash.left !== 0 && flash.price < price
    ? flash.price
    : price;

type Prices = ReadonlyMap<string, Cents>;
type Lowered = { of: object; second: number; prices: Prices };
const lowered = new WeakMap<Db, Lowered>();

const isSame = (one: Prices, other: Prices): boolean => {
  if (one.size !== other.size) return false;
  for (const [id, price] of one) if (other.get(id) !== price) return false;
  return true;
};

/** What one piece costs of each deal whose flash sale runs, by id; a deal's usual price may still be the lower one. Worked out once a second; the same object as long as no price moves. */
export const flashPrices = async (db: Db, now: Instant): Promise<Prices> => {
  const { byProduct } = await itemsNear(db, now);
  const second = Math.floor(now / SECOND);
  const known = lowered.get(db);
  if (known?.of === byProduct && known.second === second) return known.prices;
  const prices = new Map<string, Cents>();
  for (const [productId, own] of byProduct) {
    const { flash } = specialRows(own, now);
    if (flash !== null && flash.startTime <= now && flash.left !== 0)
      prices.set(productId, flash.price);
  }
  const shown = known !== undefined && isSame(known.prices, prices) ? known.prices : prices;
  lowered.set(db, { of: byProduct, second, prices: shown });
  return shown;
};
