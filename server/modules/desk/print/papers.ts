import { createHash } from 'node:crypto';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { PrintProblem } from '#shared/codes/printer.ts';
import type { DeskPrint } from '#shared/contract/merchant/desk.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import {
  changeOf,
  type Paper,
  paperOf,
  papersAtAccept,
  partOf,
  printerFor,
  stopsOf,
} from '#shared/order/desk/papers.ts';
import { releaseAt } from '#shared/order/desk/release.ts';
import type { Query } from '#server/db/db.ts';
import {
  type PapersPort,
  refundedPieces,
  refundsOf,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { stationsOfDishes } from '../kitchen-repo.ts';
import { stationsOf } from '../station-repo.ts';
import {
  addJobs,
  dropUnprinted,
  dropUnprintedParts,
  isAhead,
  type Job,
  jobsOfOrder,
  moveUnprinted,
} from './job-repo.ts';
import { replaceLabel, replacesAnother } from './labels.ts';
import { type Printer, printersOf } from './printer-repo.ts';

export { dropOldPrints } from './job-repo.ts';

type Order = TakeoutOrder;
const { cancelled, refunded, waitingStore } = takeoutOrderStatus.codes;

/** A paper that should be out for so long does not come. */
export const SILENT_MS = MINUTE;

/** When the papers of an order are wanted: a pre-order's at its release (decision DA32). */
const dueOf = (order: Order, now: Instant): Instant => {
  const release = releaseAt({
    slotAt: order.slotAt,
    prepMinutes: order.snapshot.store.prepMinutes,
  });
  return release === null || release < now ? now : release;
};

/** Where each line of an order is made, in the order of its lines. */
export const stationIdsOf = async (
  query: Query,
  order: Order,
): Promise<readonly (readonly StationId[])[]> => {
  const stations = (await stationsOfDishes(query, [order])).get(order.storeId);
  return order.lines.map(({ productId }) => stations?.get(productId) ?? []);
};

const planOf = async (query: Query, order: Order): Promise<Paper[]> =>
  papersAtAccept(
    order.kind,
    (await stationIdsOf(query, order)).map((stationIds) => ({ stationIds })),
  );

export const printersAt = (query: Query, { merchantId, storeId }: Order): Promise<Printer[]> =>
  printersOf(query, { merchantId, storeIds: [storeId] });

const isOver = ({ status }: Order): boolean => status === cancelled || status === refunded;

/** It is made, or stands at the store. */
const isAtStore = (order: Order): boolean =>
  order.acceptedAt !== null && order.handedAt === null && !isOver(order);

/** What of an order at a station is not as it was bought, as a short word; null where nothing is. */
const markOf = async (
  query: Query,
  order: Order,
): Promise<(stationId: StationId | null) => string | null> => {
  const gone = refundedPieces(await refundsOf(query, order));
  const made = await stationIdsOf(query, order);
  return (stationId) => {
    const others = order.lines.flatMap(({ uuid, quantity, insteadOf }, place) => {
      const at = made[place]!;
      const isHere =
        order.kind === 'market' || (stationId === null ? at.length === 0 : at.includes(stationId));
      const kept = quantity - (gone.get(uuid) ?? 0);
      return isHere && (kept < quantity || insteadOf !== undefined) ? [`${uuid} ${kept}`] : [];
    });
    if (others.length === 0) return null;
    return createHash('sha256').update(others.join('\n')).digest('hex').slice(0, 12);
  };
};

/** Tickets and lists that are out are replaced where its lines have changed; one that is ahead says it by itself, and a station that had nothing to make gets its first. */
const changeTickets = async (query: Query, order: Order, at: Instant): Promise<void> => {
  const jobs = await jobsOfOrder(query, order, { lock: true });
  const printers = await printersAt(query, order);
  if (jobs.length === 0 || printers.length === 0) return;
  const mark = await markOf(query, order);
  const papers = jobs.flatMap((job) => {
    const paper = paperOf(job.part);
    const isList = paper?.kind === 'TICKET' || paper?.kind === 'PICK';
    if (paper === null || !isList || job.state === 'DROPPED' || isAhead(job)) return [];
    const now = mark(paper.stationId);
    return now === null ? [] : [changeOf(paper, now)];
  });
  const known = new Set(jobs.map(({ part }) => part));
  const fresh = [
    ...papers,
    ...(await planOf(query, order)).filter(({ kind }) => kind === 'TICKET'),
  ].filter((paper) => !known.has(partOf(paper)));
  const stations = new Set(fresh.map(({ stationId }) => stationId));
  // a change that did not come out is in the one after it
  await dropUnprintedParts(
    query,
    order,
    jobs
      .filter((job) => isAhead(job) && paperOf(job.part)?.kind === 'CHANGE')
      .filter(({ part }) => stations.has(paperOf(part)!.stationId))
      .map(({ part }) => part),
  );
  await addJobs(
    query,
    order,
    fresh.map((paper) => ({
      part: partOf(paper),
      printerId: printerFor(printers, paper)!.printerId,
      dueAt: dueOf(order, at),
    })),
  );
};

const changed = async (query: Query, order: Order, at: Instant): Promise<void> => {
  if (!isAtStore(order)) return;
  await changeTickets(query, order, at);
  await replaceLabel(query, order, at);
};

/** A supermarket's label tells where the bags stand, which is known once they are packed. */
const isLater = ({ kind }: Paper, order: Order): boolean =>
  kind === 'LABEL' && order.kind === 'market';

const wanted = async (
  query: Query,
  order: Order,
  { at, isPacked }: { at: Instant; isPacked: boolean },
): Promise<void> => {
  const printers = await printersAt(query, order);
  if (printers.length === 0) return;
  const papers = (await planOf(query, order)).filter((paper) => isLater(paper, order) === isPacked);
  await addJobs(
    query,
    order,
    papers.map((paper) => ({
      part: partOf(paper),
      printerId: printerFor(printers, paper)!.printerId,
      dueAt: isPacked ? at : dueOf(order, at),
    })),
  );
};

/** Nothing more is printed of an order that ended; a slip stops what is out, on the printer that printed it. */
const ended = async (query: Query, order: Order, at: Instant): Promise<void> => {
  await dropUnprinted(query, order);
  const out = (await jobsOfOrder(query, order)).filter(({ state }) => state !== 'DROPPED');
  const stops = out.flatMap((job) => {
    const paper = paperOf(job.part);
    return paper === null
      ? []
      : stopsOf([paper]).map((stop) => ({ part: partOf(stop), printerId: job.printerId }));
  });
  await addJobs(
    query,
    order,
    stops.map((stop) => ({ ...stop, dueAt: at })),
  );
};

/** Moves after which a bag goes another way, at another time, or stands elsewhere. */
const RELABELLING: ReadonlySet<string> = new Set([
  'PACKED',
  'TIME_EDITED',
  'STORE_DELIVERS',
  'PICKUP_TAKEN',
  'BROUGHT_BACK',
]);

const written = async (query: Query, order: Order, move: string, at: Instant): Promise<void> => {
  if (move === 'ACCEPTED') return wanted(query, order, { at, isPacked: false });
  if (move === 'PACKED') return wanted(query, order, { at, isPacked: true });
  return move === 'TIME_EDITED' ? moveUnprinted(query, order, dueOf(order, at)) : undefined;
};

/** The papers of an order follow its moves, in their transaction (decision DA13). */
export const papersOfMoves: PapersPort = {
  moved: async (query, order, move, at) => {
    await written(query, order, move, at);
    if (RELABELLING.has(move) && isAtStore(order)) return replaceLabel(query, order, at);
    if (isOver(order) && order.acceptedAt !== null && order.handedAt === null)
      return ended(query, order, at);
    return move === 'REFUNDED_PART' ? changed(query, order, at) : undefined;
  },
  changed,
};

/** Why a paper does not come; null where it does. */
export const problemOf = ({ state, problem, dueAt }: Job, now: Instant): PrintProblem | null => {
  if (state === 'DONE' || state === 'DROPPED') return null;
  if (problem === 'OFF' || problem === 'FAILED') return problem;
  return plus(dueAt, SILENT_MS) <= now ? 'SILENT' : null;
};

type OfStore = Pick<Order, 'merchantId' | 'storeId'>;
/** The stations of an order's store by their ids. */
export const stationsAt = async (query: Query, { merchantId, storeId }: OfStore) =>
  new Map<StationId | null, { name: string; copies: number }>(
    (await stationsOf(query, { merchantId, id: storeId })).map((each) => [each.stationId, each]),
  );

/** The names of an order's stations by their ids. */
export const stationNamesAt = async (
  query: Query,
  store: OfStore,
): Promise<ReadonlyMap<StationId | null, string>> =>
  new Map([...(await stationsAt(query, store))].map(([id, { name }]) => [id, name]));

/** The papers that an order may be given: what it should have, and the slips that stopped it. */
export const partsOf = async (query: Query, order: Order, jobs: readonly Job[]) => {
  const plan =
    isOver(order) || order.status === waitingStore ? [] : (await planOf(query, order)).map(partOf);
  return [...new Set([...plan, ...jobs.map(({ part }) => part)])];
};

/** The papers of an order as its details show them; none where its store has no printer. */
export const printsOf = async (query: Query, order: Order, now: Instant): Promise<DeskPrint[]> => {
  const printers = await printersAt(query, order);
  if (printers.length === 0) return [];
  const jobs = await jobsOfOrder(query, order);
  const names = await stationNamesAt(query, order);
  return (await partsOf(query, order, jobs)).flatMap((part): DeskPrint[] => {
    const paper = paperOf(part);
    const job = jobs.find((each) => each.part === part);
    if (paper === null || job?.state === 'DROPPED' || job?.isReplaced === true) return [];
    const printer =
      printers.find(({ printerId }) => printerId === job?.printerId) ??
      printerFor(printers, paper)!;
    return [
      {
        part,
        kind: paper.kind,
        station: names.get(paper.stationId) ?? '',
        printer: printer.name,
        state: job?.state ?? 'NONE',
        problem: job === undefined ? null : problemOf(job, now),
        prints: job?.prints ?? 0,
        at: job?.printedAt ?? null,
        isReplacing: job !== undefined && replacesAnother(job, jobs),
      },
    ];
  });
};
