import { createHash } from 'node:crypto';
import { MORNING_MOST, type PrintMorning } from '#shared/contract/merchant/desk-print.ts';
import type { MorningDay } from '#shared/codes/printer.ts';
import { addDays, type Day, type Instant } from '#shared/kernel/time.ts';
import { businessDay, startOfBusinessDay } from '#shared/order/desk/business-day.ts';
import { firstOpening } from '#shared/order/desk/morning-list.ts';
import { morningOf, morningPaper, paperOf, partOf, printerFor } from '#shared/order/desk/papers.ts';
import type { Db, Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import { type DeskStore, deskStores } from '#server/modules/catalogue/index.ts';
import { firstPreOrders, preOrdersToMake, type TakeoutOrder } from '#server/modules/order/index.ts';
import { deskOrderRows } from '../orders.ts';
import { storesAtDesk } from '../scope.ts';
import { addJobs, isAhead, type Job, jobsOfOrder, mayBeOut, wantAgain } from './job-repo.ts';
import { printersOf, storesWithout } from './printer-repo.ts';

type Place = Pick<DeskStore, 'merchantId' | 'id'>;

/** A list belongs to no order: its job has the store's id as order id. */
const asOrder = ({ merchantId, id }: Place) => ({ merchantId, id, storeId: id });

const spanOf = (day: Day) => ({
  from: startOfBusinessDay(day),
  to: startOfBusinessDay(addDays(day, 1)),
});

const ordersOf = (query: Query, { merchantId, id }: Place, day: Day): Promise<TakeoutOrder[]> =>
  preOrdersToMake(query, { merchantId, storeId: id, ...spanOf(day) }, MORNING_MOST + 1);

/** A list as it is now, and what it tells, as a short word. */
const listNow = async (context: MerchantContext, store: DeskStore, day: Day) => {
  const found = await ordersOf(context.deps.db.query, store, day);
  const orders = await deskOrderRows(context, found.slice(0, MORNING_MOST));
  const told = orders.map(({ orderId, slotAt, way, stage, lines }) => [
    orderId,
    slotAt,
    way,
    stage === 'NEW',
    lines.map(({ lineId, kept }) => [lineId, kept]),
  ]);
  return {
    list: { day, store: context.pick(store.name), orders, isCut: found.length > orders.length },
    says: createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12),
  };
};

const nthOf = ({ part }: Job): number => morningOf(paperOf(part))?.nth ?? 0;

/** The lists of a day that were wanted so far, the last first. */
const listsOf = async (query: Query, store: Place, day: Day, lock = false): Promise<Job[]> =>
  (await jobsOfOrder(query, asOrder(store), { lock }))
    .filter(({ part, state }) => morningOf(paperOf(part))?.day === day && state !== 'DROPPED')
    .toSorted((a, b) => nthOf(b) - nthOf(a));

const printerAt = async (query: Query, { merchantId, id }: Place) =>
  printerFor(await printersOf(query, { merchantId, storeIds: [id] }), {
    kind: 'MORNING',
    stationId: null,
  });

const dayAsked = (day: MorningDay, now: Instant): Day =>
  addDays(businessDay(now), day === 'TODAY' ? 0 : 1);

/** The list of a claimed job, and what it tells. */
export const morningNow = async (
  context: MerchantContext,
  { job, store, isDeputy }: { job: Job; store: DeskStore; isDeputy: boolean },
): Promise<{ morning: PrintMorning; says: string }> => {
  const { day } = morningOf(paperOf(job.part)) ?? refuse('PRINT_NOT_FOUND');
  const { list, says } = await listNow(context, store, day);
  return { morning: { ...list, isDuplicate: job.prints > 0 || job.isUnsure, isDeputy }, says };
};

/** The list of a day as it would be printed now. */
export const printMorning: Handlers['merchantPrintMorning'] = async (context, body) => {
  const { deps, now } = context;
  const store = (await storesAtDesk(context, [body.storeId]))[0]!;
  const day = dayAsked(body.day, now);
  const { list, says } = await listNow(context, store, day);
  const [last] = await listsOf(deps.db.query, store, day);
  const isOut = last !== undefined && mayBeOut(last) && last.says === says;
  return {
    ...list,
    isDuplicate: isOut,
    isDeputy: false,
    hasPrinter: (await printerAt(deps.db.query, store)) !== null,
    isOut,
  };
};

/** Prints an earlier list once more, for a store where the caller works. */
export const morningAgain = async (
  query: Query,
  store: Place,
  { part, now }: { part: string; now: Instant },
): Promise<void> => {
  const { printerId } = (await printerAt(query, store)) ?? refuse('PRINTER_NONE');
  const jobs = await jobsOfOrder(query, asOrder(store));
  if (!jobs.some((job) => job.part === part && job.state !== 'DROPPED')) refuse('PRINT_NOT_FOUND');
  if (!(await wantAgain(query, asOrder(store), { part, printerId, now }))) refuse('PRINT_TAKEN');
};

/** Prints the list of a day now. If the last one has not been printed yet, or says the same, it is printed once more; else this is a new list. */
export const printMorningNow: Handlers['merchantPrintMorningNow'] = async (context, body) => {
  const { now } = context;
  const store = (await storesAtDesk(context, [body.storeId]))[0]!;
  const day = dayAsked(body.day, now);
  const { list, says } = await listNow(context, store, day);
  return once(context, body, {
    scope: 'print/morning',
    work: async (query) => {
      const { printerId } = (await printerAt(query, store)) ?? refuse('PRINTER_NONE');
      if (list.orders.length === 0) return refuse('PRINT_NOT_FOUND');
      const lists = await listsOf(query, store, day, true);
      const [last] = lists;
      if (last !== undefined && (isAhead(last) || last.says === says))
        await morningAgain(query, store, { part: last.part, now });
      else {
        // two that ask at once ask for the same one
        const part = partOf(morningPaper(day, Math.max(0, ...lists.map(nthOf)) + 1));
        await addJobs(query, asOrder(store), [{ part, printerId, dueAt: now }]);
      }
      return {};
    },
  });
};

type Candidate = Awaited<ReturnType<typeof firstPreOrders>>[number];

/** A store has opened, and had pre-orders then. */
const isDue = (store: DeskStore, { paidAt }: Candidate, day: Day, now: Instant): boolean => {
  const openedAt = firstOpening(store.hours, day);
  return openedAt !== null && openedAt <= now && paidAt <= openedAt;
};

/** Adds the job of the day's list at each store that has opened, once a business day, whichever process is first; late where none was up (decision DA32). Returns how many it added. */
export const printMorningLists = async ({ query }: Pick<Db, 'query'>, now: Instant) => {
  const day = businessDay(now);
  const part = partOf(morningPaper(day, 0));
  const stores = await storesWithout(query, part);
  const candidates = stores.length === 0 ? [] : await firstPreOrders(query, stores, spanOf(day));
  let count = 0;
  for (const candidate of candidates) {
    const { merchantId, storeId } = candidate;
    const [store] = await deskStores(query, merchantId, [storeId]);
    if (store === undefined || !isDue(store, candidate, day, now)) continue;
    const printer = await printerAt(query, store);
    if (printer !== null)
      count += await addJobs(query, asOrder(store), [
        { part, printerId: printer.printerId, dueAt: now },
      ]);
  }
  return count;
};
