import type { StoreKind } from '#shared/codes/store-kind.ts';
import { HOUR, type Day } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { entriesByDay, type EntryCell, entryCells } from '#server/modules/order/index.ts';
import type { Figures, OrderFigures, OrderMoney } from './closing-document.ts';
import type { Scope } from './figures-repo.ts';
import { more, NO_SUMS, type Sums } from './sums.ts';

const FIELDS = [
  'count',
  'paid',
  'promotions',
  'whole',
  'wholeCount',
  'part',
  'partCount',
  'given',
  'givenCount',
  'delivery',
  'platform',
] as const satisfies readonly (keyof OrderMoney)[];

const moneyOf = (cell: EntryCell): OrderMoney => ({
  count: cell.orders,
  paid: cell.paid,
  promotions: cell.promotions,
  whole: cell.whole,
  wholeCount: cell.wholeOrders,
  part: cell.part,
  partCount: cell.parts,
  given: cell.given,
  givenCount: cell.gifts,
  delivery: cell.delivery,
  platform: cell.platform,
});

const NONE: OrderMoney = {
  count: 0,
  paid: 0,
  promotions: 0,
  whole: 0,
  wholeCount: 0,
  part: 0,
  partCount: 0,
  given: 0,
  givenCount: 0,
  delivery: 0,
  platform: 0,
};

const total = (parts: readonly OrderMoney[]): OrderMoney => {
  const sum = { ...NONE };
  for (const part of parts) for (const field of FIELDS) sum[field] += part[field];
  return sum;
};

/** What orders of a day came to when they were paid, and what they come to less what was given back. */
export const soldOf = ({ count, paid, platform }: OrderMoney): Sums => ({
  count,
  times: 0,
  amount: paid,
  settle: paid - platform,
});

/** What orders bring into the books: those that stand, what guests paid less what went back, and what is the store's of it. */
export const keptOf = ({
  count,
  wholeCount,
  paid,
  whole,
  part,
  given,
  platform,
}: OrderMoney): Sums => {
  const amount = paid - whole - part - given;
  return { count: count - wholeCount, times: 0, amount, settle: amount - platform };
};

const ofKind = (
  kind: StoreKind,
  cells: readonly EntryCell[],
  names: ReadonlyMap<string, Bilingual>,
): OrderFigures => {
  const sum = (some: readonly EntryCell[]) => total(some.map(moneyOf));
  return {
    kind,
    ...sum(cells),
    stores: [...groupBy(cells, ({ storeId }) => storeId)]
      .map(([id, some]) => ({ id, name: names.get(id) ?? { zh: id, en: id }, ...sum(some) }))
      .sort((a, b) => b.paid - a.paid || a.id.localeCompare(b.id)),
    hours: [...groupBy(cells, ({ hour }) => hour)]
      .map(([hour, some]) => ({ hour: hour / HOUR, ...sum(some) }))
      .sort((a, b) => a.hour - b.hour),
  };
};

/** What orders did on a day, by kind; a kind that the scope has stores of is there also without an order. */
export const orderFiguresOf = async (
  query: Query,
  scope: Scope,
  stores: readonly { id: string; name: Bilingual; kind: StoreKind }[],
): Promise<OrderFigures[]> => {
  if (stores.length === 0) return [];
  const cells = await entryCells(query, scope);
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return [...groupBy(stores, ({ kind }) => kind).keys()]
    .toSorted()
    .toReversed()
    .map((kind) =>
      ofKind(
        kind,
        cells.filter((cell) => cell.kind === kind),
        names,
      ),
    );
};

/** Sums of each day of a span as the books keep them. */
export const orderSumsByDay = async (
  query: Query,
  scope: Scope,
): Promise<ReadonlyMap<Day, Sums>> => {
  const days = await entriesByDay(query, scope);
  return new Map(
    [...days].map(([day, { orders, wholeOrders, ...money }]) => [
      day,
      keptOf({ ...NONE, ...money, count: orders, wholeCount: wholeOrders }),
    ]),
  );
};

/** Two accounts of days as one: a store has either. */
export const together = (
  a: ReadonlyMap<Day, Sums>,
  b: ReadonlyMap<Day, Sums>,
): ReadonlyMap<Day, Sums> =>
  new Map(
    [...new Set([...a.keys(), ...b.keys()])].map((day) => [
      day,
      more(a.get(day) ?? NO_SUMS, b.get(day) ?? NO_SUMS),
    ]),
  );

/** What was redeemed and ordered on a day. */
export const totalOf = ({ total: redeemed, orders }: Pick<Figures, 'total' | 'orders'>): Sums =>
  orders.map(soldOf).reduce(more, redeemed);

/** What a day comes to: what was redeemed and ordered on it, less what was given back on it. */
export const netOf = ({
  total: redeemed,
  refunded,
  orders,
}: Pick<Figures, 'total' | 'refunded' | 'orders'>): Sums =>
  orders.map(keptOf).reduce(more, more(redeemed, refunded));
