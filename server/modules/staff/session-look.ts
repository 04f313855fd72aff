import {
  foundSession,
  readMerchantSession,
  readMerchantSessions,
  SESSION_ROW,
  SESSION_SQL,
} from './session-repo.ts';

/**
 * For statements that read a session and more (ADR 0068). `sql` has no condition yet: the session is `s`, its key `s.token_hash`. `found` makes a session
 * of such a row; `one` and `several` read sessions alone, by the digests of their tokens.
 */
export const sessionLook = {
  columns: SESSION_ROW.columns,
  sql: SESSION_SQL,
  found: foundSession,
  one: readMerchantSession,
  several: readMerchantSessions,
};
