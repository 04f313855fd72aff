import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Comment } from './comment-repo.ts';
import type { CommentTable } from './reviewable-kind.ts';

/** Hides a comment from guests, or shows it again; false where it is so already. */
export const setHidden = async (
  query: Query,
  table: CommentTable,
  { merchantId, id }: Pick<Comment, 'merchantId' | 'id'>,
  hiddenAt: Instant | null,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE ${table} SET hidden_at = $3 WHERE merchant_id = $1 AND id = $2 AND hidden_at IS ${hiddenAt === null ? 'NOT ' : ''}NULL`,
    [merchantId, id, hiddenAt],
  );
  return count === 1;
};
