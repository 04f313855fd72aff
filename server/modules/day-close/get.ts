import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, startOfDay, type Day } from '#shared/kernel/time.ts';
import { settledAt } from '#shared/voucher/undo-window.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { type MerchantStore, storeScope, workplaces } from '#server/modules/staff/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { booksOf } from './books.ts';
import {
  closedDays,
  closingBefore,
  closingsOfDay,
  closingsOfStore,
  type Closing,
  type Place,
} from './closing-repo.ts';
import { daysWithRecords } from './figures-repo.ts';
import type { Figures, Frozen } from './closing-document.ts';
import { figuresOf, isAhead } from './figures.ts';
import { booksFor, closingFor, figuresFor, sumsFor } from './present.ts';
import { netOf, soldOf, totalOf } from './order-figures.ts';
import { less, NO_SUMS, type Sums } from './sums.ts';

/** How far back a day that was forgotten is pointed out. */
const OPEN_DAYS = 14;

const openDaysOf = async (
  {
    deps: {
      db: { query },
    },
    now,
  }: MerchantContext,
  place: Place,
): Promise<Day[]> => {
  const today = dayOf(now);
  const since = addDays(today, -OPEN_DAYS);
  const [days, closed] = await Promise.all([
    daysWithRecords(query, {
      merchantId: place.merchantId,
      storeIds: [place.storeId],
      from: startOfDay(since),
      to: startOfDay(today),
    }),
    closedDays(query, place, since),
  ]);
  return days.filter((day) => !closed.includes(day));
};

/** The store of this merchant, or a refusal; what a caller may see of it is decided before. */
export const storeOf = async (
  { deps, session }: MerchantContext,
  storeId: string,
): Promise<MerchantStore> =>
  (await workplaces(deps.db.query, session.merchantId)).find(({ id }) => id === storeId) ??
  refuse('STORE_NOT_FOUND');

/** What a store's day is to be closed with, as of now. */
export const openBooks = async (
  context: MerchantContext,
  place: Place,
  day: Day,
  figures: Figures,
): Promise<Frozen> => {
  const { query } = context.deps.db;
  const [books, before] = await Promise.all([
    booksOf(query, place, { day, total: netOf(figures), now: context.now }),
    closingBefore(query, place, day),
  ]);
  return {
    ...figures,
    ...books,
    before: before && { day: before.day, total: totalOf(before.figures) },
  };
};

const oneStore = async (
  context: MerchantContext,
  store: MerchantStore,
  day: Day,
): Promise<DayReply> => {
  const {
    session: { merchantId },
    deps: {
      db: { query },
    },
  } = context;
  const place = { merchantId, storeId: store.id };
  const [live, history, openDays] = await Promise.all([
    figuresOf(context, { day, storeIds: [store.id] }),
    closingsOfDay(query, { merchantId, storeIds: [store.id], day }),
    openDaysOf(context, place),
  ]);
  const [last] = history;
  const standing = last && last.reopened === null ? last : null;
  const shown = standing ? standing.figures : await openBooks(context, place, day, live);
  return {
    day,
    storeId: store.id,
    storeName: context.pick(store.name),
    kind: store.kind,
    settleAt: settledAt(startOfDay(day)),
    figures: figuresFor(context, shown, day),
    ...booksFor(context, shown),
    closing: standing && closingFor(context, standing),
    since: last ? sumsFor(context, less(netOf(live), netOf(last.figures))) : null,
    before: shown.before && { day: shown.before.day, total: sumsFor(context, shown.before.total) },
    history: history.map((closing) => closingFor(context, closing)),
    openDays,
    stores: [],
  };
};

const storeTotal = ({ stores, orders }: Figures, { id, kind }: MerchantStore): Sums => {
  if (kind === 'group') return stores.find((one) => one.id === id) ?? NO_SUMS;
  const money = orders.flatMap((of) => of.stores).find((one) => one.id === id);
  return money === undefined ? NO_SUMS : soldOf(money);
};

const storeRow = (
  context: MerchantContext,
  store: MerchantStore,
  live: Figures,
  closings: readonly Closing[],
): DayReply['stores'][number] => {
  const last = closings.find(({ storeId }) => storeId === store.id);
  return {
    storeId: store.id,
    name: context.pick(store.name),
    kind: store.kind,
    total: sumsFor(context, storeTotal(live, store)),
    closing: last && last.reopened === null ? closingFor(context, last) : null,
  };
};

const manyStores = async (
  context: MerchantContext,
  storeIds: readonly string[] | null,
  day: Day,
): Promise<DayReply> => {
  const {
    session: { merchantId },
    deps: {
      db: { query },
    },
    t,
  } = context;
  const [live, closings, stores] = await Promise.all([
    figuresOf(context, { day, storeIds }),
    closingsOfDay(query, { merchantId, storeIds, day }),
    workplaces(query, merchantId),
  ]);
  return {
    day,
    storeId: null,
    storeName: t('day.allStores'),
    kind: null,
    settleAt: settledAt(startOfDay(day)),
    figures: figuresFor(context, live, day),
    corrections: [],
    bookedBefore: null,
    booked: sumsFor(context, netOf(live)),
    closing: null,
    since: null,
    before: null,
    history: [],
    openDays: [],
    stores: stores
      .filter(({ id }) => storeIds === null || storeIds.includes(id))
      .map((store) => storeRow(context, store, live, closings)),
  };
};

/** A day as it was closed, or as it is now (table A, row 34; decisions A5, D10). */
export const dayGet: Handlers['merchantDayGet'] = async (context, { storeId, day }) => {
  const storeIds = storeScope(context.session, storeId === null ? [] : [storeId]);
  if (isAhead(context, day)) return refuse('DAY_AHEAD');
  return storeId === null
    ? manyStores(context, storeIds, day)
    : oneStore(context, await storeOf(context, storeId), day);
};

export const dayList: Handlers['merchantDayList'] = async (context, { storeId, offset, size }) => {
  storeScope(context.session, [storeId]);
  const store = await storeOf(context, storeId);
  const rows = await closingsOfStore(
    context.deps.db.query,
    { merchantId: context.session.merchantId, storeId: asId(store.id) },
    { offset, size },
  );
  const page = rows.slice(0, size);
  return {
    result: page.map((closing) => ({ day: closing.day, ...closingFor(context, closing) })),
    next: rows.length > size,
    nextOffset: offset + page.length,
  };
};
