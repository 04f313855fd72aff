import { DAY, instant, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** What tries are counted for. */
export type Counted = { kind: string; subject: string };
/** `most` tries within `windowMs` set a lock; `lockMs`: the first, the second and every further lock in a row. */
export type Rule = { most: number; windowMs: number; lockMs: readonly [number, number, number] };
export type Try = { isOpen: true; tries: number } | { isOpen: false; until: Instant };

const TRY_ROW = row({ tries: num, locked_until: num });
const LOCK_ROW = row(pick(TABLES.guess, 'locked_until'));

/** Counts a try before the secret is compared, so that many at once are no way around the limit. The last one before the lock sets it, and is still compared. */
export const takeTry = async (
  query: Query,
  { kind, subject }: Counted,
  { most, windowMs, lockMs }: Rule,
  now: Instant,
): Promise<Try> => {
  const {
    rows: [taken],
  } = await query(
    `INSERT INTO guess (kind, subject, tries, locks, locked_until, since) VALUES ($1, $2, 1, 0, 0, $8)
     ON CONFLICT (kind, subject) DO UPDATE SET
       tries = CASE WHEN guess.tries >= $3 OR guess.since <= $4 THEN 1 ELSE guess.tries + 1 END,
       since = CASE WHEN guess.tries >= $3 OR guess.since <= $4 THEN $8::bigint ELSE guess.since END,
       locks = CASE WHEN guess.tries + 1 = $3 AND guess.since > $4 THEN guess.locks + 1 ELSE guess.locks END,
       locked_until = CASE WHEN guess.tries + 1 <> $3 OR guess.since <= $4 THEN 0 WHEN guess.locks = 0 THEN $5::bigint WHEN guess.locks = 1 THEN $6::bigint ELSE $7::bigint END
     WHERE guess.locked_until <= $8 RETURNING tries, locked_until`,
    [kind, subject, most, now - windowMs, ...lockMs.map((ms) => plus(now, ms)), now],
    TRY_ROW,
  );
  if (taken) return { isOpen: true, tries: taken.tries };
  const {
    rows: [locked],
  } = await query(
    'SELECT locked_until FROM guess WHERE kind = $1 AND subject = $2',
    [kind, subject],
    LOCK_ROW,
  );
  return { isOpen: false, until: instant(locked?.locked_until ?? plus(now, lockMs[0])) };
};

/** When the lock ends; null when there is none. */
export const lockedUntil = async (
  query: Query,
  { kind, subject }: Counted,
  now: Instant,
): Promise<Instant | null> => {
  const {
    rows: [locked],
  } = await query(
    'SELECT locked_until FROM guess WHERE kind = $1 AND subject = $2',
    [kind, subject],
    LOCK_ROW,
  );
  return locked && locked.locked_until > now ? instant(locked.locked_until) : null;
};

const TRIES_ROW = row(pick(TABLES.guess, 'tries'));
/** How many tries were taken of those that set the next lock. */
export const triesTaken = async (
  query: Query,
  { kind, subject }: Counted,
  { most, windowMs }: Rule,
  now: Instant,
): Promise<number> => {
  const {
    rows: [found],
  } = await query(
    'SELECT tries FROM guess WHERE kind = $1 AND subject = $2 AND since > $3 AND tries < $4',
    [kind, subject, now - windowMs, most],
    TRIES_ROW,
  );
  return found?.tries ?? 0;
};

const LOCKS_ROW = row(pick(TABLES.guess, 'subject', 'locked_until'));
/** Ends of the locks among these subjects. */
export const locksAmong = async (
  query: Query,
  { kind, subjects }: { kind: string; subjects: readonly string[] },
  now: Instant,
): Promise<ReadonlyMap<string, Instant>> => {
  const { rows } = await query(
    'SELECT subject, locked_until FROM guess WHERE kind = $1 AND subject = ANY($2::text[]) AND locked_until > $3',
    [kind, subjects, now],
    LOCKS_ROW,
  );
  return new Map(rows.map((locked) => [locked.subject, instant(locked.locked_until)]));
};

/** After a right one: the tries so far and their locks are forgotten. */
export const forgetTries = async (query: Query, { kind, subject }: Counted): Promise<void> => {
  await query('DELETE FROM guess WHERE kind = $1 AND subject = $2', [kind, subject]);
};

/** After a right one, where only wrong ones count: its own try is given back. */
export const giveBack = async (query: Query, { kind, subject }: Counted): Promise<void> => {
  await query('UPDATE guess SET tries = tries - 1 WHERE kind = $1 AND subject = $2 AND tries > 0', [
    kind,
    subject,
  ]);
};

/** The longest window of any rule; tries are kept as long. */
const KEEP_MS = 7 * DAY;

/** Tries that count for no rule any more. */
export const dropOldGuesses = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM guess WHERE since <= $1 AND locked_until <= $2', [now - KEEP_MS, now]);
};
