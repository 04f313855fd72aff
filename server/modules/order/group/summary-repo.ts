import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, row, text } from '#server/db/row.ts';
import { productTexts, type ProductTexts } from '#server/modules/catalogue/index.ts';

const ORDER = { id: text, name_zh: text, name_en: text, texts: json(productTexts) };
const ENDING_ROW = row({ ...ORDER, uses_left: num, valid_to: num });
const VISIT_ROW = row({ ...ORDER, booked_for: num, booked_party: num, booked_store: orNull(text) });

type Asked = { userId: string; now: Instant; most: number };
/** An order by the deal that was bought. */
export type Bought = { orderId: OrderId; productName: Bilingual; productImg: string };

const boughtOf = (found: {
  id: string;
  name_zh: string;
  name_en: string;
  texts: ProductTexts;
}): Bought => ({
  orderId: asId(found.id),
  productName: { zh: found.name_zh, en: found.name_en },
  productImg: found.texts.pictures[0] ?? '',
});

/** Orders of a user with vouchers that can be used and end within so many milliseconds, the soonest first. */
export const endingOf = async (
  query: Query,
  { userId, now, most, withinMs }: Asked & { withinMs: number },
) => {
  const { rows } = await query(
    `SELECT o.id, p.name_zh, p.name_en, p.texts, c.uses_left, c.valid_to
     FROM (
       SELECT v.merchant_id, v.order_id, CAST(sum(v.times_total - v.times_used) AS int4) AS uses_left, min(v.valid_to) AS valid_to
       FROM voucher v JOIN group_order mine ON mine.merchant_id = v.merchant_id AND mine.id = v.order_id
       WHERE mine.user_id = $1 AND mine.status = 1 AND v.status = 1 AND v.valid_to >= $2 AND v.valid_to <= $3
       GROUP BY v.merchant_id, v.order_id
     ) c
     JOIN group_order o ON o.merchant_id = c.merchant_id AND o.id = c.order_id
     JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
     ORDER BY c.valid_to ASC, o.id ASC LIMIT $4`,
    [userId, now, plus(now, withinMs), most],
    ENDING_ROW,
  );
  return rows.map((found) => ({
    ...boughtOf(found),
    usesLeft: found.uses_left,
    validTo: instant(found.valid_to),
  }));
};

/** Booked visits of a user that are still to come, with a voucher that can be used then. */
export const visitsOf = async (query: Query, { userId, now, most }: Asked) => {
  const { rows } = await query(
    `SELECT o.id, p.name_zh, p.name_en, p.texts, o.booked_for, o.booked_party, o.booked_store
     FROM group_order o JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
     WHERE o.user_id = $1 AND o.status = 1 AND o.booked_for >= $2
       AND EXISTS (SELECT 1 FROM voucher v WHERE v.merchant_id = o.merchant_id AND v.order_id = o.id AND v.status = 1)
     ORDER BY o.booked_for ASC, o.id ASC LIMIT $3`,
    [userId, now, most],
    VISIT_ROW,
  );
  return rows.map((found) => ({
    ...boughtOf(found),
    at: instant(found.booked_for),
    partySize: found.booked_party,
    storeId: found.booked_store === null ? null : asId<StoreId>(found.booked_store),
  }));
};
