import { cents, type Cents } from '#shared/kernel/money.ts';
import type { UseTime } from '#shared/group/voucher-window.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';
import type { ProductTexts } from '../group/product-document.ts';

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

/**
 * Writes other terms of a deal: the old ones are kept for what was ordered with them, under the number that those orders name.
 * `useTime`, `texts`: the fields that become others. In the transaction that holds the deal's row.
 */
export const writeTerms = async (
  query: Query,
  { merchantId, productId }: OfProduct,
  {
    useTime = {},
    texts = {},
    next,
  }: {
    useTime?: Partial<UseTime>;
    texts?: Partial<ProductTexts>;
    next: Pick<EditedDeal, 'seq' | 'changedBy' | 'changedAt'>;
  },
): Promise<void> => {
  await query(
    `INSERT INTO deal_terms (merchant_id, product_id, seq, use_time, validity, texts, ended_at)
     SELECT merchant_id, id, terms_seq, use_time, validity, texts, $3::bigint FROM product WHERE merchant_id = $1 AND id = $2`,
    [merchantId, productId, next.changedAt],
  );
  await query(
    `UPDATE product SET use_time = use_time || $3::jsonb, texts = texts || $4::jsonb, terms_seq = terms_seq + 1, edit_seq = $5::int4, edited_by = $6, edited_at = $7::bigint
     WHERE merchant_id = $1 AND id = $2`,
    [
      merchantId,
      productId,
      JSON.stringify(useTime),
      JSON.stringify(texts),
      next.seq,
      next.changedBy,
      next.changedAt,
    ],
  );
};
