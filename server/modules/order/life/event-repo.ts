import * as z from 'zod/mini';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, row, text } from '#server/db/row.ts';

export type OrderEvent<K extends string = string> = {
  seq: number;
  at: Instant;
  kind: K;
  facts: Readonly<Record<string, unknown>>;
};
type Key = { merchantId: string; id: string };

/** Writes into the events of a kind of order, whose table is named. */
export const addEvent =
  (table: string) =>
  async (
    query: Query,
    { merchantId, id }: Key,
    { seq, at, kind, facts }: OrderEvent,
  ): Promise<void> => {
    await query(
      `INSERT INTO ${table} (merchant_id, order_id, seq, at, kind, facts) VALUES ($1, $2, $3, $4, $5, $6)`,
      [merchantId, id, seq, at, kind, JSON.stringify(facts)],
    );
  };

const EVENTS_OF_ROW = row({
  seq: num,
  at: num,
  kind: text,
  facts: json(z.record(z.string(), z.unknown())),
});
/** The log of an order, oldest first. */
export const eventsOf =
  <K extends string>(table: string) =>
  async (query: Query, { merchantId, id }: Key): Promise<OrderEvent<K>[]> => {
    const { rows } = await query(
      `SELECT seq, at, kind, facts FROM ${table} WHERE merchant_id = $1 AND order_id = $2 ORDER BY seq ASC`,
      [merchantId, id],
      EVENTS_OF_ROW,
    );
    return rows.map((row) => ({ ...row, kind: row.kind as K, at: instant(row.at) }));
  };
