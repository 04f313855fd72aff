import { openDatabase } from '#server/db/connect.ts';
import { judgeOrders } from '#tests/support/kills/judge-orders.ts';
import type { OrderShop } from '#tests/support/kills/order-shops.ts';
import type { AnsweredOrder, AnsweredRedeem } from '#tests/support/kills/streams.ts';
import type { Query } from '#server/db/db.ts';
import type { Row } from '../table.ts';

/** What was answered in a shop, and the stocks before the first order. */
export type ShopAnswers = {
  shop: OrderShop;
  before: Map<string, number>;
  answered: AnsweredOrder[];
};
export type Answered = { redeems: AnsweredRedeem[]; shops: readonly ShopAnswers[] };

const judgeRedeems = async (
  query: Query,
  cards: readonly string[],
  redeems: readonly AnsweredRedeem[],
) => {
  const { rows: logs } = await query<{ id: string }>(
    `SELECT id FROM verify_log WHERE state = 'OK' AND voucher_id = ANY($1::text[])`,
    [cards],
  );
  const { rows: uses } = await query<{ used: number }>(
    'SELECT times_used AS used FROM voucher WHERE id = ANY($1::text[])',
    [cards],
  );
  const kept = new Set(logs.map(({ id }) => id));
  const used = uses.reduce((sum, { used: times }) => sum + times, 0);
  return {
    lost: redeems.filter(({ verifyId }) => !kept.has(verifyId)).length,
    doubled: logs.length - kept.size + Math.abs(used - logs.length),
    unasked: logs.length - redeems.length,
  };
};

const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);

/** Compares what was answered with what the database keeps. Streams ended after their last answer, so that there is nothing that nobody was told of. */
export const judge = async (
  databaseUrl: string,
  cards: readonly string[],
  { redeems, shops }: Answered,
): Promise<Row> => {
  const { db } = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const used = await judgeRedeems(db.query, cards, redeems);
    const bought = await Promise.all(shops.map((one) => judgeOrders(db.query, one.shop, one)));
    const countOf = (what: 'lost' | 'unasked' | 'otherThanTold' | 'uneven' | 'wrongStocks') =>
      sum(bought.map((found) => found[what].length));
    return {
      redeems: redeems.length,
      orders: sum(shops.map(({ answered }) => answered.length)),
      refunds: sum(
        shops.map(({ answered }) => answered.filter(({ isAskedBack }) => isAskedBack).length),
      ),
      lost: used.lost + countOf('lost'),
      doubled: used.doubled,
      'kept without an answer': used.unasked + countOf('unasked'),
      'other than told': countOf('otherThanTold'),
      'money that disagrees': countOf('uneven'),
      'stocks that disagree': countOf('wrongStocks'),
    };
  } finally {
    await db.close();
  }
};
