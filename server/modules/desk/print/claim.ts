import type { PrintPaper } from '#shared/contract/merchant/desk-print.ts';
import { paperOf } from '#shared/order/desk/papers.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { findStoreOrder, type TakeoutOrder } from '#server/modules/order/index.ts';
import { deskOrderOf } from '../orders.ts';
import { storesAtDesk } from '../scope.ts';
import { bagsOf } from '../pick/pick-repo.ts';
import { claimJob, endClaim, findJob, type Job, jobsOfOrder } from './job-repo.ts';
import { labelSays, replacesAnother } from './labels.ts';
import { noteSays } from './label-repo.ts';
import { morningNow } from './morning.ts';
import { stationIdsOf, stationsAt } from './papers.ts';
import { printersAnswered, printersOf } from './printer-repo.ts';

const placeOf = (context: MerchantContext, stores: readonly DeskStore[]) => ({
  merchantId: context.session.merchantId,
  storeIds: stores.map(({ id }) => id),
});

/** Whether the calling till is the deputy of the one that owns the job's printer. */
const isByDeputy = async (
  { deps, session }: MerchantContext,
  { storeId, printerId }: Job,
): Promise<boolean> => {
  const { merchantId, deviceId } = session;
  const printers = await printersOf(deps.db.query, { merchantId, storeIds: [storeId] });
  return printers.find((each) => each.printerId === printerId)?.deviceId !== deviceId;
};

/** The paper of a job as its order stands now. */
const paperNow = async (
  context: MerchantContext,
  { job, order, store }: { job: Job; order: TakeoutOrder; store: DeskStore },
): Promise<PrintPaper> => {
  const { deps, pick } = context;
  const { query } = deps.db;
  const { kind, stationId } = paperOf(job.part) ?? refuse('PRINT_NOT_FOUND');
  const [shown, made, stations, bags, jobs, isDeputy] = await Promise.all([
    deskOrderOf(context, order),
    stationIdsOf(query, order),
    stationsAt(query, order),
    bagsOf(query, order),
    jobsOfOrder(query, order),
    isByDeputy(context, job),
  ]);
  const isHere = (at: number): boolean => {
    if (kind === 'LABEL' || order.kind === 'market') return true;
    return stationId === null ? made[at]!.length === 0 : made[at]!.includes(stationId);
  };
  const used = [...new Set(made.flat())].toSorted();
  const isDuplicate = job.prints > 0 || job.isUnsure;
  const instead = new Set(
    order.lines.flatMap(({ uuid, insteadOf }) => (insteadOf === undefined ? [] : [uuid])),
  );
  const lineIds = shown.lines.filter((_, at) => isHere(at)).map(({ lineId }) => lineId);
  return {
    kind,
    stationId,
    stations: used.map((id) => ({ stationId: id, name: stations.get(id)?.name ?? '' })),
    lineIds,
    addedIds: lineIds.filter((id) => instead.has(id)),
    // what is printed once more is wanted once
    copies: isDuplicate ? 1 : (stations.get(stationId)?.copies ?? 1),
    bags,
    order: shown,
    store: pick(store.name),
    isDuplicate,
    isReplacing: replacesAnother(job, jobs),
    isDeputy,
  };
};

/** A till takes a paper upon itself; of several that want it one gets it. */
export const printClaim: Handlers['merchantPrintClaim'] = async (context, { requestId, jobId }) => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  const stores = await storesAtDesk(context);
  const place = placeOf(context, stores);
  const isNew = await claimJob(query, place, {
    jobId,
    claimId: requestId,
    deviceId: session.deviceId,
    now,
  });
  const job = (await findJob(query, place, jobId)) ?? refuse('PRINT_NOT_FOUND');
  const isMine = job.state === 'CLAIMED' && job.claimId === requestId && job.leaseUntil > now;
  if (!isMine) return refuse('PRINT_TAKEN');
  const store = stores.find(({ id }) => id === job.storeId)!;
  const end = { leaseUntil: job.leaseUntil, replay: !isNew };
  const note = (says: string) => noteSays(query, place, { jobId, claimId: requestId, says });
  const kind = paperOf(job.part)?.kind;
  if (kind === 'MORNING') {
    const isDeputy = await isByDeputy(context, job);
    const { morning, says } = await morningNow(context, { job, store, isDeputy });
    if (isNew) await note(says);
    return { paper: null, morning, ...end };
  }
  const order = (await findStoreOrder(query, job.orderId)) ?? refuse('PRINT_NOT_FOUND');
  if (isNew && kind === 'LABEL') await note(await labelSays(query, order));
  return { paper: await paperNow(context, { job, order, store }), morning: null, ...end };
};

/** What became of a paper. A till that was so late that another took it over is told so. */
export const printDone: Handlers['merchantPrintDone'] = async (
  context,
  { requestId, jobId, outcome },
) => {
  const { deps, session, now } = context;
  const place = placeOf(context, await storesAtDesk(context));
  return deps.db.tx(async (query) => {
    const isNew = await endClaim(query, place, { jobId, claimId: requestId, outcome, now });
    const job = (await findJob(query, place, jobId)) ?? refuse('PRINT_NOT_FOUND');
    if (job.claimId !== requestId || job.state === 'CLAIMED') return refuse('PRINT_TAKEN');
    if (isNew && outcome === 'DONE')
      await printersAnswered(query, place, {
        printerIds: [job.printerId],
        deviceId: session.deviceId,
        at: now,
      });
    return { prints: job.prints, replay: !isNew };
  });
};
