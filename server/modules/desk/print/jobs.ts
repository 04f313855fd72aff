import type { PrintTrouble } from '#shared/contract/merchant/desk-print.ts';
import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { paperOf } from '#shared/order/desk/papers.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { ordersOfMerchant } from '#server/modules/order/index.ts';
import { storesAtDesk } from '../scope.ts';
import { type Job, jobsForTill, jobsInTrouble } from './job-repo.ts';
import { problemOf, SILENT_MS, stationNamesAt } from './papers.ts';
import { printersAnswered, type Printer, printersOf } from './printer-repo.ts';

/** So many papers one reply names, and so many that do not come. */
const PAGE = 50;
const TROUBLES = 20;

const afterOf = (cursor: string): { dueAt: Instant; id: string } => {
  if (cursor === '') return { dueAt: instant(0), id: '' };
  const [, dueAt, id] = /^(\d{1,15})\/([\w.:-]{1,64})$/.exec(cursor) ?? [];
  return dueAt === undefined || id === undefined
    ? refuse('CURSOR_INVALID')
    : { dueAt: instant(Number(dueAt)), id };
};

/** What does not come, in words: of which order and where it should have been printed. */
const troublesOf = async (
  { deps, session, now, pick }: MerchantContext,
  {
    jobs,
    printers,
    stores,
  }: { jobs: readonly Job[]; printers: readonly Printer[]; stores: readonly DeskStore[] },
): Promise<PrintTrouble[]> => {
  const { query } = deps.db;
  const { merchantId } = session;
  const orders = await ordersOfMerchant(query, merchantId, [
    ...new Set(jobs.map(({ orderId }) => orderId)),
  ]);
  const storeIds = [...new Set(jobs.map(({ storeId }) => storeId))];
  const names = new Map(
    (
      await Promise.all(storeIds.map((storeId) => stationNamesAt(query, { merchantId, storeId })))
    ).flatMap((each) => [...each]),
  );
  return jobs.flatMap((job) => {
    const order = orders.find(({ id }) => id === job.orderId);
    const paper = paperOf(job.part);
    const problem = problemOf(job, now);
    const store = stores.find(({ id }) => id === job.storeId);
    const number = paper?.kind === 'MORNING' ? store && pick(store.name) : order?.deskNumber;
    if (number === undefined || paper === null || problem === null) return [];
    return {
      orderId: job.orderId,
      number,
      part: job.part,
      kind: paper.kind,
      station: names.get(paper.stationId) ?? '',
      printer: printers.find(({ printerId }) => printerId === job.printerId)?.name ?? '',
      problem,
      since: job.dueAt,
    };
  });
};

/** What this till has to print, and what does not come at any of its stores. */
export const printJobs: Handlers['merchantPrintJobs'] = async (context, { cursor, answered }) => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  const { deviceId } = session;
  const after = afterOf(cursor);
  const stores = await storesAtDesk(context);
  const place = { merchantId: session.merchantId, storeIds: stores.map(({ id }) => id) };
  await printersAnswered(query, place, { printerIds: answered, deviceId, at: now });
  const printers = await printersOf(query, place);
  const jobs = await jobsForTill(query, place, { deviceId, now, after, most: PAGE });
  const stuck = await jobsInTrouble(query, place, {
    dueBefore: plus(now, -SILENT_MS),
    most: TROUBLES,
  });
  const last = jobs.length < PAGE ? undefined : jobs.at(-1);
  return {
    jobs: jobs.map(({ jobId, printerId, dueAt }) => ({ jobId, printerId, dueAt })),
    printers: printers
      .filter((each) => each.deviceId === deviceId || each.deputyId === deviceId)
      .map((each) => ({ ...each, isDeputy: each.deviceId !== deviceId })),
    troubles:
      stuck.length === 0 ? [] : await troublesOf(context, { jobs: stuck, printers, stores }),
    cursor: last === undefined ? '' : `${last.dueAt}/${last.jobId}`,
    serverTime: now,
  };
};
