import { asId, type Id, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { refundParts, type GroupRefundItems } from '../group/request-repo.ts';

export type DeskRefund = {
  id: Id<'refund'>;
  orderId: OrderId;
  productId: ProductId;
  productName: Bilingual;
  phone: string;
  amount: Cents;
  reason: number;
  note: string;
  photos: readonly string[];
  items: GroupRefundItems;
  isWhole: boolean;
  isUsed: boolean;
  progress: number;
  isAutomatic: boolean;
  requestedAt: Instant;
  settledAt: Instant | null;
  answer: string;
  operatorName: Bilingual | null;
};

const ROW = row({
  ...pick(
    TABLES.group_refund,
    'id',
    'order_id',
    'kind',
    'reason',
    'note',
    'photos',
    'amount',
    'is_whole',
    'progress',
    'requested_at',
    'settled_at',
    'is_automatic',
    'answer',
  ),
  items: json(refundParts),
  product_id: text,
  name_zh: text,
  name_en: text,
  phone: text,
  operator_zh: orNull(text),
  operator_en: orNull(text),
});

export type RefundsAsked = {
  merchantId: string;
  /** Null: every store. */
  storeIds: readonly string[] | null;
  isWaiting: boolean;
  offset: number;
  size: number;
};

/** Requests whose deal can be used in some stores; $1 is the merchant, $2 whether all stores, $3 the stores. */
const FROM = `FROM group_refund r
   JOIN group_order o ON o.merchant_id = r.merchant_id AND o.id = r.order_id
   JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
   WHERE r.merchant_id = $1 AND ($2::bool OR p.store_ids && $3::text[])`;

const scope = ({ merchantId, storeIds }: Pick<RefundsAsked, 'merchantId' | 'storeIds'>) =>
  [merchantId, storeIds === null, [...(storeIds ?? [])]] as const;

/** A page of requests and one more: those that wait oldest first, the others newest first. */
export const refundsPage = async (query: Query, asked: RefundsAsked): Promise<DeskRefund[]> => {
  const order = asked.isWaiting ? 'ASC' : 'DESC';
  const { rows } = await query(
    `SELECT r.id, r.order_id, r.kind, r.reason, r.note, r.photos, r.items, r.amount, r.is_whole, r.progress, r.requested_at, r.settled_at, r.is_automatic, r.answer,
            p.id AS product_id, p.name_zh, p.name_en, u.phone, s.name_zh AS operator_zh, s.name_en AS operator_en
     ${FROM.replace('WHERE', 'JOIN app_user u ON u.id = r.user_id LEFT JOIN operator s ON s.merchant_id = r.merchant_id AND s.id = r.operator_id WHERE')}
       AND (r.progress = 0) = $4::bool ORDER BY r.requested_at ${order}, r.id ${order} LIMIT $5 OFFSET $6`,
    [...scope(asked), asked.isWaiting, asked.size + 1, asked.offset],
    ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    orderId: asId(row.order_id),
    productId: asId(row.product_id),
    productName: { zh: row.name_zh, en: row.name_en },
    phone: row.phone,
    amount: cents(row.amount),
    reason: row.reason,
    note: row.note,
    photos: row.photos,
    items: row.items,
    isWhole: row.is_whole,
    isUsed: row.kind === 'used',
    progress: row.progress,
    isAutomatic: row.is_automatic,
    requestedAt: instant(row.requested_at),
    settledAt: row.settled_at === null ? null : instant(row.settled_at),
    answer: row.answer,
    operatorName:
      row.operator_zh === null ? null : { zh: row.operator_zh, en: row.operator_en ?? '' },
  }));
};

const COUNT_ROW = row({ n: num });
export const countWaiting = async (
  query: Query,
  asked: Pick<RefundsAsked, 'merchantId' | 'storeIds'>,
): Promise<number> => {
  const { rows } = await query(
    `SELECT count(*) AS n ${FROM} AND r.progress = 0`,
    scope(asked),
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};
