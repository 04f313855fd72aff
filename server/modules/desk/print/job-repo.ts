import { randomUUID } from 'node:crypto';
import { PRINT_STATES, type PrintEnd, type PrintState } from '#shared/codes/printer.ts';
import {
  asId,
  type OrderId,
  type PrinterId,
  type PrintJobId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { instant, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, word, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

/** So long a paper waits for its printer's till before the deputy may take it, and so long a claim holds. */
const DEPUTY_MS = 30 * SECOND;
const LEASE_MS = 30 * SECOND;
/** A printer that did not answer is tried again after this time. */
const RETRY_MS = 15 * SECOND;

export type Job = {
  jobId: PrintJobId;
  storeId: StoreId;
  orderId: OrderId;
  part: string;
  printerId: PrinterId;
  state: PrintState;
  problem: string;
  dueAt: Instant;
  leaseUntil: Instant;
  claimId: string;
  isUnsure: boolean;
  prints: number;
  printedAt: Instant | null;
  /** A digest of what a label told when it was last claimed; '' while nobody knows. */
  says: string;
  /** A later label replaces this one. */
  isReplaced: boolean;
};

const COLUMNS =
  'id, store_id, order_id, part, printer_id, state, problem, due_at, lease_until, claim_id, is_unsure, prints, printed_at, says, is_replaced';
const ROW = row({
  ...pick(TABLES.print_job, 'id', 'store_id', 'order_id', 'part', 'printer_id', 'problem'),
  ...pick(TABLES.print_job, 'due_at', 'lease_until', 'claim_id', 'is_unsure', 'prints'),
  ...pick(TABLES.print_job, 'printed_at', 'says', 'is_replaced'),
  state: word(PRINT_STATES),
});
const jobOf = (found: RowOf<typeof ROW>): Job => ({
  jobId: asId(found.id),
  storeId: asId(found.store_id),
  orderId: asId(found.order_id),
  part: found.part,
  printerId: asId(found.printer_id),
  state: found.state,
  problem: found.problem,
  dueAt: instant(found.due_at),
  leaseUntil: instant(found.lease_until),
  claimId: found.claim_id,
  isUnsure: found.is_unsure,
  prints: found.prints,
  printedAt: found.printed_at === null ? null : instant(found.printed_at),
  says: found.says,
  isReplaced: found.is_replaced,
});

/** Surely not printed: when it is, it says what is then to be made. */
export const isAhead = ({ state, prints, isUnsure }: Job): boolean =>
  state === 'WAITING' && prints === 0 && !isUnsure;

/** It came out, or may have, or is about to. */
export const mayBeOut = ({ state, prints, isUnsure }: Job): boolean =>
  prints > 0 || isUnsure || state === 'CLAIMED';

type OfOrder = { merchantId: string; id: string };

/** Papers of an order that are to be printed at a moment; one that is there already stays as it is. How many are new. */
export const addJobs = async (
  query: Query,
  { merchantId, id, storeId }: OfOrder & { storeId: string },
  jobs: readonly { part: string; printerId: string; dueAt: Instant }[],
): Promise<number> =>
  jobs.length === 0
    ? 0
    : insertInto(
        query,
        'print_job',
        jobs.map(({ part, printerId, dueAt }) => ({
          merchant_id: merchantId,
          id: randomUUID(),
          store_id: storeId,
          order_id: id,
          part,
          printer_id: printerId,
          state: 'WAITING',
          due_at: dueAt,
          free_at: dueAt,
          deputy_at: plus(dueAt, DEPUTY_MS),
        })),
        'ON CONFLICT (merchant_id, order_id, part) DO NOTHING',
      );

/** The papers of an order, in the order of their parts. `lock`: until the end of the transaction no till claims one. */
export const jobsOfOrder = async (
  query: Query,
  { merchantId, id }: OfOrder,
  { lock = false }: { lock?: boolean } = {},
): Promise<Job[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM print_job WHERE merchant_id = $1 AND order_id = $2 ORDER BY part ASC${lock ? ' FOR UPDATE' : ''}`,
    [merchantId, id],
    ROW,
  );
  return rows.map(jobOf);
};

/** What was surely not printed yet is not printed at all. */
export const dropUnprinted = async (query: Query, { merchantId, id }: OfOrder): Promise<void> => {
  await query(
    `UPDATE print_job SET state = 'DROPPED', problem = '' WHERE merchant_id = $1 AND order_id = $2 AND state = 'WAITING' AND prints = 0 AND NOT is_unsure`,
    [merchantId, id],
  );
};

/** Some papers of an order that were surely not printed yet are not printed at all. */
export const dropUnprintedParts = async (
  query: Query,
  { merchantId, id }: OfOrder,
  parts: readonly string[],
): Promise<void> => {
  if (parts.length === 0) return;
  await query(
    `UPDATE print_job SET state = 'DROPPED', problem = '' WHERE merchant_id = $1 AND order_id = $2 AND part = ANY($3::text[]) AND state = 'WAITING' AND prints = 0 AND NOT is_unsure`,
    [merchantId, id, parts],
  );
};

/** What was not printed yet is wanted at another time. */
export const moveUnprinted = async (
  query: Query,
  { merchantId, id }: OfOrder,
  dueAt: Instant,
): Promise<void> => {
  await query(
    `UPDATE print_job SET due_at = $3, free_at = $3, deputy_at = $4 WHERE merchant_id = $1 AND order_id = $2 AND state = 'WAITING' AND prints = 0 AND NOT is_unsure`,
    [merchantId, id, dueAt, plus(dueAt, DEPUTY_MS)],
  );
};

type Stores = { merchantId: string; storeIds: readonly string[] };

/** A job may be claimed by till $3 at $4: its printer's own till at once, the deputy where that one did not take it in time or has failed at it. */
const CLAIMABLE = `NOT j.is_replaced AND p.merchant_id = j.merchant_id AND p.store_id = j.store_id AND p.id = j.printer_id AND (
  (j.state = 'WAITING' AND (p.device_id = $3 AND j.free_at <= $4 OR p.deputy_id = $3 AND j.deputy_at <= $4))
  OR (j.state = 'CLAIMED' AND j.lease_until <= $4 AND (p.device_id = $3 OR p.deputy_id = $3))
  OR (j.state = 'FAILED' AND p.deputy_id = $3 AND j.claimed_by <> $3))`;

type Till = { deviceId: string; now: Instant };

/** What a till may claim now, oldest first, from a place on. */
export const jobsForTill = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  { deviceId, now, after, most }: Till & { after: { dueAt: number; id: string }; most: number },
): Promise<Job[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS.split(', ')
      .map((column) => `j.${column}`)
      .join(', ')} FROM print_job j JOIN printer p ON ${CLAIMABLE}
     WHERE j.merchant_id = $1 AND j.store_id = ANY($2::text[]) AND j.state IN ('WAITING', 'CLAIMED', 'FAILED') AND (j.due_at, j.id) > ($5, $6)
     ORDER BY j.due_at ASC, j.id ASC LIMIT $7`,
    [merchantId, storeIds, deviceId, now, after.dueAt, after.id, most],
    ROW,
  );
  return rows.map(jobOf);
};

/** What does not come at stores: it failed, its printer did not answer, or it should be out for a while. Oldest first. */
export const jobsInTrouble = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  { dueBefore, most }: { dueBefore: Instant; most: number },
): Promise<Job[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM print_job WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND state IN ('WAITING', 'CLAIMED', 'FAILED') AND NOT is_replaced
     AND (problem <> '' OR due_at <= $3) ORDER BY due_at ASC, id ASC LIMIT $4`,
    [merchantId, storeIds, dueBefore, most],
    ROW,
  );
  return rows.map(jobOf);
};

export const findJob = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  jobId: string,
): Promise<Job | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM print_job WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND id = $3`,
    [merchantId, storeIds, jobId],
    ROW,
  );
  return rows[0] === undefined ? null : jobOf(rows[0]);
};

type Claim = Till & { jobId: string; claimId: string };

/** Claims a paper for a till; false where another holds it or it is not this till's. A claim that ran out may have been printed. */
export const claimJob = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  { jobId, claimId, deviceId, now }: Claim,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE print_job j SET state = 'CLAIMED', is_unsure = j.is_unsure OR j.state = 'CLAIMED', says = '', lease_until = $5, claim_id = $6, claimed_by = $3
     FROM printer p WHERE j.merchant_id = $1 AND j.store_id = ANY($2::text[]) AND j.id = $7 AND ${CLAIMABLE}`,
    [merchantId, storeIds, deviceId, now, plus(now, LEASE_MS), claimId, jobId],
  );
  return count === 1;
};

/** The claim that ends is the deputy's. */
const BY_DEPUTY = `EXISTS (SELECT 1 FROM printer p WHERE p.merchant_id = print_job.merchant_id AND p.store_id = print_job.store_id AND p.id = print_job.printer_id AND p.deputy_id = print_job.claimed_by)`;
const AFTER: Readonly<Record<PrintEnd, string>> = {
  DONE: `state = 'DONE', problem = '', is_unsure = false, prints = prints + 1, printed_at = $5`,
  OFF: `state = 'WAITING', problem = 'OFF', free_at = $6, deputy_at = CASE WHEN ${BY_DEPUTY} THEN $6::bigint ELSE $5::bigint END`,
  FAILED: `state = 'FAILED', problem = 'FAILED', is_unsure = true, deputy_at = $5, free_at = $6`,
};

/** Ends a claim; false where it holds no more. */
export const endClaim = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  { jobId, claimId, outcome, now }: Omit<Claim, 'deviceId'> & { outcome: PrintEnd },
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE print_job SET ${AFTER[outcome]} WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND id = $3 AND claim_id = $4 AND state = 'CLAIMED' AND $5::bigint < $6::bigint`,
    [merchantId, storeIds, jobId, claimId, now, plus(now, RETRY_MS)],
  );
  return count === 1;
};

/** Wants a paper once more, or again after it failed; false while a till is printing it, and for one that was dropped. */
export const wantAgain = async (
  query: Query,
  { merchantId, id }: OfOrder,
  { part, printerId, now }: { part: string; printerId: string; now: Instant },
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE print_job SET state = 'WAITING', problem = '', is_unsure = is_unsure OR state = 'CLAIMED', printer_id = $4, due_at = $5, free_at = $5, deputy_at = $6
     WHERE merchant_id = $1 AND order_id = $2 AND part = $3 AND state <> 'DROPPED' AND NOT (state = 'CLAIMED' AND lease_until > $5)`,
    [merchantId, id, part, printerId, now, plus(now, DEPUTY_MS)],
  );
  return count === 1;
};

/** What a printer that is taken away should still print goes to another; null, it is not printed. */
export const passJobsOn = async (
  query: Query,
  { merchantId, id }: OfOrder,
  { from, to }: { from: string; to: string | null },
): Promise<void> => {
  await query(
    to === null
      ? `UPDATE print_job SET state = 'DROPPED', problem = '', printer_id = $4 WHERE merchant_id = $1 AND store_id = $2 AND printer_id = $3 AND state IN ('WAITING', 'CLAIMED', 'FAILED')`
      : `UPDATE print_job SET printer_id = $4 WHERE merchant_id = $1 AND store_id = $2 AND printer_id = $3`,
    [merchantId, id, from, to ?? from],
  );
};

/** Forgets papers that were wanted before a moment. */
export const dropOldPrints = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM print_job WHERE due_at < $1', [before]);
};
