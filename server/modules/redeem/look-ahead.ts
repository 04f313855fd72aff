import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { MerchantSession } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { row } from '#server/db/row.ts';
import { sessionLook, type FoundSession } from '#server/modules/staff/index.ts';
import {
  ATTEMPT_ROW,
  attemptOf,
  loadMany,
  lookParams,
  lookParts,
  type Attempt,
  type Look,
} from './attempt-repo.ts';

type Ask = Look & { tokenHash: string };
type Found = { found: FoundSession | null; attempt: Attempt };

// session and voucher have the same merchant; stores they have of their own
const { store_ids, ...sessionColumns } = sessionLook.columns;
const ROW = row({
  ...ATTEMPT_ROW.columns,
  ...sessionColumns,
  session_store_ids: store_ids,
});

/** Where two columns have one name the later counts: the session's merchant is there without a voucher, too. */
const sqlOf = (isOne: boolean): string => {
  const { found, joins } = lookParts(isOne);
  return `SELECT ${found}, ${Object.keys(sessionColumns)
    .map((name) => `f.${name}`)
    .join(', ')}, f.store_ids AS session_store_ids
   FROM (${sessionLook.sql} WHERE s.token_hash = $1) f
   JOIN merchant m ON m.id = f.merchant_id
   ${joins}`;
};
const SQL = { one: sqlOf(true), several: sqlOf(false) };

const NOTHING: Attempt = { isRepeat: false, isStore: false, vouchers: [] };

const lookAlone = async (db: Db, { tokenHash, ...look }: Ask): Promise<Found> => {
  const { rows } = await db.query(
    look.voucherIds.length === 1 ? SQL.one : SQL.several,
    [tokenHash, ...lookParams(look)],
    ROW,
  );
  const [first] = rows;
  if (first === undefined) return { found: null, attempt: NOTHING };
  return {
    found: sessionLook.found(first, tokenHash, first.session_store_ids),
    attempt: attemptOf(rows),
  };
};

const lookTogether = async (db: Db, asks: readonly Ask[]): Promise<Found[]> => {
  const [sessions, attempts] = await Promise.all([
    sessionLook.several(
      db.query,
      asks.map(({ tokenHash }) => tokenHash),
    ),
    loadMany(
      db,
      'tokenHash',
      asks.map(({ tokenHash, ...look }) => ({ whose: tokenHash, ...look })),
    ),
  ]);
  return sessions.map((found, n) => ({
    // tills that call at the same time may share a session, never a look
    found: found && { ...found, session: { ...found.session } },
    attempt: attempts[n]!,
  }));
};

/** Sessions and what their write-offs look at in one round trip, together with those that come at the same time. */
const look = perDatabase((db: Db) =>
  gather<Ask, Found>({
    one: (ask) => lookAlone(db, ask),
    many: (asks) => lookTogether(db, asks),
    atOnce: 2,
  }),
);

const seen = new WeakMap<MerchantSession, Attempt>();

/**
 * Reads the session of a write-off, and in the same round trip what the write-off will look at (ADR 0068). The look finds only what the session's own
 * merchant has; it is kept beside the session, and forgotten with it where the session is refused.
 */
export const lookAhead = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  tokenHash: string,
  { requestId, storeId, items }: RequestOf<Contract['groupVerifyCheck']>,
): Promise<FoundSession | null> => {
  if (!config.redeemInOne) return sessionLook.one(db)(tokenHash);
  const voucherIds = items.map(({ voucherId }) => voucherId);
  const { found, attempt } = await look(db)({ tokenHash, requestId, storeId, voucherIds });
  if (found !== null) seen.set(found.session, attempt);
  return found;
};

/** What was looked at with the session: once, for a second try looks anew. */
export const takeLook = (session: MerchantSession): Attempt | null => {
  const attempt = seen.get(session) ?? null;
  seen.delete(session);
  return attempt;
};
