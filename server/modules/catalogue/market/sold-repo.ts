import type { Query } from '#server/db/db.ts';

/** Counts what each supermarket sold from its products: its orders touch no row of the store (ADR 0031). */
export const countSold = async (query: Query): Promise<void> => {
  await query(
    `UPDATE takeout_store s SET sold = p.pieces FROM (SELECT merchant_id, store_id, CAST(least(sum(sold), 2000000000) AS int4) AS pieces FROM takeout_product WHERE item_id <> '' GROUP BY merchant_id, store_id) p
     WHERE s.kind = 'market' AND s.merchant_id = p.merchant_id AND s.id = p.store_id AND s.sold <> p.pieces`,
  );
};
