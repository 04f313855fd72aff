import { groupOrderStatus } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Param } from '#server/db/db.ts';

/** What a keyword is looked for in. A full order number stands alone: it is found whatever its day. */
export type Sought = { orderId: string } | { text: string; phoneTail: string | null; orderTail: string | null };

export type OrderFilter = {
  merchantId: string; /** Null: every store. */ storeIds: readonly string[] | null; from: Instant | null; to: Instant | null; productId: string | null; sought: Sought | null;
};

const ORDER_NUMBER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A keyword as people type it: an order number, its last six characters or more, the last four digits or more of a phone, words of a product. */
export const soughtOf = (keyword: string): Sought | null => {
  const typed = keyword.trim();
  const lower = typed.toLowerCase();
  if (typed === '') return null;
  if (ORDER_NUMBER.test(lower)) return { orderId: lower };
  const bare = lower.replace(/[\s-]/g, '');
  return { text: typed, phoneTail: /^\d{4,15}$/.test(bare) ? bare : null, orderTail: /^[\da-f-]{6,36}$/.test(lower) ? lower : null };
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const { codes } = groupOrderStatus;

const some = (what: string): string => `EXISTS (SELECT 1 FROM voucher v WHERE v.merchant_id = o.merchant_id AND v.order_id = o.id AND ${what})`;
const valid = (now: string): string => some(`v.status = 1 AND v.valid_to >= ${now}`);
const ending = (now: string): string => some(`(v.status = 5 OR (v.status = 1 AND v.valid_to < ${now}))`);
const TOUCHED = some('v.times_used > 0');
const KEPT = some('v.status <> 3');

/** The vouchers of an order that a status asks for: the same reading as `orderStatus`, so that a page can stop as soon as it is full. `useNow` gives a parameter's mark. */
export const statusCondition = (status: number, useNow: () => string): string => {
  switch (status) {
    case codes.unused: return `o.status = 1 AND ${valid(useNow())} AND NOT ${TOUCHED}`;
    case codes.partlyUsed: return `o.status = 1 AND ${valid(useNow())} AND ${TOUCHED}`;
    case codes.expired: return `o.status = 1 AND NOT ${valid(useNow())} AND ${ending(useNow())}`;
    case codes.usedUp: return `o.status = 1 AND ${KEPT} AND NOT ${valid(useNow())} AND NOT ${ending(useNow())}`;
    case codes.refunded: return `o.status = 1 AND NOT ${KEPT}`;
    case codes.toBePaid: return 'o.status = 0';
    case codes.cancelled: return 'o.status = -1';
    default: return 'o.status IS NULL';
  }
};

export type Where = { text: string; params: Param[]; use: (value: Param) => string };

const soughtCondition = (sought: Exclude<Sought, { orderId: string }>, use: Where['use']): string => {
  const words = use(`%${escaped(sought.text)}%`);
  return [
    `p.name_zh ILIKE ${words}`, `p.name_en ILIKE ${words}`,
    ...(sought.phoneTail === null ? [] : [`u.phone LIKE ${use(`%${sought.phoneTail}`)}`]), ...(sought.orderTail === null ? [] : [`o.id LIKE ${use(`%${sought.orderTail}`)}`]),
  ].join(' OR ');
};

/** The condition of a filter over `group_order o`, `product p` and `app_user u`, with its parameters; $1 is the merchant. */
export const orderWhere = ({ merchantId, storeIds, from, to, productId, sought }: OrderFilter): Where => {
  const params: Param[] = [merchantId];
  const use = (value: Param): string => `$${params.push(value)}`;
  const parts = ['o.merchant_id = $1'];
  if (storeIds !== null) parts.push(`p.store_ids && ${use(storeIds)}::text[]`);
  if (productId !== null) parts.push(`o.product_id = ${use(productId)}`);
  if (sought !== null && 'orderId' in sought) parts.push(`o.id = ${use(sought.orderId)}`);
  else {
    if (from !== null) parts.push(`o.created_at >= ${use(from)}`);
    if (to !== null) parts.push(`o.created_at <= ${use(to)}`);
    if (sought !== null) parts.push(`(${soughtCondition(sought, use)})`);
  }
  return { text: parts.join(' AND '), params, use };
};
