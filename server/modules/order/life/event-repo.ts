import type { TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';

export type OrderEvent = {
  seq: number;
  at: Instant;
  kind: TakeoutEventKind;
  facts: Readonly<Record<string, unknown>>;
};
type Key = { merchantId: string; id: string };

export const addEvent = async (
  query: Query,
  { merchantId, id }: Key,
  { seq, at, kind, facts }: OrderEvent,
): Promise<void> => {
  await query(
    'INSERT INTO takeout_order_event (merchant_id, order_id, seq, at, kind, facts) VALUES ($1, $2, $3, $4, $5, $6)',
    [merchantId, id, seq, at, kind, JSON.stringify(facts)],
  );
};

/** The log of an order, oldest first. */
export const eventsOf = async (query: Query, { merchantId, id }: Key): Promise<OrderEvent[]> => {
  const { rows } = await query<{
    seq: number;
    at: number;
    kind: TakeoutEventKind;
    facts: Record<string, unknown>;
  }>(
    'SELECT seq, at, kind, facts FROM takeout_order_event WHERE merchant_id = $1 AND order_id = $2 ORDER BY seq ASC',
    [merchantId, id],
  );
  return rows.map((row) => ({ ...row, at: instant(row.at) }));
};
