import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, orNull } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

type Like = { userId: string; storeId: string };

export const addLike = async (
  query: Query,
  { userId, storeId }: Like,
  now: Instant,
): Promise<void> => {
  await insertInto(
    query,
    'takeout_favourite',
    { user_id: userId, store_id: storeId, created_at: now },
    'ON CONFLICT (user_id, store_id) DO NOTHING',
  );
};

export const removeLike = async (query: Query, { userId, storeId }: Like): Promise<void> => {
  await query('DELETE FROM takeout_favourite WHERE user_id = $1 AND store_id = $2', [
    userId,
    storeId,
  ]);
};

const LIKES_OF_ROW = row({ all: num, mine: orNull(num) });
/** Whether a guest likes a store, and how many do. */
export const likesOf = async (
  query: Query,
  { userId, storeId }: { userId: string | null; storeId: string },
): Promise<{ isLike: boolean; likeCount: number }> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS all, CAST(sum(CASE WHEN user_id = $2 THEN 1 ELSE 0 END) AS int4) AS mine FROM takeout_favourite WHERE store_id = $1',
    [storeId, userId ?? ''],
    LIKES_OF_ROW,
  );
  return { isLike: (rows[0]?.mine ?? 0) > 0, likeCount: rows[0]?.all ?? 0 };
};

const LIKED_IDS_ROW = row(pick(TABLES.takeout_favourite, 'store_id'));
/** A guest's favourite stores of one shop, the newest first, and whether there are more. */
export const likedIds = async (
  query: Query,
  userId: string,
  { kind, offset, size }: { kind: StoreKind; offset: number; size: number },
): Promise<{ ids: string[]; next: boolean }> => {
  const { rows } = await query(
    `SELECT f.store_id FROM takeout_favourite f JOIN takeout_store s ON s.id = f.store_id AND s.kind = $4
     WHERE f.user_id = $1 ORDER BY f.created_at DESC, f.store_id ASC LIMIT $2::int4 OFFSET $3::int4`,
    [userId, size + 1, offset, kind],
    LIKED_IDS_ROW,
  );
  return { ids: rows.slice(0, size).map(({ store_id }) => store_id), next: rows.length > size };
};
