import { asId, type OrderId, type TradeNo, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Param, Query } from '#server/db/db.ts';
import { pick, row, type Columns, type RowOf, type Shape, type ValueOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Table } from '#server/db/table.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

/** The numbers that `status` holds. `lapsed`: closed unpaid at its end; `cancelled`: by its buyer before. */
export const ORDER = { open: 0, paid: 1, refunded: 2, lapsed: -1, cancelled: -2 } as const;

/** What every order of the platform's own things is. `endAt`: of what it brought; `refundAmount`: what went back. */
export type PlatformOrder = {
  userId: UserId;
  id: OrderId;
  status: number;
  total: Cents;
  createdAt: Instant;
  payBefore: Instant;
  paidAt: Instant | null;
  tradeNo: TradeNo | null;
  endAt: Instant | null;
  refundAmount: Cents;
  refundedAt: Instant | null;
};
const SHARED = row(
  pick(
    TABLES.combo_order,
    'user_id',
    'id',
    'status',
    'total',
    'created_at',
    'pay_before',
    'paid_at',
    'trade_no',
    'end_at',
    'refund_amount',
    'refunded_at',
  ),
);
type SharedRow = RowOf<typeof SHARED>;

const momentOf = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));
const sharedOf = (found: SharedRow): PlatformOrder => ({
  userId: asId(found.user_id),
  id: asId(found.id),
  status: found.status,
  total: cents(found.total),
  createdAt: instant(found.created_at),
  payBefore: instant(found.pay_before),
  paidAt: momentOf(found.paid_at),
  tradeNo: found.trade_no === null ? null : asId(found.trade_no),
  endAt: momentOf(found.end_at),
  refundAmount: cents(found.refund_amount),
  refundedAt: momentOf(found.refunded_at),
});
const sharedValues = (order: PlatformOrder): SharedRow => ({
  user_id: order.userId,
  id: order.id,
  status: order.status,
  total: order.total,
  created_at: order.createdAt,
  pay_before: order.payBefore,
  paid_at: order.paidAt,
  trade_no: order.tradeNo,
  end_at: order.endAt,
  refund_amount: order.refundAmount,
  refunded_at: order.refundedAt,
});

type ValuesOf<C extends Columns> = { -readonly [K in keyof C]: ValueOf<C[K]> };
/** `columns`: those that a table has beside what all have; `read` and `write` say what they mean. */
type Kind<C extends Columns, Own extends object> = {
  table: 'combo_order' | 'member_order';
  columns: C;
  read: (found: ValuesOf<C>) => Own;
  write: (own: Own) => { readonly [K in keyof C]: unknown };
};
type Key = Pick<PlatformOrder, 'userId' | 'id'>;
type Back = { amount: Cents; tradeNo: string; at: Instant };

/** The statements that orders of a kind share, on the kind's own table. */
export const platformOrders = <const C extends Columns, Own extends object>({
  table,
  columns,
  read,
  write,
}: Kind<C, Own>) => {
  type Order = PlatformOrder & Own;
  const all: Table = { name: table, columns: { ...SHARED.columns, ...columns } };
  const shape = row(all.columns) as unknown as Shape<SharedRow & ValuesOf<C>>;
  const names = Object.keys(all.columns).join(', ');

  const find = async (query: Query, where: string, params: readonly Param[]): Promise<Order[]> =>
    (await query(`SELECT ${names} FROM ${table} WHERE ${where}`, params, shape)).rows.map(
      (found) => ({ ...sharedOf(found), ...read(found) }),
    );
  const move = async (
    query: Query,
    { userId, id }: Key,
    { from, set }: { from: number; set: object },
  ): Promise<boolean> =>
    (await updateIn(query, all, {
      set,
      where: { user_id: userId, id, status: from },
    })) === 1;

  return {
    find,
    byId: async (query: Query, id: string): Promise<Order | null> =>
      (await find(query, 'id = $1', [id]))[0] ?? null,
    /** The same, held until the transaction ends: whoever would end it waits, and its status stays as it is read. */
    held: async (query: Query, id: string): Promise<Order | null> =>
      (await find(query, 'id = $1 FOR UPDATE', [id]))[0] ?? null,
    overdue: (query: Query, now: Instant, most: number): Promise<Order[]> =>
      find(query, 'status = 0 AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2', [now, most]),
    /** Breaks a unique key where one of the same thing waits already (`isDuplicate`). */
    add: async (query: Query, order: Order): Promise<void> => {
      await insertInto(query, all, { ...sharedValues(order), ...write(order) });
    },
    /** Marks an order that waits as paid: true for one caller only. */
    markPaid: (
      query: Query,
      key: Key,
      { at, tradeNo, endAt }: { at: Instant; tradeNo: string; endAt: Instant | null },
      own: Partial<ValuesOf<C>> = {},
    ): Promise<boolean> =>
      move(query, key, {
        from: ORDER.open,
        set: { status: ORDER.paid, paid_at: at, trade_no: tradeNo, end_at: endAt, ...own },
      }),
    /** Ends an order that waits: true for one caller only. */
    end: (
      query: Query,
      key: Key,
      status: typeof ORDER.lapsed | typeof ORDER.cancelled,
    ): Promise<boolean> => move(query, key, { from: ORDER.open, set: { status } }),
    /** Marks a paid order as given back: true for one caller only. */
    markRefunded: (
      query: Query,
      { total, ...key }: Key & Pick<PlatformOrder, 'total'>,
      at: Instant,
    ): Promise<boolean> =>
      move(query, key, {
        from: ORDER.paid,
        set: { status: ORDER.refunded, refund_amount: total, refunded_at: at },
      }),
    /** Adds what went back: a payment that came too late, or a part of what was bought. */
    noteBack: async (query: Query, { userId, id }: Key, back: Back): Promise<void> => {
      await query(
        `UPDATE ${table} SET refund_amount = refund_amount + $3, refunded_at = $5, trade_no = COALESCE(trade_no, $4) WHERE user_id = $1 AND id = $2`,
        [userId, id, back.amount, back.tradeNo, back.at],
      );
    },
  };
};
