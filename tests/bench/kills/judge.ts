import { openDatabase } from '#server/db/connect.ts';
import type { Row } from '../table.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import type { Answered } from './streams.ts';

/** How many of these are missing, and how many there are too many of, in what is kept. */
const compare = (answered: readonly string[], kept: readonly string[]) => {
  const found = new Set(kept);
  return {
    lost: answered.filter((id) => !found.has(id)).length,
    doubled: kept.length - found.size,
  };
};

/** Compares what was answered with what the database keeps. */
export const judge = async (
  databaseUrl: string,
  cards: readonly string[],
  { redeems, orders, refunds }: Answered,
): Promise<Row> => {
  const { db } = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { rows: logs } = await db.query<{ id: string; card: string }>(
      `SELECT id, voucher_id AS card FROM verify_log WHERE state = 'OK' AND voucher_id = ANY($1::text[])`,
      [cards],
    );
    const { rows: uses } = await db.query<{ used: number }>(
      'SELECT times_used AS used FROM voucher WHERE id = ANY($1::text[])',
      [cards],
    );
    const ids = async (sql: string): Promise<string[]> =>
      (await db.query<{ id: string }>(sql, [TEST_STORE.merchantId])).rows.map(({ id }) => id);
    const kept = {
      redeems: logs.map(({ id }) => id),
      orders: await ids('SELECT id FROM takeout_order WHERE merchant_id = $1'),
      refunds: await ids('SELECT order_id AS id FROM takeout_refund WHERE merchant_id = $1'),
    };
    const found = [
      compare(
        redeems.map(({ verifyId }) => verifyId),
        kept.redeems,
      ),
      compare(orders, kept.orders),
      compare(refunds, kept.refunds),
    ];
    const used = uses.reduce((sum, { used: times }) => sum + times, 0);
    // streams ended after their last answer, so that there is nothing that nobody was told of
    const extra =
      kept.redeems.length -
      redeems.length +
      kept.orders.length -
      orders.length +
      kept.refunds.length -
      refunds.length;
    return {
      redeems: redeems.length,
      orders: orders.length,
      refunds: refunds.length,
      lost: found.reduce((sum, { lost }) => sum + lost, 0),
      doubled: found.reduce((sum, { doubled }) => sum + doubled, 0) + Math.abs(used - logs.length),
      'kept without an answer': extra,
    };
  } finally {
    await db.close();
  }
};
