import type { GroupLabel, GroupSort } from '#shared/codes/group-list.ts';
import { isOpenAt } from '#shared/group/week-hours.ts';
import { usableToday } from '#shared/group/voucher-window.ts';
import { dayOf, MINUTE, type Day, type Instant } from '#shared/kernel/time.ts';
import { sphereOf, type Sphere } from '../near/columns.ts';
import { SORTS } from './sorts.ts';
import type { Town, TownDeal } from './town-repo.ts';

/** For each of many, some of others: those of `place` are `to` from `from[place]` until `from[place + 1]`. */
type Links = { from: Int32Array; to: Int32Array };
/** What lists look at in every deal and store, number beside number: no object is touched until it is found. */
export type Columns = {
  sphere: Sphere;
  /** The deals of each store, and the stores of each deal. */ dealsOf: Links;
  storesOf: Links;
  /** The place of each deal by its id. */ places: ReadonlyMap<string, number>;
  onSaleFrom: Float64Array;
  price: Float64Array;
  isOut: Uint8Array;
  keys: Partial<Record<GroupSort, { deals: Float64Array; stores: Float64Array }>>;
  flags: Map<string, Uint8Array>;
  open: { minute: number; values: Uint8Array };
  today: { day: Day | null; values: Uint8Array };
};

const linksOf = (lists: readonly (readonly number[])[]): Links => {
  const from = new Int32Array(lists.length + 1);
  for (const [place, { length }] of lists.entries()) from[place + 1] = from[place]! + length;
  return { from, to: Int32Array.from(lists.flat()) };
};

const made = new WeakMap<Town, Columns>();

/** The columns of a town, made at its first use. */
export const columnsOf = (town: Town): Columns => {
  const known = made.get(town);
  if (known) return known;
  const { deals, stores } = town;
  const places = new Map(deals.map(({ id }, place) => [id as string, place]));
  const columns: Columns = {
    sphere: sphereOf(stores),
    dealsOf: linksOf(stores.map((store) => store.deals.map(({ id }) => places.get(id)!))),
    storesOf: linksOf(deals.map((deal) => deal.stores)),
    places,
    onSaleFrom: Float64Array.from(deals, ({ onSaleFrom }) => onSaleFrom ?? 0),
    price: Float64Array.from(deals, ({ price }) => price),
    isOut: Uint8Array.from(deals, ({ stock }) => Number(stock === 0)),
    keys: {},
    flags: new Map(),
    open: { minute: -1, values: new Uint8Array(0) },
    today: { day: null, values: new Uint8Array(0) },
  };
  made.set(town, columns);
  return columns;
};

/** What of a sort is the deal's or the store's own. */
export const keysOf = (town: Town, sort: GroupSort) =>
  (columnsOf(town).keys[sort] ??= {
    deals: Float64Array.from(town.deals, SORTS[sort].own),
    stores: Float64Array.from(town.stores, SORTS[sort].own),
  });

const flagOf = (town: Town, name: string, has: (deal: TownDeal) => boolean): Uint8Array => {
  const { flags } = columnsOf(town);
  const known = flags.get(name);
  if (known) return known;
  const values = Uint8Array.from(town.deals, (deal) => Number(has(deal)));
  flags.set(name, values);
  return values;
};

/** Which deals are of a category. */
export const inCategory = (town: Town, category: TownDeal['category']): Uint8Array =>
  flagOf(town, `category ${category}`, (deal) => deal.category === category);

/** Which deals can be used today; worked out once a day. */
const usableOn = (town: Town, now: Instant): Uint8Array => {
  const columns = columnsOf(town);
  const day = dayOf(now);
  if (columns.today.day !== day) {
    const isUsable = usableToday(now);
    columns.today = {
      day,
      values: Uint8Array.from(town.deals, (deal) => Number(isUsable(deal))),
    };
  }
  return columns.today.values;
};

/** Which deals have a property at a moment. */
export const withLabel = (town: Town, label: GroupLabel, now: Instant): Uint8Array =>
  label === 'today'
    ? usableOn(town, now)
    : flagOf(town, `label ${label}`, ({ labels }) => labels.includes(label));

/** Which stores are open; worked out once a minute. */
export const openAt = (town: Town, now: Instant): Uint8Array => {
  const columns = columnsOf(town);
  const minute = Math.floor(now / MINUTE);
  if (columns.open.minute !== minute)
    columns.open = {
      minute,
      values: Uint8Array.from(town.stores, ({ hours }) => Number(isOpenAt(hours, now) === true)),
    };
  return columns.open.values;
};
