import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { updateIn } from '#server/db/write.ts';
import type { CommentTable } from './reviewable-kind.ts';

/** A store answers a comment, once; false when it has, or the comment was taken back. */
export const answerComment = async (
  query: Query,
  table: CommentTable,
  { merchantId, id, text, at }: { merchantId: string; id: string; text: string; at: Instant },
): Promise<boolean> => {
  const count = await updateIn(query, table, {
    set: { reply: text, reply_at: at },
    where: { merchant_id: merchantId, id, reply: null, is_deleted: false },
  });
  return count === 1;
};

/** A store changes its reply; false where it is no longer `before`, or the comment was taken back. */
export const changeReply = async (
  query: Query,
  table: CommentTable,
  {
    merchantId,
    id,
    text,
    before,
    at,
  }: { merchantId: string; id: string; text: string; before: string; at: Instant },
): Promise<boolean> => {
  const count = await updateIn(query, table, {
    set: { reply: text, reply_edited_at: at },
    where: { merchant_id: merchantId, id, reply: before, is_deleted: false },
  });
  return count === 1;
};
