import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { ValueKind } from './value-repo.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type OfOrder = { merchantId: string; orderId: string };
/** What an order took of a piece, in the order in which it took them. */
export type ValueUse = OfOrder & {
  valueId: string;
  userId: string;
  kind: ValueKind;
  position: number;
  taken: Cents;
  returned: Cents;
  state: 'reserved' | 'used' | 'freed';
};
const ROW = row({
  ...pick(
    TABLES.stored_value_use,
    'merchant_id',
    'order_id',
    'value_id',
    'user_id',
    'position',
    'taken',
    'returned',
  ),
  kind: TABLES.stored_value_use.kind,
  state: TABLES.stored_value_use.state,
});
type Raw = RowOf<typeof ROW>;

const useOf = (row: Raw): ValueUse => ({
  merchantId: row.merchant_id,
  orderId: row.order_id,
  valueId: row.value_id,
  userId: row.user_id,
  kind: row.kind,
  position: row.position,
  taken: cents(row.taken),
  returned: cents(row.returned),
  state: row.state,
});

export const addUse = async (query: Query, use: ValueUse, at: Instant): Promise<void> => {
  await insertInto(query, 'stored_value_use', {
    merchant_id: use.merchantId,
    order_id: use.orderId,
    value_id: use.valueId,
    user_id: use.userId,
    kind: use.kind,
    position: use.position,
    taken: use.taken,
    returned: use.returned,
    state: use.state,
    at,
  });
};

export const usesOfOrder = async (
  query: Query,
  { merchantId, orderId }: OfOrder,
): Promise<ValueUse[]> => {
  const { rows } = await query(
    'SELECT merchant_id, order_id, value_id, user_id, kind, position, taken, returned, state FROM stored_value_use WHERE merchant_id = $1 AND order_id = $2 ORDER BY kind ASC, position ASC',
    [merchantId, orderId],
    ROW,
  );
  return rows.map(useOf);
};

/** What is reserved is used up. */
export const confirmUses = async (
  query: Query,
  { merchantId, orderId }: OfOrder,
): Promise<void> => {
  await updateIn(query, 'stored_value_use', {
    set: { state: 'used' },
    where: { merchant_id: merchantId, order_id: orderId, state: 'reserved' },
  });
};

/** Notes that more of a use came back, if it still is as it was read: true for one caller only. */
export const noteReturned = async (
  query: Query,
  use: ValueUse,
  next: Pick<ValueUse, 'returned' | 'state'>,
): Promise<boolean> =>
  (await updateIn(query, 'stored_value_use', {
    set: { returned: next.returned, state: next.state },
    where: {
      merchant_id: use.merchantId,
      order_id: use.orderId,
      value_id: use.valueId,
      returned: use.returned,
      state: use.state,
    },
  })) === 1;

export type ShownUse = {
  valueId: string;
  tradeId: OrderId;
  taken: Cents;
  returned: Cents;
  at: Instant;
  isHeld: boolean;
};
const USES_OF_VALUES_ROW = row({
  value_id: text,
  order_id: text,
  taken: num,
  returned: num,
  at: num,
  state: TABLES.stored_value_use.state,
});
/** What orders took of these pieces, the newest first; orders that ended without being cooked are left out. */
export const usesOfValues = async (
  query: Query,
  userId: string,
  valueIds: readonly string[],
): Promise<ShownUse[]> => {
  const { rows } = await query(
    `SELECT u.value_id, u.order_id, u.taken, u.returned, u.at, u.state FROM stored_value_use u
    WHERE u.user_id = $1 AND u.value_id = ANY($2::text[]) AND u.state <> 'freed' ORDER BY u.at DESC, u.order_id DESC`,
    [userId, valueIds],
    USES_OF_VALUES_ROW,
  );
  return rows.map((row) => ({
    valueId: row.value_id,
    tradeId: asId(row.order_id),
    taken: cents(row.taken),
    returned: cents(row.returned),
    at: instant(row.at),
    isHeld: row.state === 'reserved',
  }));
};
