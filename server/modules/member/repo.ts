import { asId, type UserId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { MemberSession } from '#server/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/refusal.ts';

export type Phone = { region: string; number: string };
export type UserRow = {
  id: UserId;
  region: string;
  phone: string;
  nickname: string;
  createdAt: Instant;
};

type RawUser = { id: string; region: string; phone: string; nickname: string; created_at: number };
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
  const { rows } = await query<RawUser>(
    'SELECT id, region, phone, nickname, created_at FROM app_user WHERE region = $1 AND phone = $2',
    [region, number],
  );
  return rows[0] ? userOf(rows[0]) : null;
};

export const findUserById = async (query: Query, id: UserId): Promise<UserRow | null> => {
  const { rows } = await query<RawUser>(
    'SELECT id, region, phone, nickname, created_at FROM app_user WHERE id = $1 AND closed_at IS NULL',
    [id],
  );
  return rows[0] ? userOf(rows[0]) : null;
};

/** Adds a user unless the phone has one already. `seal` tells a phone whose earlier account had bought. */
export const addUser = async (query: Query, user: UserRow, seal: string): Promise<void> => {
  await query(
    `INSERT INTO app_user (id, region, phone, nickname, created_at, is_returning) VALUES ($1, $2, $3, $4, $5, EXISTS (SELECT 1 FROM account_closing WHERE phone_seal = $6 AND has_bought)) ON CONFLICT (region, phone) DO NOTHING`,
    [user.id, user.region, user.phone, user.nickname, user.createdAt, seal],
  );
};

/** What must not slip past the closing of its account does this first, in its transaction: a closing that runs is waited for, and afterwards nothing more is begun. */
export const holdAccount = async (query: Query, userId: UserId): Promise<void> => {
  const { count } = await query(
    'UPDATE app_user SET holds = holds + 1 WHERE id = $1 AND closed_at IS NULL',
    [userId],
  );
  if (count === 0) refuse('SESSION_INVALID');
};

export const addSession = async (
  query: Query,
  session: { tokenHash: string; userId: UserId; createdAt: Instant; expiresAt: Instant },
): Promise<void> => {
  await query(
    'INSERT INTO member_session (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [session.tokenHash, session.userId, session.createdAt, session.expiresAt],
  );
};

export const dropSession = async (query: Query, tokenHash: string): Promise<void> => {
  await query('DELETE FROM member_session WHERE token_hash = $1', [tokenHash]);
};

export const dropOldSessions = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM member_session WHERE expires_at < $1', [now]);
};

export const readMemberSession = async (
  query: Query,
  tokenHash: string,
): Promise<{ session: MemberSession; expiresAt: Instant; isSuspended: boolean } | null> => {
  const { rows } = await query<RawUser & { expires_at: number; is_suspended: boolean }>(
    `SELECT u.id, u.region, u.phone, u.nickname, u.created_at, u.suspended_at IS NOT NULL AS is_suspended, s.expires_at FROM member_session s JOIN app_user u ON u.id = s.user_id WHERE s.token_hash = $1 AND u.closed_at IS NULL`,
    [tokenHash],
  );
  const row = rows[0];
  if (!row) return null;
  const { id, ...user } = userOf(row);
  return {
    session: { kind: 'member', tokenHash, userId: id, ...user },
    expiresAt: instant(row.expires_at),
    isSuspended: row.is_suspended,
  };
};

/** Whether whoever runs the platform has put an account on hold. */
export const isSuspended = async (query: Query, id: UserId): Promise<boolean> => {
  const { rows } = await query<{ is_suspended: boolean }>(
    'SELECT suspended_at IS NOT NULL AS is_suspended FROM app_user WHERE id = $1',
    [id],
  );
  return rows[0]?.is_suspended ?? false;
};

export type CodeRow = {
  codeHash: string;
  sentAt: Instant;
  expiresAt: Instant;
  wrongTries: number;
  day: string;
  sentToday: number;
};
type RawCode = {
  code_hash: string;
  sent_at: number;
  expires_at: number;
  wrong_tries: number;
  day: string;
  sent_today: number;
};

export const readCode = async (
  query: Query,
  { region, number }: Phone,
): Promise<CodeRow | null> => {
  const { rows } = await query<RawCode>(
    'SELECT code_hash, sent_at, expires_at, wrong_tries, day, sent_today FROM login_code WHERE region = $1 AND phone = $2',
    [region, number],
  );
  const row = rows[0];
  return row
    ? {
        codeHash: row.code_hash,
        sentAt: instant(row.sent_at),
        expiresAt: instant(row.expires_at),
        wrongTries: row.wrong_tries,
        day: row.day,
        sentToday: row.sent_today,
      }
    : null;
};

/** Writes a new code over the old one, unless somebody else did so since `old` was read. */
export const writeCode = async (
  query: Query,
  { region, number }: Phone,
  code: CodeRow,
  old: CodeRow | null,
): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO login_code (region, phone, code_hash, sent_at, expires_at, wrong_tries, day, sent_today) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (region, phone) DO UPDATE SET code_hash = $3, sent_at = $4, expires_at = $5, wrong_tries = $6, day = $7, sent_today = $8 WHERE login_code.sent_at = $9`,
    [
      region,
      number,
      code.codeHash,
      code.sentAt,
      code.expiresAt,
      code.wrongTries,
      code.day,
      code.sentToday,
      old?.sentAt ?? -1,
    ],
  );
  return count === 1;
};

/** Counts one wrong try, at most `most` of them; gives false when there were that many before. */
export const countWrongTry = async (
  query: Query,
  { region, number }: Phone,
  most: number,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE login_code SET wrong_tries = wrong_tries + 1 WHERE region = $1 AND phone = $2 AND wrong_tries < $3',
    [region, number, most],
  );
  return count === 1;
};

/** Uses a code up: true for one caller only. */
export const consumeCode = async (
  query: Query,
  { region, number }: Phone,
  codeHash: string,
  most: number,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE login_code SET code_hash = '' WHERE region = $1 AND phone = $2 AND code_hash = $3 AND wrong_tries < $4`,
    [region, number, codeHash, most],
  );
  return count === 1;
};

/** Codes of phones that asked for none lately: their counts have run out with the day. */
export const dropOldLoginCodes = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM login_code WHERE sent_at < $1', [before]);
};
