import { createHash } from 'node:crypto';
import type { Instant } from '#shared/kernel/time.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { labelAfter, paperOf, partOf, printerFor } from '#shared/order/desk/papers.ts';
import type { Query } from '#server/db/db.ts';
import { refundedPieces, refundsOf, type TakeoutOrder } from '#server/modules/order/index.ts';
import { bagsOf } from '../pick/pick-repo.ts';
import { addJobs, isAhead, type Job, jobsOfOrder, mayBeOut } from './job-repo.ts';
import { markReplaced } from './label-repo.ts';
import { printersOf } from './printer-repo.ts';

type Order = TakeoutOrder;

const isLabel = ({ part }: Job): boolean => paperOf(part)?.kind === 'LABEL';

/** The label that counts: no later one replaces it. */
export const labelOf = (jobs: readonly Job[]): Job | undefined =>
  jobs.find((job) => isLabel(job) && !job.isReplaced);

/** Whether a paper is a label that replaces one that is on a bag, or may be. */
export const replacesAnother = (paper: Job, jobs: readonly Job[]): boolean =>
  isLabel(paper) &&
  jobs.some((job) => job.jobId !== paper.jobId && isLabel(job) && job.isReplaced && mayBeOut(job));

/** What the label of an order tells now, as a short word: its way and time, what is in the bags and where they stand. */
export const labelSays = async (query: Query, order: Order): Promise<string> => {
  const gone = refundedPieces(await refundsOf(query, order));
  const told = {
    way: deskWay(order),
    due: order.slotAt ?? order.promisedAt,
    lines: order.lines.map(({ uuid, quantity }) => [uuid, quantity - (gone.get(uuid) ?? 0)]),
    bags: (await bagsOf(query, order)).map(({ temp, place, count }) => [temp, place, count]),
  };
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12);
};

/** A label that came out, or may have, is replaced by a new one where it tells what is no longer so; one that is ahead will tell it by itself. */
export const replaceLabel = async (query: Query, order: Order, at: Instant): Promise<void> => {
  const jobs = await jobsOfOrder(query, order, { lock: true });
  const out = labelOf(jobs);
  if (out === undefined || out.state === 'DROPPED' || isAhead(out)) return;
  if (out.says === (await labelSays(query, order))) return;
  const { merchantId, storeId } = order;
  const paper = labelAfter(jobs.filter(isLabel).length);
  const printer = printerFor(await printersOf(query, { merchantId, storeIds: [storeId] }), paper);
  if (printer === null) return;
  await markReplaced(query, order, out.jobId);
  await addJobs(query, order, [{ part: partOf(paper), printerId: printer.printerId, dueAt: at }]);
};
