import type { Role } from '#shared/codes/group-order.ts';
import { asId, type MerchantId, type OperatorId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type Who = { merchantId: MerchantId; operatorId: OperatorId };

/** A right password in a session that goes on. */
export const noteProof = async (query: Query, tokenHash: string, now: Instant): Promise<void> => {
  await query('UPDATE merchant_session SET proved_at = $2 WHERE token_hash = $1', [tokenHash, now]);
};

/** Remembers the refresh token of a session that its successor replaces, as long as the token would have lived. */
export const spendRefresh = async (query: Query, tokenHash: string): Promise<void> => {
  await query(
    `INSERT INTO spent_refresh (refresh_hash, family_id, merchant_id, operator_id, expires_at)
     SELECT refresh_hash, family_id, merchant_id, operator_id, refresh_expires_at FROM merchant_session WHERE token_hash = $1 ON CONFLICT (refresh_hash) DO NOTHING`,
    [tokenHash],
  );
};

export type Family = Who & { familyId: string };

const FAMILY_ROW = row(pick(TABLES.spent_refresh, 'family_id', 'merchant_id', 'operator_id'));
/** Whose refresh token this was, when it was used before. */
export const familyOfSpent = async (query: Query, refreshHash: string): Promise<Family | null> => {
  const {
    rows: [found],
  } = await query(
    'SELECT family_id, merchant_id, operator_id FROM spent_refresh WHERE refresh_hash = $1',
    [refreshHash],
    FAMILY_ROW,
  );
  return found
    ? {
        familyId: found.family_id,
        merchantId: asId(found.merchant_id),
        operatorId: asId(found.operator_id),
      }
    : null;
};

/** Ends a sign-in with all its refreshes; says whether it was still there. */
export const endFamily = async (
  query: Query,
  { merchantId, operatorId, familyId }: Family,
): Promise<boolean> => {
  const { count } = await query(
    'DELETE FROM merchant_session WHERE merchant_id = $1 AND operator_id = $2 AND family_id = $3',
    [merchantId, operatorId, familyId],
  );
  return count > 0;
};

/** Whether a sign-in is still there, and its person has the same role. */
export const isStanding = async (
  query: Query,
  { merchantId, operatorId, familyId, role }: Family & { role: Role },
): Promise<boolean> => {
  const { count } = await query(
    `SELECT 1 FROM merchant_session s JOIN operator o ON o.merchant_id = s.merchant_id AND o.id = s.operator_id
     WHERE s.merchant_id = $1 AND s.operator_id = $2 AND s.family_id = $3 AND o.is_active AND o.role = $4`,
    [merchantId, operatorId, familyId, role],
  );
  return count > 0;
};

export type SessionListed = {
  familyId: string;
  deviceName: string;
  startedAt: Instant;
  renewedAt: Instant;
};

const LIST_ROW = row({ family_id: text, device_name: text, started_at: num, created_at: num });
/** Somebody's sessions that still work, the newest first. */
export const sessionsOf = async (
  query: Query,
  { merchantId, operatorId }: Who,
  now: Instant,
): Promise<SessionListed[]> => {
  const { rows } = await query(
    `SELECT s.family_id, d.name AS device_name, s.started_at, s.created_at FROM merchant_session s JOIN device d ON d.merchant_id = s.merchant_id AND d.id = s.device_id
     WHERE s.merchant_id = $1 AND s.operator_id = $2 AND s.refresh_expires_at > $3 AND d.revoked_at IS NULL ORDER BY s.created_at DESC, s.family_id ASC LIMIT 100`,
    [merchantId, operatorId, now],
    LIST_ROW,
  );
  return rows.map((session) => ({
    familyId: session.family_id,
    deviceName: session.device_name,
    startedAt: instant(session.started_at),
    renewedAt: instant(session.created_at),
  }));
};
