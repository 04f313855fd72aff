import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { asId } from '#shared/kernel/ids.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { finishPayments } from '#server/modules/money/index.ts';
import { payableKinds } from '#server/wiring.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach, pay, reasonOf } from './suite.ts';
import { order, payTakeout } from './takeout-suite.ts';
import { addCard, markFor, payByCard, setPayPassword, verifyCard } from './walk-cards.ts';
import { orderBag } from './walk-gold.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'a payment whose message is lost',
  (suite) => {
    let member: TestClient;
    let counted = 0;
    beforeAll(() => addTestStore(suite.server.deps.db.query));
    beforeEach(async () => {
      clock.set(NOON);
      counted += 1;
      member = await memberOf(suite.server, `665712${String(10 + counted)}`);
    });

    const ask = () => finishPayments({ ...suite.server.deps, kinds: payableKinds }, clock.now());
    /** Time goes on, and what is due is asked after. */
    const askLater = async (ms: number) => {
      clock.advance(ms);
      return ask();
    };
    const lose = (tradeNo: string) => bank(suite.server, tradeNo, 'silent');
    const resultOf = async (tradeNo: string) => {
      const { result, refunded } = await member.api.paymentGetResult({ tradeNo: asId(tradeNo) });
      return [result, refunded];
    };
    const returned = async (tradeNo: string): Promise<number[]> =>
      (
        await suite.server.deps.db.query<{ amount: number }>(
          'SELECT amount FROM money_back WHERE trade_no = $1',
          [tradeNo],
        )
      ).rows.map(({ amount }) => amount);
    const deal = () =>
      member.api.groupOrderCreate({
        productId: asId('egg-tart-box'),
        quantity: 1,
        totalAmount: 3800 as never,
      });

    it('is asked after within a minute or so, and pays its order', async () => {
      const bought = await deal();
      const tradeNo = await pay(member, bought);
      await lose(tradeNo);
      expect(await askLater(30 * SECOND)).toBe(0);
      expect(await resultOf(tradeNo)).toEqual(['PENDING', false]);
      await askLater(30 * SECOND);
      expect(await resultOf(tradeNo)).toEqual(['SUCCESS', false]);
      expect((await member.api.groupOrderGet({ orderId: bought.orderId })).vouchers).toHaveLength(
        1,
      );
      expect(await askLater(MINUTE)).toBe(0);
    });

    it('goes back once where its order was closed meanwhile, and its guest sees that', async () => {
      const [left, eaten, gold] = [
        await deal(),
        await order(member),
        await orderBag(member, 'gold-100'),
      ];
      const [first, second] = [await pay(member, left), await payTakeout(member, eaten)];
      for (const tradeNo of [first, second, gold.tradeNo]) await lose(tradeNo);
      await member.api.groupOrderCancel({ orderId: left.orderId });
      await member.api.takeoutOrderCancel({ tradeId: eaten.tradeId });
      clock.advance(16 * MINUTE);
      await Promise.all([ask(), ask(), bank(suite.server, second, 'pay')]);
      await ask();
      for (const tradeNo of [first, second, gold.tradeNo])
        expect(await resultOf(tradeNo)).toEqual(['SUCCESS', true]);
      expect(await returned(first)).toEqual([3800]);
      expect(await returned(second)).toEqual([eaten.totalPrice]);
      expect(await returned(gold.tradeNo)).toEqual([gold.payAmount]);
      const { payInfo } = await member.api.groupOrderGet({ orderId: left.orderId });
      expect(payInfo.refundAmtn).toBe(3800);
      expect((await member.api.goldOrderList({})).result).toMatchObject([
        { orderId: gold.orderId, status: 'refunded' },
      ]);
      expect((await member.api.takeoutRefundInfo({ tradeId: eaten.tradeId })).refundedAmtn).toBe(
        eaten.totalPrice,
      );
    });

    it('that nobody made ends with its order, of every kind: its page takes no money any more', async () => {
      const made: { type: PaidOrderType; tradeNo: string }[] = [
        { type: 'GROUP_ORDER', tradeNo: await pay(member, await deal()) },
        { type: 'TAKEOUT_ORDER', tradeNo: await payTakeout(member, await order(member)) },
        { type: 'CONSUMPTION_ORDER', tradeNo: (await orderBag(member, 'gold-100')).tradeNo },
      ];
      await askLater(5 * MINUTE);
      for (const { tradeNo } of made) expect(await resultOf(tradeNo)).toEqual(['PENDING', false]);
      await askLater(11 * MINUTE);
      for (const { tradeNo } of made) {
        expect(await resultOf(tradeNo)).toEqual(['CLOSED', false]);
        await bank(suite.server, tradeNo, 'pay');
        expect(await resultOf(tradeNo)).toEqual(['CLOSED', false]);
        expect(await returned(tradeNo)).toEqual([]);
      }
    });

    it('is found by a card that would pay again: nothing is charged twice', async () => {
      const phone = '66571299';
      member = await memberOf(suite.server, phone);
      await setPayPassword(member);
      const cardId = await addCard(suite.server.url, member, { phone });
      await verifyCard(member, cardId);
      const eaten = await order(member);
      const tradeNo = await payTakeout(member, eaten);
      await lose(tradeNo);
      const mark = await markFor(member, eaten.tradeId, eaten.totalPrice);
      expect(await reasonOf(payByCard(member, eaten, { cardId, mark }))).toBe('ORDER_NOT_PAYABLE');
      expect(await resultOf(tradeNo)).toEqual(['SUCCESS', false]);
      expect((await member.api.takeoutOrderGet({ tradeId: eaten.tradeId })).orderStatus).toBe(1);
      const next = await order(member);
      const open = await payTakeout(member, next);
      await payByCard(member, next, {
        cardId,
        mark: await markFor(member, next.tradeId, next.totalPrice),
      });
      expect(await resultOf(open)).toEqual(['CLOSED', false]);
      await bank(suite.server, open, 'pay');
      expect(await resultOf(open)).toEqual(['CLOSED', false]);
    });
  },
  { clock },
);
