import type { Instant } from '#shared/kernel/time.ts';
import type { Param } from '#server/db/db.ts';
import { likeText } from '#server/db/like.ts';
import { orderNumberCondition, orderNumberIs } from '#server/kit/order-number-search.ts';
import { phoneCondition } from '#server/kit/phone-search.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { soughtPhone, type SoughtPhone } from '#shared/validate/sought-phone.ts';

/** What a keyword is looked for in. A full order number or id needs no day: it is found whatever its day. */
export type Sought =
  | { orderId: string }
  | { orderNo: string }
  | { text: string; phone: SoughtPhone | null };

export type OrderFilter = {
  merchantId: string;
  /** Null: every store. */ storeIds: readonly string[] | null;
  from: Instant | null;
  to: Instant | null;
  productId: string | null;
  sought: Sought | null;
};

const ORDER_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A keyword as people type it: an order number or its end, an order's id, the last four digits of a phone or all of it, words of a product. */
export const soughtOf = (keyword: string): Sought | null => {
  const typed = keyword.trim();
  const lower = typed.toLowerCase();
  if (typed === '') return null;
  if (ORDER_ID.test(lower)) return { orderId: lower };
  const orderNo = readOrderNumber(typed);
  return orderNo === null ? { text: typed, phone: soughtPhone(typed) } : { orderNo };
};

export type Where = { text: string; params: Param[]; use: (value: Param) => string };

/** Names and phones are looked up once, not order by order. */
const soughtCondition = (sought: Extract<Sought, { text: string }>, use: Where['use']): string => {
  const { text, phone } = sought;
  const words = use(`%${likeText(text)}%`);
  return [
    `o.product_id IN (SELECT p.id FROM product p WHERE p.merchant_id = $1 AND (p.name_zh ILIKE ${words} OR p.name_en ILIKE ${words}))`,
    ...(phone === null
      ? []
      : [`o.user_id IN (SELECT u.id FROM app_user u WHERE ${phoneCondition(phone, use)})`]),
    ...orderNumberCondition(text, use),
  ].join(' OR ');
};

/** The condition of a filter over `group_order o`, with its parameters; $1 is the merchant. */
export const orderWhere = ({
  merchantId,
  storeIds,
  from,
  to,
  productId,
  sought,
}: OrderFilter): Where => {
  const params: Param[] = [merchantId];
  const use = (value: Param): string => `$${params.push(value)}`;
  const parts = ['o.merchant_id = $1'];
  if (storeIds !== null)
    parts.push(
      `o.product_id IN (SELECT p.id FROM product p WHERE p.merchant_id = $1 AND p.store_ids && ${use(storeIds)}::text[])`,
    );
  if (productId !== null) parts.push(`o.product_id = ${use(productId)}`);
  if (sought !== null && 'orderId' in sought) parts.push(`o.id = ${use(sought.orderId)}`);
  else if (sought !== null && 'orderNo' in sought)
    parts.push(orderNumberIs('o', use(sought.orderNo)));
  else {
    if (from !== null) parts.push(`o.created_at >= ${use(from)}`);
    if (to !== null) parts.push(`o.created_at <= ${use(to)}`);
    if (sought !== null) parts.push(`(${soughtCondition(sought, use)})`);
  }
  return { text: parts.join(' AND '), params, use };
};
