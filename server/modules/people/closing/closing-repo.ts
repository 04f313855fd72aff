import { asId, type UserId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Loss } from './standing-repo.ts';
import { updateIn } from '#server/db/write.ts';

export type Closing = {
  userId: UserId;
  receiptNo: string;
  closedAt: Instant;
  tokenHash: string;
  phoneSeal: string;
  client: string;
  losses: readonly Loss[];
};

/** Closes an account, if it is not on hold: true for one caller only. Its phone is free from here on: no phone has such a region. */
export const closeUser = async (query: Query, userId: UserId, at: Instant): Promise<boolean> => {
  const count = await updateIn(query, 'app_user', {
    set: {
      closed_at: at,
      region: `closed ${userId}`,
      phone: '',
      nickname: '',
      picture: '',
      birthday: null,
    },
    where: { id: userId, closed_at: null, suspended_at: null },
  });
  return count === 1;
};

/** The trail: that, when and how an account was closed, and what its owner accepted to lose. */
export const addClosing = async (query: Query, closing: Closing): Promise<void> => {
  await query(
    `INSERT INTO account_closing (user_id, receipt_no, closed_at, token_hash, phone_seal, has_bought, client, losses, is_swept)
     VALUES ($1, $2, $3, $4, $5, EXISTS (SELECT 1 FROM takeout_order WHERE user_id = $1 AND paid_at IS NOT NULL) OR EXISTS (SELECT 1 FROM group_order WHERE user_id = $1 AND paid_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM app_user WHERE id = $1 AND is_returning), $6, $7, false)`,
    [
      closing.userId,
      closing.receiptNo,
      closing.closedAt,
      closing.tokenHash,
      closing.phoneSeal,
      closing.client,
      JSON.stringify(closing.losses),
    ],
  );
};

const CLOSING_BY_ROW = row(pick(TABLES.account_closing, 'receipt_no', 'closed_at'));
/** The answer to a session's own closing; written once more, so that this commit waits for the standby (ADR 0025). */
export const closingBy = async (
  query: Query,
  tokenHash: string,
): Promise<{ receiptNo: string; closedAt: Instant } | null> => {
  const { rows } = await query(
    'UPDATE account_closing SET closed_at = closed_at WHERE token_hash = $1 RETURNING receipt_no, closed_at',
    [tokenHash],
    CLOSING_BY_ROW,
  );
  return rows[0] ? { receiptNo: rows[0].receipt_no, closedAt: instant(rows[0].closed_at) } : null;
};

const UNSWEPT_CLOSINGS_ROW = row(pick(TABLES.account_closing, 'user_id'));
/** Accounts that were closed before a moment and not yet looked through a second time. */
export const unsweptClosings = async (
  query: Query,
  before: Instant,
  most: number,
): Promise<UserId[]> => {
  const { rows } = await query(
    'SELECT user_id FROM account_closing WHERE is_swept = false AND closed_at < $1 ORDER BY closed_at ASC LIMIT $2',
    [before, most],
    UNSWEPT_CLOSINGS_ROW,
  );
  return rows.map(({ user_id }) => asId<UserId>(user_id));
};

export const markSwept = async (query: Query, userId: UserId): Promise<void> => {
  await updateIn(query, 'account_closing', { set: { is_swept: true }, where: { user_id: userId } });
};

/** Repeats are answered for a while only. */
export const forgetClosingTokens = async (query: Query, before: Instant): Promise<void> => {
  await query(
    `UPDATE account_closing SET token_hash = '' WHERE closed_at < $1 AND token_hash <> ''`,
    [before],
  );
};
