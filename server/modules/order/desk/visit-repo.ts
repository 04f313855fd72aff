import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row, text } from '#server/db/row.ts';
import { updateIn } from '#server/db/write.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** Visits between two moments. `storeIds`: where the caller works, null for everywhere. */
export type VisitsAsked = {
  merchantId: string;
  storeIds: readonly string[] | null;
  from: Instant;
  before: Instant;
};
export type DeskVisit = {
  orderId: OrderId;
  at: Instant;
  partySize: number;
  storeId: StoreId | null;
  productName: Bilingual;
  phone: string;
  usable: number;
  used: number;
  arrivedAt: Instant | null;
  tableNote: string;
};

/** $1 the merchant, $2 and $3 the moments, $4 whether all stores, $5 the stores. A visit without a store is at any of its deal. */
const FROM = `FROM group_order o JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
   WHERE o.merchant_id = $1 AND o.booked_for >= $2 AND o.booked_for < $3 AND o.status = 1
     AND ($4::bool OR o.booked_store = ANY($5::text[]) OR (o.booked_store IS NULL AND p.store_ids && $5::text[]))`;

const scope = ({ merchantId, storeIds, from, before }: VisitsAsked) =>
  [merchantId, from, before, storeIds === null, [...(storeIds ?? [])]] as const;

const ROW = row({
  id: text,
  booked_for: num,
  booked_party: num,
  booked_store: orNull(text),
  arrived_at: orNull(num),
  name_zh: text,
  name_en: text,
  phone: text,
  usable: num,
  used: num,
  table_note: text,
});
/** A page of visits by time, and one more. */
export const visitsPage = async (
  query: Query,
  asked: VisitsAsked,
  { offset, size }: { offset: number; size: number },
): Promise<DeskVisit[]> => {
  const count = (condition: string): string =>
    `(SELECT CAST(count(*) AS int4) FROM voucher v WHERE v.merchant_id = o.merchant_id AND v.order_id = o.id AND (${condition}))`;
  const { rows } = await query(
    `SELECT o.id, o.booked_for, o.booked_party, o.booked_store, o.arrived_at, o.table_note, p.name_zh, p.name_en, u.phone,
            ${count('v.status = 1')} AS usable, ${count('v.status = 2 OR (v.status = 3 AND v.times_refunded > 0)')} AS used
     ${FROM.replace('WHERE', 'JOIN app_user u ON u.id = o.user_id WHERE')}
     ORDER BY o.booked_for ASC, o.id ASC LIMIT $6::int4 OFFSET $7::int4`,
    [...scope(asked), size + 1, offset],
    ROW,
  );
  return rows.map((found) => ({
    orderId: asId(found.id),
    at: instant(found.booked_for),
    partySize: found.booked_party,
    storeId: found.booked_store === null ? null : asId(found.booked_store),
    productName: { zh: found.name_zh, en: found.name_en },
    phone: found.phone,
    usable: found.usable,
    used: found.used,
    arrivedAt: found.arrived_at === null ? null : instant(found.arrived_at),
    tableNote: found.table_note,
  }));
};

const ARRIVED_ROW = row({ arrived_at: orNull(num) });
/** When the guests of a visit among these arrived; null where it is not among them. The order stays locked until the transaction ends. */
export const visitOf = async (
  query: Query,
  asked: VisitsAsked,
  orderId: string,
): Promise<Pick<DeskVisit, 'arrivedAt'> | null> => {
  const { rows } = await query(
    `SELECT o.arrived_at ${FROM} AND o.id = $6 FOR UPDATE OF o`,
    [...scope(asked), orderId],
    ARRIVED_ROW,
  );
  const [found] = rows;
  return found === undefined
    ? null
    : { arrivedAt: found.arrived_at === null ? null : instant(found.arrived_at) };
};

const SUM_ROW = row({ guests: num, arrived: num });
/** How many guests are booked, and how many have arrived. */
export const sumGuests = async (
  query: Query,
  asked: VisitsAsked,
): Promise<{ guests: number; arrived: number }> => {
  const { rows } = await query(
    `SELECT CAST(COALESCE(sum(o.booked_party), 0) AS int4) AS guests,
            CAST(COALESCE(sum(o.booked_party) FILTER (WHERE o.arrived_at IS NOT NULL), 0) AS int4) AS arrived ${FROM}`,
    scope(asked),
    SUM_ROW,
  );
  return rows[0] ?? { guests: 0, arrived: 0 };
};

/** Says that guests have arrived, or have not. */
export const setArrived = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
  at: Instant | null,
): Promise<void> => {
  await updateIn(query, 'group_order', {
    set: { arrived_at: at },
    where: { merchant_id: merchantId, id },
  });
};
