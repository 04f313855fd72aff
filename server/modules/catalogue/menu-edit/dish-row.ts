import * as z from 'zod/mini';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { productFacts, type ProductFacts } from '../store/menu-document.ts';
import { offIds, type OffIds } from '../store/off-document.ts';

/** A dish as its store edits it. `stock`: what is or will be left, also of one that is switched off. */
export type EditedDish = {
  id: string;
  seq: number;
  classId: string;
  name: Bilingual;
  picture: string;
  price: Cents;
  boxPrice: Cents;
  stock: number;
  limit: number;
  sold: number;
  isShown: boolean;
  isOff: boolean;
  offUntil: number | null;
  /** What promotions sell it for; the highest of them. */
  promotionPrice: Cents | null;
  number: string;
  ean: string;
  shelf: string;
  skuStock: Readonly<Record<string, number>>;
  /** Sizes that are off at the desk. */
  skuOff: OffIds;
  facts: ProductFacts;
  changedBy: string | null;
  changedAt: number | null;
};

export const EDITED_ROW = row({
  ...pick(
    TABLES.takeout_product,
    'id',
    'seq',
    'classify_id',
    'name_zh',
    'name_en',
    'picture',
    'price',
    'box_price',
    'stock',
    'off_stock',
    'off_until',
    'limit_count',
    'sold',
    'is_shelf',
    'discount_price',
    'flash_price',
    'own_key',
    'ean',
    'shelf',
    'changed_by',
    'changed_at',
  ),
  facts: json(productFacts),
  sku_stock: json(z.record(z.string(), z.number())),
  sku_off: json(offIds),
});
export const EDITED_COLUMNS = `p.id, p.seq, p.classify_id, p.name_zh, p.name_en, p.picture, p.price, p.box_price, p.stock, p.off_stock, p.off_until, p.limit_count, p.sold, p.is_shelf, p.discount_price, p.flash_price,
  p.own_key, p.ean, p.shelf, p.changed_by, p.changed_at, p.facts, p.sku_stock, p.sku_off`;

const highest = (...prices: (number | null)[]): Cents | null => {
  const set = prices.filter((price) => price !== null);
  return set.length === 0 ? null : cents(Math.max(...set));
};

export const editedOf = (found: RowOf<typeof EDITED_ROW>): EditedDish => ({
  id: found.id,
  seq: found.seq,
  classId: found.classify_id,
  name: { zh: found.name_zh, en: found.name_en },
  picture: found.picture,
  price: cents(found.price),
  boxPrice: cents(found.box_price),
  stock: found.off_stock ?? found.stock,
  limit: found.limit_count,
  sold: found.sold,
  isShown: found.is_shelf,
  isOff: found.off_stock !== null,
  offUntil: found.off_until,
  promotionPrice: highest(found.discount_price, found.flash_price),
  number: found.own_key,
  ean: found.ean,
  shelf: found.shelf,
  skuStock: found.sku_stock,
  skuOff: found.sku_off,
  facts: found.facts,
  changedBy: found.changed_by,
  changedAt: found.changed_at,
});
