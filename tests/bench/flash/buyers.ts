import type { Db } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { sha256 } from '#server/kit/digest.ts';
import { must } from '#shared/kernel/result.ts';

const FAR = 4_000_000_000_000;

export const buyerId = (n: number): string => `bench-buyer-${n}`;
export const tokenOf = (n: number): string => `bench-token-${n}`;

/** Members who are signed in, each at a device of their own, and who looked at the deal before: their session is marked as used today. */
export const addBuyers = async ({ query }: Db, count: number): Promise<void> => {
  const all = Array.from({ length: count }, (_, n) => n);
  await insertRows(
    query,
    'app_user',
    all.map((n) => ({
      id: buyerId(n),
      region: '853',
      phone: `68${String(n).padStart(6, '0')}`,
      nickname: '',
      created_at: 0,
    })),
  );
  await insertRows(
    query,
    'member_session',
    all.map((n) => ({
      token_hash: sha256(tokenOf(n)),
      user_id: buyerId(n),
      created_at: 0,
      expires_at: FAR,
      used_at: Date.now(),
    })),
  );
};

/** A deal whose flash sale runs. Cents. */
export type Sale = { merchantId: string; productId: string; activityId: string; price: number };

/** One deal at half its price, one piece a buyer, with more pieces than can be sold. */
export const addSale = async ({ query }: Db): Promise<Sale> => {
  const activityId = 'bench-flash';
  await query('DELETE FROM group_activity_item');
  await query(
    `INSERT INTO group_activity (id, kind, starts_at, ends_at, words)
     SELECT $1, 'FLASH', 0, $2::bigint, words FROM group_activity LIMIT 1`,
    [activityId, FAR],
  );
  const { rows } = await query<{ merchant_id: string; id: string; price: number }>(
    `UPDATE product SET stock = 1000000 WHERE id = 'egg-tart-box' RETURNING merchant_id, id, price`,
  );
  const deal = must(rows[0], 'a deal of the town');
  const sale = {
    merchantId: deal.merchant_id,
    productId: deal.id,
    activityId,
    price: Math.floor(deal.price / 2),
  };
  await query(
    `INSERT INTO group_activity_item (merchant_id, product_id, activity_id, part, place, price, stock, user_limit)
     VALUES ($1, $2, $3, 'FLASH', 0, $4::bigint, 1000000, 1)`,
    [sale.merchantId, sale.productId, activityId, sale.price],
  );
  return sale;
};

/** Pieces that the sale counts as taken, and those of its orders: the two must be one number. */
export const countTaken = async (
  { query }: Db,
  { activityId }: Sale,
): Promise<{ taken: number; ordered: number }> => {
  const { rows } = await query<{ taken: number; ordered: number }>(
    `SELECT (SELECT taken FROM group_activity_item WHERE activity_id = $1) AS taken,
       (SELECT sum(activity_pieces)::bigint FROM group_order WHERE activity_id = $1 AND status = 0) AS ordered`,
    [activityId],
  );
  return must(rows[0], 'the counts of the sale');
};
