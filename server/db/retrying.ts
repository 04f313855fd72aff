import type { Db, Param, Row } from './db.ts';
import { isRolledBack } from './errors.ts';
import type { Shape } from './row.ts';
import { retry } from './retry.ts';

/**
 * Repeats single statements and transactions that the engine rolled back and asks to repeat.
 * A lost connection is left to the caller, who alone knows whether a repeat is safe.
 */
export const retrying = (db: Db): Db => ({
  kind: db.kind,
  query: <R extends object = Row>(sql: string, params?: readonly Param[], shape?: Shape<R>) =>
    retry(() => db.query<R>(sql, params, shape), isRolledBack),
  tx: (work) => retry(() => db.tx(work), isRolledBack),
  close: () => db.close(),
  ...(db.onEnds !== undefined && { onEnds: db.onEnds }),
  ...(db.listen !== undefined && { listen: db.listen }),
});
