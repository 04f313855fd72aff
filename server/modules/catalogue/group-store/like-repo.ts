import type { Day, Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row } from '#server/db/row.ts';
import { PRODUCT_COLUMNS, PRODUCT_ROW, productOf, type Product } from '../group/product-repo.ts';
import { PLAIN_COLUMNS, PLAIN_ROW, plainStore, type PlainStore } from './store-repo.ts';

type Subject = { kind: 'store' | 'product'; id: string };
type Like = Subject & { userId: string };

/** Most stores, and most deals, that a member likes at a time. */
export const LIKES_MOST = 500;

/** Adds a like unless the member has too many; a repeat changes nothing. */
export const addLike = async (query: Query, { userId, kind, id }: Like, now: Instant) => {
  await query(
    `INSERT INTO group_like (user_id, kind, subject_id, created_at)
     SELECT $1, $2, $3, CAST($4 AS bigint)
     WHERE (SELECT count(*) FROM group_like WHERE user_id = $1 AND kind = $2) < $5
     ON CONFLICT (user_id, kind, subject_id) DO NOTHING`,
    [userId, kind, id, now, LIKES_MOST],
  );
};

export const removeLike = async (query: Query, { userId, kind, id }: Like): Promise<void> => {
  await query('DELETE FROM group_like WHERE user_id = $1 AND kind = $2 AND subject_id = $3', [
    userId,
    kind,
    id,
  ]);
};

const LIKES_ROW = row({ all: num, mine: orNull(num) });

/** How many like a store or a deal, and whether this caller does; a visitor does not. */
export const likesOf = async (
  query: Query,
  { userId, kind, id }: Subject & { userId: string | null },
): Promise<{ isLike: boolean; likeNum: number }> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS all, CAST(sum(CASE WHEN user_id = $3 THEN 1 ELSE 0 END) AS int4) AS mine FROM group_like WHERE kind = $1 AND subject_id = $2',
    [kind, id, userId ?? ''],
    LIKES_ROW,
  );
  return { isLike: (rows[0]?.mine ?? 0) > 0, likeNum: rows[0]?.all ?? 0 };
};

/** Stores that a member likes, the newest like first. */
export const likedStores = async (
  query: Query,
  userId: string,
  most: number,
): Promise<PlainStore[]> => {
  const { rows } = await query(
    `SELECT ${PLAIN_COLUMNS} FROM group_like l JOIN store s ON s.id = l.subject_id
     WHERE l.user_id = $1 AND l.kind = 'store' ORDER BY l.created_at DESC, l.subject_id ASC LIMIT $2`,
    [userId, most],
    PLAIN_ROW,
  );
  return rows.map(plainStore);
};

/** Deals on sale that a member likes, the newest like first. */
export const likedDeals = async (
  query: Query,
  userId: string,
  { most, day }: { most: number; day: Day },
): Promise<Product[]> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM group_like l JOIN product ON product.id = l.subject_id
     WHERE l.user_id = $1 AND l.kind = 'product' AND product.is_shelf AND COALESCE(product.validity->>'endDay', '9999') >= $3 ORDER BY l.created_at DESC, l.subject_id ASC LIMIT $2`,
    [userId, most, day],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};
