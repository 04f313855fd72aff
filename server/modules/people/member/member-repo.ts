import { asId, type UserId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { MemberSession } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, num, row, text, type RowOf } from '#server/db/row.ts';
import type { Phone } from '#server/kit/one-time-code/code-repo.ts';
import { insertInto } from '#server/db/write.ts';

export type UserRow = {
  id: UserId;
  region: string;
  phone: string;
  nickname: string;
  createdAt: Instant;
};

const USER_ROW = row({ id: text, region: text, phone: text, nickname: text, created_at: num });
type RawUser = RowOf<typeof USER_ROW>;
const userOf = (row: RawUser): UserRow => ({
  id: asId(row.id),
  region: row.region,
  phone: row.phone,
  nickname: row.nickname,
  createdAt: instant(row.created_at),
});

export const findUser = async (
  query: Query,
  { region, number }: Phone,
): Promise<UserRow | null> => {
  const { rows } = await query(
    'SELECT id, region, phone, nickname, created_at FROM app_user WHERE region = $1 AND phone = $2',
    [region, number],
    USER_ROW,
  );
  return rows[0] ? userOf(rows[0]) : null;
};

export const findUserById = async (query: Query, id: UserId): Promise<UserRow | null> => {
  const { rows } = await query(
    'SELECT id, region, phone, nickname, created_at FROM app_user WHERE id = $1 AND closed_at IS NULL',
    [id],
    USER_ROW,
  );
  return rows[0] ? userOf(rows[0]) : null;
};

/** Adds a user unless the phone has one already. `seal` marks a phone whose earlier account had bought. */
export const addUser = async (query: Query, user: UserRow, seal: string): Promise<void> => {
  await query(
    `INSERT INTO app_user (id, region, phone, nickname, created_at, is_returning) VALUES ($1, $2, $3, $4, $5, EXISTS (SELECT 1 FROM account_closing WHERE phone_seal = $6 AND has_bought) OR EXISTS (SELECT 1 FROM phone_change WHERE phone_seal = $6 AND has_bought)) ON CONFLICT (region, phone) DO NOTHING`,
    [user.id, user.region, user.phone, user.nickname, user.createdAt, seal],
  );
};

/** Marks that something begins in an account; false when it is closed. */
export const countHold = async (query: Query, userId: UserId): Promise<boolean> => {
  const { count } = await query(
    'UPDATE app_user SET holds = holds + 1 WHERE id = $1 AND closed_at IS NULL',
    [userId],
  );
  return count === 1;
};

export const addSession = async (
  query: Query,
  session: {
    tokenHash: string;
    userId: UserId;
    createdAt: Instant;
    expiresAt: Instant;
    client: string;
    model: string;
    /** Area of the map where it began; null: not known. */
    area: number | null;
  },
): Promise<void> => {
  await insertInto(query, 'member_session', {
    token_hash: session.tokenHash,
    user_id: session.userId,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
    used_at: session.createdAt,
    client: session.client,
    model: session.model,
    area: session.area,
  });
};

/** Notes that a session is in use, unless that was noted after `before`. */
export const noteUse = async (
  query: Query,
  { tokenHash, before }: { tokenHash: string; before: Instant },
  now: Instant,
): Promise<void> => {
  await query('UPDATE member_session SET used_at = $2 WHERE token_hash = $1 AND used_at < $3', [
    tokenHash,
    now,
    before,
  ]);
};

export const dropSession = async (query: Query, tokenHash: string): Promise<void> => {
  await query('DELETE FROM member_session WHERE token_hash = $1', [tokenHash]);
};

export const dropOldSessions = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM member_session WHERE expires_at < $1', [now]);
};

const MEMBER_SESSION_ROW = row({
  ...USER_ROW.columns,
  expires_at: num,
  used_at: num,
  is_suspended: bool,
});
export const readMemberSession = async (
  query: Query,
  tokenHash: string,
): Promise<{
  session: MemberSession;
  expiresAt: Instant;
  usedAt: Instant;
  isSuspended: boolean;
} | null> => {
  const { rows } = await query(
    `SELECT u.id, u.region, u.phone, u.nickname, u.created_at, u.suspended_at IS NOT NULL AS is_suspended, s.expires_at, s.used_at FROM member_session s JOIN app_user u ON u.id = s.user_id WHERE s.token_hash = $1 AND u.closed_at IS NULL`,
    [tokenHash],
    MEMBER_SESSION_ROW,
  );
  const row = rows[0];
  if (!row) return null;
  const { id, ...user } = userOf(row);
  return {
    session: { kind: 'member', tokenHash, userId: id, ...user },
    expiresAt: instant(row.expires_at),
    usedAt: instant(row.used_at),
    isSuspended: row.is_suspended,
  };
};

const IS_SUSPENDED_ROW = row({ is_suspended: bool });
/** Whether whoever runs the platform has put an account on hold. */
export const isSuspended = async (query: Query, id: UserId): Promise<boolean> => {
  const { rows } = await query(
    'SELECT suspended_at IS NOT NULL AS is_suspended FROM app_user WHERE id = $1',
    [id],
    IS_SUSPENDED_ROW,
  );
  return rows[0]?.is_suspended ?? false;
};
