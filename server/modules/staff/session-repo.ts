import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { MerchantSession } from '#server/kit/context.ts';
import type { Db, Query } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { bool, num, orNull, row, text, texts, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

/** The columns of `SESSION_SQL`. */
export const SESSION_ROW = row({
  merchant_id: text,
  operator_id: text,
  device_id: text,
  expires_at: num,
  refresh_expires_at: num,
  account_role: TABLES.operator.role,
  operator_zh: text,
  operator_en: text,
  store_ids: texts,
  is_active: bool,
  device_name: text,
  purpose: TABLES.device.purpose,
  revoked_at: orNull(num),
  device_locked_until: num,
  operator_locked_until: num,
  merchant_locked_until: num,
  family_id: text,
  started_at: num,
  proved_at: num,
  once_until: orNull(num),
  merchant_zh: text,
  merchant_en: text,
});
type Raw = RowOf<typeof SESSION_ROW>;
export type FoundSession = {
  session: MerchantSession;
  expiresAt: Instant;
  refreshExpiresAt: Instant;
  isActive: boolean;
  isRevoked: boolean;
};

/** Sessions with operator, device and merchant. A display of the kitchen has no operator: it works at its store by its own name. */
export const SESSION_SQL = `
  SELECT s.merchant_id, s.operator_id, s.device_id, s.expires_at, s.refresh_expires_at, COALESCE(o.role, 'cashier') AS account_role, COALESCE(o.name_zh, d.name) AS operator_zh, COALESCE(o.name_en, d.name) AS operator_en,
         COALESCE(o.store_ids, ARRAY[d.store_id]) AS store_ids, COALESCE(o.is_active, d.purpose = 'KITCHEN') AS is_active,
         d.name AS device_name, d.purpose, d.revoked_at, d.locked_until AS device_locked_until, COALESCE(o.locked_until, 0) AS operator_locked_until, m.locked_until AS merchant_locked_until, s.family_id, s.started_at, s.proved_at, o.once_until, m.name_zh AS merchant_zh, m.name_en AS merchant_en
  FROM merchant_session s
  LEFT JOIN operator o ON o.merchant_id = s.merchant_id AND o.id = s.operator_id
  JOIN device d ON d.merchant_id = s.merchant_id AND d.id = s.device_id
  JOIN merchant m ON m.id = s.merchant_id`;

/** A row of `SESSION_SQL` as a session. `storeIds`: its stores, where a joint statement gives them another name. */
export const foundSession = (
  row: Omit<Raw, 'store_ids'>,
  tokenHash: string,
  storeIds: readonly string[],
): FoundSession => ({
  session: {
    kind: 'merchant',
    tokenHash,
    merchantId: asId(row.merchant_id),
    merchantName: { zh: row.merchant_zh, en: row.merchant_en },
    operatorId: asId(row.operator_id),
    operatorName: { zh: row.operator_zh, en: row.operator_en },
    role: row.account_role,
    storeIds: storeIds.map((id) => asId<StoreId>(id)),
    deviceId: asId(row.device_id),
    deviceName: row.device_name,
    isKitchen: row.purpose === 'KITCHEN',
    deviceLockedUntil: instant(
      Math.max(row.device_locked_until, row.operator_locked_until, row.merchant_locked_until),
    ),
    familyId: row.family_id,
    startedAt: instant(row.started_at),
    provedAt: instant(row.proved_at),
    mustChangePassword: row.once_until !== null,
  },
  expiresAt: instant(row.expires_at),
  refreshExpiresAt: instant(row.refresh_expires_at),
  isActive: row.is_active,
  isRevoked: row.revoked_at !== null,
});

const readOne = async (query: Query, tokenHash: string): Promise<FoundSession | null> => {
  const { rows } = await query(`${SESSION_SQL} WHERE s.token_hash = $1`, [tokenHash], SESSION_ROW);
  return rows[0] ? foundSession(rows[0], tokenHash, rows[0].store_ids) : null;
};

const MANY_ROW = row({ ...SESSION_ROW.columns, token_hash: text });
/** The sessions of several tokens, in their order. */
export const readMerchantSessions = async (
  query: Query,
  hashes: readonly string[],
): Promise<(FoundSession | null)[]> => {
  const different = [...new Set(hashes)];
  if (different.length === 1) {
    const session = await readOne(query, different[0]!);
    return hashes.map(() => session);
  }
  const { rows } = await query(
    `${SESSION_SQL.replace('SELECT ', 'SELECT s.token_hash, ')} WHERE s.token_hash = ANY($1::text[])`,
    [different],
    MANY_ROW,
  );
  const byHash = new Map(
    rows.map((row) => [row.token_hash, foundSession(row, row.token_hash, row.store_ids)]),
  );
  return hashes.map((hash) => byHash.get(hash) ?? null);
};

/** Session, operator, device and merchant in one look, together with those that come at the same time: a revoked device or a dismissed operator counts from the next call on. */
export const readMerchantSession = perDatabase((db: Db) =>
  gather<string, FoundSession | null>({
    one: (hash) => readOne(db.query, hash),
    many: (hashes) => readMerchantSessions(db.query, hashes),
    atOnce: 2,
  }),
);

const BY_REFRESH_ROW = row({ ...SESSION_ROW.columns, token_hash: text });
export const readByRefresh = async (
  query: Query,
  refreshHash: string,
): Promise<FoundSession | null> => {
  const { rows } = await query(
    `${SESSION_SQL.replace('SELECT ', 'SELECT s.token_hash, ')} WHERE s.refresh_hash = $1`,
    [refreshHash],
    BY_REFRESH_ROW,
  );
  return rows[0] ? foundSession(rows[0], rows[0].token_hash, rows[0].store_ids) : null;
};

export type NewSession = {
  tokenHash: string;
  refreshHash: string;
  merchantId: string;
  operatorId: string;
  deviceId: string;
  createdAt: Instant;
  expiresAt: Instant;
  refreshExpiresAt: Instant;
  /** The sign-in and its refreshes. */
  familyId: string;
  startedAt: Instant;
  /** The last right password in it; 0: none. */
  provedAt: Instant;
};

/**
 * Puts the successor of a session in its place: true for one caller only, so that a refresh token
 * works once. It stays the same row: what ends the sessions of a sign-in, a person or a till meanwhile
 * waits for it and ends the successor.
 */
export const replaceMerchantSession = async (
  query: Query,
  tokenHash: string,
  s: NewSession,
): Promise<boolean> =>
  (await updateIn(query, 'merchant_session', {
    set: {
      token_hash: s.tokenHash,
      refresh_hash: s.refreshHash,
      created_at: s.createdAt,
      expires_at: s.expiresAt,
      refresh_expires_at: s.refreshExpiresAt,
    },
    where: { token_hash: tokenHash },
  })) === 1;

export const addMerchantSession = async (query: Query, s: NewSession): Promise<void> => {
  await query(
    `INSERT INTO merchant_session (token_hash, refresh_hash, merchant_id, operator_id, device_id, created_at, expires_at, refresh_expires_at, family_id, started_at, proved_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      s.tokenHash,
      s.refreshHash,
      s.merchantId,
      s.operatorId,
      s.deviceId,
      s.createdAt,
      s.expiresAt,
      s.refreshExpiresAt,
      s.familyId,
      s.startedAt,
      s.provedAt,
    ],
  );
};

export const dropOldMerchantSessions = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM spent_refresh WHERE expires_at < $1', [now]);
  await query('DELETE FROM merchant_session WHERE refresh_expires_at < $1', [now]);
};
