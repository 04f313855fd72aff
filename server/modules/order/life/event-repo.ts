import * as z from 'zod/mini';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { TablesLike } from '#server/db/table.ts';
import { json, num, row, word } from '#server/db/row.ts';
import { insertInto } from '#server/db/write.ts';

export type OrderEvent<K extends string = string> = {
  seq: number;
  at: Instant;
  kind: K;
  facts: Readonly<Record<string, unknown>>;
};
/** A table of events: like takeout's. */
export type EventTable = TablesLike<'takeout_order_event'>;
type Key = { merchantId: string; id: string };

/** Writes into the events of a kind of order, whose table is named. */
export const addEvent =
  (table: EventTable) =>
  async (
    query: Query,
    { merchantId, id }: Key,
    { seq, at, kind, facts }: OrderEvent,
  ): Promise<void> => {
    await insertInto(query, table, { merchant_id: merchantId, order_id: id, seq, at, kind, facts });
  };

const facts = json(z.record(z.string(), z.unknown()));
/** The log of an order, oldest first; `kinds` are the events that such an order has. */
export const eventsOf = <K extends string>(table: EventTable, kinds: readonly K[]) => {
  const shape = row({ seq: num, at: num, kind: word(kinds), facts });
  return async (query: Query, { merchantId, id }: Key): Promise<OrderEvent<K>[]> => {
    const { rows } = await query(
      `SELECT seq, at, kind, facts FROM ${table} WHERE merchant_id = $1 AND order_id = $2 ORDER BY seq ASC`,
      [merchantId, id],
      shape,
    );
    return rows.map((found) => ({ ...found, at: instant(found.at) }));
  };
};
