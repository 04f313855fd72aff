import type { Bilingual } from '#server/kit/context.ts';
import type { Param, Query } from '#server/db/db.ts';
import { num, orNull, row, text } from '#server/db/row.ts';
import { likeText } from '#server/db/like.ts';
import { orderNumberCondition } from '#server/kit/order-number-search.ts';
import { phoneCondition } from '#server/kit/phone-search.ts';
import { soughtPhone } from '#shared/validate/sought-phone.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';

export type SoughtOrder = {
  orderId: OrderId;
  orderNo: string;
  productName: Bilingual;
  phone: string;
  nickname: string;
  paidAt: Instant | null;
  validTo: Instant | null;
  vouchers: number;
  usable: number;
};
const ROW = row({
  id: text,
  order_no: text,
  name_zh: text,
  name_en: text,
  phone: text,
  nickname: text,
  paid_at: orNull(num),
  valid_to: orNull(num),
  vouchers: num,
  usable: orNull(num),
});
export type Asked = {
  merchantId: string;
  storeId: string;
  keyword: string;
  now: Instant;
  most: number;
};

/** What a keyword may be: four digits the end of a phone, more of them a whole one, an order number or its end; anything with a letter a part of a name. */
const conditions = (keyword: string, use: (value: Param) => string): string[] => {
  const phone = soughtPhone(keyword);
  return [
    ...(phone === null
      ? []
      : [`o.user_id IN (SELECT u.id FROM app_user u WHERE ${phoneCondition(phone, use)})`]),
    ...orderNumberCondition(keyword, use),
    ...(/^[\d\s-]+$/.test(keyword)
      ? []
      : [
          `o.user_id IN (SELECT id FROM app_user WHERE nickname ILIKE ${use(`%${likeText(keyword)}%`)})`,
        ]),
  ];
};

/** Paid orders of a merchant that a store takes, newest first; one more than asked for, which shows that there are more. */
export const searchOrders = async (
  query: Query,
  { merchantId, storeId, keyword, now, most }: Asked,
): Promise<SoughtOrder[]> => {
  const params: Param[] = [merchantId, storeId];
  const use = (value: Param): string => `$${params.push(value)}`;
  const where = conditions(keyword.trim(), use).join(' OR ') || 'false';
  const [limit, at] = [use(most + 1), use(now)];
  const { rows } = await query(
    `SELECT f.id, f.order_no, f.paid_at, f.name_zh, f.name_en, u.phone, u.nickname, c.vouchers, c.usable, c.valid_to
     FROM (SELECT o.id, o.order_no, o.user_id, o.created_at, o.paid_at, p.name_zh, p.name_en FROM group_order o JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
           WHERE o.merchant_id = $1 AND o.status = 1 AND $2 = ANY(p.store_ids) AND (${where}) ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}) f
     JOIN app_user u ON u.id = f.user_id
     LEFT JOIN LATERAL (
       SELECT count(*) AS vouchers, sum(CASE WHEN v.status = 1 AND v.times_used < v.times_total AND v.valid_to >= ${at}::bigint THEN 1 ELSE 0 END)::bigint AS usable, max(v.valid_to) AS valid_to
       FROM voucher v WHERE v.merchant_id = $1 AND v.order_id = f.id
     ) c ON TRUE
     ORDER BY f.created_at DESC, f.id DESC`,
    params,
    ROW,
  );
  return rows.map((row) => ({
    orderId: asId(row.id),
    orderNo: row.order_no,
    productName: { zh: row.name_zh, en: row.name_en },
    phone: row.phone,
    nickname: row.nickname,
    paidAt: row.paid_at === null ? null : instant(row.paid_at),
    validTo: row.valid_to === null ? null : instant(row.valid_to),
    vouchers: row.vouchers,
    usable: row.usable ?? 0,
  }));
};
