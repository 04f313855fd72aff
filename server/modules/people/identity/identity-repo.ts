import { asId, type UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Person, Provider } from './identity-provider.ts';

const ROW = row(
  pick(TABLES.member_identity, 'provider', 'open_id', 'union_id', 'nickname', 'avatar', 'user_id'),
);
export type KnownIdentity = {
  openId: string;
  unionId: string;
  nickname: string;
  avatar: string;
  userId: UserId | null;
};

export const findIdentity = async (
  query: Query,
  provider: Provider,
  openId: string,
): Promise<KnownIdentity | null> => {
  const { rows } = await query(
    'SELECT provider, open_id, union_id, nickname, avatar, user_id FROM member_identity WHERE provider = $1 AND open_id = $2',
    [provider, openId],
    ROW,
  );
  const row = rows[0];
  return row
    ? {
        openId: row.open_id,
        unionId: row.union_id,
        nickname: row.nickname,
        avatar: row.avatar,
        userId: row.user_id === null ? null : asId<UserId>(row.user_id),
      }
    : null;
};

/** Keeps who a person is, and whose member they are when that is known; a member who is known stays. */
export const keepIdentity = async (
  query: Query,
  { provider, openId, unionId, nickname, avatar }: Person,
  userId: UserId | null,
  now: Instant,
): Promise<void> => {
  await query(
    `INSERT INTO member_identity (provider, open_id, union_id, nickname, avatar, user_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (provider, open_id) DO UPDATE SET union_id = $3, nickname = $4, avatar = $5, user_id = COALESCE($6, member_identity.user_id)`,
    [provider, openId, unionId, nickname, avatar, userId, now],
  );
};

export const hasIdentity = async (
  query: Query,
  provider: Provider,
  userId: UserId,
): Promise<boolean> =>
  (
    await query('SELECT open_id FROM member_identity WHERE provider = $1 AND user_id = $2', [
      provider,
      userId,
    ])
  ).rows.length > 0;

/** Uses a code for a purpose: true the first time only. */
export const useCode = async (
  query: Query,
  codeHash: string,
  purpose: string,
  now: Instant,
): Promise<boolean> => {
  const { count } = await query(
    'INSERT INTO identity_code_use (code_hash, purpose, used_at) VALUES ($1, $2, $3) ON CONFLICT (code_hash, purpose) DO NOTHING',
    [codeHash, purpose, now],
  );
  return count === 1;
};

/** Forgets used codes, which ended long before. */
export const dropOldIdentityCodes = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM identity_code_use WHERE used_at < $1', [before]);
};
