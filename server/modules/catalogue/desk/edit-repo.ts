import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

type OfProduct = { merchantId: string; productId: string };

/** What is edited of a deal, and the version that edits count; sales do not. */
export type EditedDeal = {
  price: Cents;
  originalPrice: Cents;
  stock: number;
  seq: number;
  changedBy: string | null;
  changedAt: Instant | null;
};

const ROW = row(
  pick(TABLES.product, 'price', 'original_price', 'stock', 'edit_seq', 'edited_by', 'edited_at'),
);

/** A deal as it is edited. `lock`: orders and other edits of it wait until the transaction ends. */
export const editedDeal = async (
  query: Query,
  { merchantId, productId }: OfProduct,
  { lock = false } = {},
): Promise<EditedDeal | null> => {
  const { rows } = await query(
    `SELECT price, original_price, stock, edit_seq, edited_by, edited_at FROM product WHERE merchant_id = $1 AND id = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [merchantId, productId],
    ROW,
  );
  const found = rows[0];
  return found
    ? {
        price: cents(found.price),
        originalPrice: cents(found.original_price),
        stock: found.stock,
        seq: found.edit_seq,
        changedBy: found.edited_by,
        changedAt: found.edited_at === null ? null : instant(found.edited_at),
      }
    : null;
};

/** Writes a deal as it was edited. */
export const writeDeal = async (
  query: Query,
  { merchantId, productId }: OfProduct,
  deal: EditedDeal,
): Promise<void> => {
  await updateIn(query, 'product', {
    set: {
      price: deal.price,
      original_price: deal.originalPrice,
      stock: deal.stock,
      edit_seq: deal.seq,
      edited_by: deal.changedBy,
      edited_at: deal.changedAt,
    },
    where: { merchant_id: merchantId, id: productId },
  });
};
