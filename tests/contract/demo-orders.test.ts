import { beforeAll, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';

const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));

onEach(
  DATABASES,
  'orders of the demonstration',
  (suite) => {
    let owner: TestClient;
    beforeAll(async () => {
      owner = await memberOf(suite.server, '66880001');
    });

    type Listed = {
      orderStatus: number;
      refundProgress: number | null;
      hasComment: boolean;
    };
    const statesOf = (orders: readonly Listed[]) =>
      orders.map(({ orderStatus, refundProgress, hasComment }) => [
        orderStatus,
        refundProgress,
        hasComment,
      ]);
    const expectRight = (
      total: number,
      quote: { totalPrice: number; trace: readonly { delta: number }[] },
      log: readonly { at: number }[],
    ) => {
      expect(quote.totalPrice).toBe(total);
      expect(quote.trace.reduce((sum, { delta }) => sum + delta, 0)).toBe(total);
      expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(log.every(({ at }) => at <= clock.now())).toBe(true);
    };

    it('of takeout are one of each kind, priced and moved by the real rules', async () => {
      const { result } = await owner.api.takeoutOrderList({ size: 100 });
      expect(statesOf(result)).toEqual([
        [1, null, false],
        [4, null, false],
        [4, 0, false],
        [4, null, true],
        [4, 1, false],
        [-1, null, false],
        [4, null, true],
      ]);
      for (const { tradeId, totalPrice } of result) {
        const { quote, log } = await owner.api.takeoutOrderGet({ tradeId });
        expectRight(totalPrice, quote, log);
      }
      expect((await owner.api.takeoutMyComments({})).result).toHaveLength(2);
    });

    it('of supermarkets stand in every status and in every state of a refund', async () => {
      const { result } = await owner.api.marketOrderList({ size: 100 });
      expect(statesOf(result)).toEqual([
        [0, null, false],
        [1, null, false],
        [2, null, false],
        [3, null, false],
        [4, null, false],
        [4, 0, false],
        [4, null, true],
        [4, null, true],
        [4, 1, false],
        [4, -2, false],
        [4, -1, false],
        [-3, 1, false],
        [-1, null, false],
      ]);
      const orderOf = (tradeId: OrderId) => owner.api.marketOrderGet({ tradeId });
      for (const { tradeId, totalPrice } of result) {
        const { payInfo, orderInfo } = await orderOf(tradeId);
        expectRight(totalPrice, payInfo.quote, orderInfo.log);
      }
      const [unpaid, , picking, brought] = result;
      expect((await orderOf(unpaid!.tradeId)).actions).toContain('PAY');
      expect((await orderOf(picking!.tradeId)).actions).toContain('EDIT_TIME');
      expect((await orderOf(brought!.tradeId)).orderInfo.riderStatus).toBe(4);
    });

    it('are reviewed, with and without an answer of the store', async () => {
      for (const { result } of [
        await owner.api.takeoutMyComments({}),
        await owner.api.marketCommentMyList({}),
      ])
        expect(result.map(({ reply }) => reply === null)).toEqual([false, true]);
      const { api } = suite.server.client();
      const [kitchen, market] = await Promise.all([
        api.takeoutStoreCommentList({ storeId: asId('t-lotus-congee'), size: 20 }),
        api.marketCommentList({ storeId: asId(MARKET_EXAMPLES.open), size: 20 }),
      ]);
      for (const { result } of [kitchen, market]) {
        expect(result.length).toBeGreaterThan(8);
        expect(result.some(({ reply }) => reply !== null)).toBe(true);
      }
    });
  },
  { clock },
);
