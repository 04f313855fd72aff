import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { answerRefund, refundUnanswered } from '#server/modules/order/takeout/life.ts';
import { moveTo } from '#tests/support/move-order.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { checkout, dish, paidOrder, pickup, unevenMoneyBack } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'refunds of takeout orders',
  (suite) => {
    let member: TestClient;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      await addTestStore(suite.server.deps.db.query);
    });
    beforeEach(() => {
      clock.set(NOON);
    });

    const completed = async (
      body = pickup({ productList: [dish('rice', 3), dish('noodle', 1)] }),
    ): Promise<OrderId> => {
      const id = await paidOrder(suite.server, member, body);
      clock.advance(2 * MINUTE);
      for (const kind of ['ACCEPTED', 'READY', 'COMPLETED'] as const) {
        const patch = kind === 'COMPLETED' ? { completedAt: clock.now() } : {};
        await moveTo(suite.server.deps.db, id, kind, clock.now(), { patch });
      }
      return id;
    };
    const linesOf = async (tradeId: OrderId) =>
      (await member.api.takeoutOrderGet({ tradeId })).productList;

    it('of some dishes are previewed and paid back to the cent, fees apart', async () => {
      const tradeId = await completed();
      const [rice] = await linesOf(tradeId);
      const productList = [{ uuid: rice!.uuid, quantity: 2 }];
      const preview = await member.api.takeoutRefundOtherInfo({ tradeId, productList });
      expect(preview).toMatchObject({
        refundAmtn: 8000,
        isWholeOrder: false,
        deliveryFee: 0,
        platformFee: 0,
        bagFee: 0,
        canRefund: true,
        canBagRefund: true,
        bagRefundAmtn: 100,
        note: null,
      });
      expect(preview.lines).toEqual([
        expect.objectContaining({ left: 3, quantity: 2, amtn: 8000 }),
        expect.objectContaining({ left: 1, quantity: 0, amtn: 0 }),
      ]);
      expect(await member.api.takeoutApplyForRefund({ tradeId, productList, reason: 7 })).toEqual({
        refundAmtn: 8000,
        refundProgress: 0,
        autoRefundTime: clock.now() + DAY,
      });
      expect(await member.api.takeoutOrderGet({ tradeId })).toMatchObject({
        orderStatus: 4,
        refundProgress: 0,
        actions: ['CANCEL_REFUND', 'COMMENT', 'AGAIN', 'CONTACT'],
      });
      expect(await reasonOf(member.api.takeoutApplyRefund({ tradeId, reason: 3 }))).toBe(
        'REFUND_RUNNING',
      );
      expect(await reasonOf(member.api.takeoutRefundPlasticBag({ tradeId }))).toBe(
        'REFUND_RUNNING',
      );
      expect(await answerRefund(suite.server.deps.db, tradeId, 'approve', clock.now())).toBe(true);
      expect(await answerRefund(suite.server.deps.db, tradeId, 'approve', clock.now())).toBe(false);
      const info = await member.api.takeoutRefundInfo({ tradeId });
      expect(info).toMatchObject({
        refundStatus: 1,
        refundedAmtn: 8000,
        refund: {
          refundProgress: 1,
          reason: 7,
          isAutomatic: false,
          canCancel: false,
          canAskAgain: false,
          productList: [{ quantity: 2, amtn: 8000 }],
        },
      });
      expect(info.log.map(({ kind }) => kind)).toEqual(['REFUND_ASKED', 'REFUNDED_PART']);
      expect((await linesOf(tradeId))[0]).toMatchObject({ refundedQuantity: 2 });
      expect(await reasonOf(member.api.takeoutApplyRefund({ tradeId, reason: 3 }))).toBe(
        'REFUND_ALREADY',
      );
      expect(await member.api.sumByOrderId({ id: tradeId, businessType: 1 })).toMatchObject({
        state: 'never',
        sum: 0,
      });
      expect(await member.api.takeoutRefundPlasticBag({ tradeId })).toEqual({ refundAmtn: 100 });
      expect(await member.api.takeoutRefundPlasticBag({ tradeId })).toEqual({ refundAmtn: 100 });
      expect((await member.api.takeoutRefundInfo({ tradeId })).refundedAmtn).toBe(8100);
    });

    it('of a whole order that nobody took yet bring every fee back, and its dishes', async () => {
      const tradeId = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('last')] }),
      );
      const sold = async () =>
        (
          await suite.server.deps.db.query<{ stock: number }>(
            `SELECT stock FROM takeout_product WHERE id = 'last' AND store_id = 't-test'`,
          )
        ).rows[0]!.stock;
      expect(await sold()).toBe(0);
      expect(await member.api.takeoutRefundOtherInfo({ tradeId })).toMatchObject({
        refundAmtn: 6200,
        isWholeOrder: true,
        deliveryFee: 1000,
        platformFee: 100,
        bagFee: 100,
      });
      await member.api.takeoutApplyRefund({ tradeId, reason: 2 }, { key: 'whole' });
      await member.api.takeoutApplyRefund({ tradeId, reason: 2 }, { key: 'whole' });
      await answerRefund(suite.server.deps.db, tradeId, 'approve', clock.now());
      expect(await member.api.takeoutOrderGet({ tradeId })).toMatchObject({
        orderStatus: -3,
        refundStatus: 2,
        closeReason: 'REFUND',
        payInfo: { refundAmtn: 6200 },
      });
      expect(await sold()).toBe(1);
      expect(
        (await member.api.takeoutOrderList({ tab: 'REFUND' })).result.map((card) => card.tradeId),
      ).toContain(tradeId);
    });

    it('of an order that is given back are no sale of its dishes nor of its store', async () => {
      const counts = async () => {
        const storeId = asId<StoreId>('t-test');
        const { rows } = await suite.server.deps.db.query<{ sold: number }>(
          `SELECT sold FROM takeout_product WHERE id = 'rice' AND store_id = $1`,
          [storeId],
        );
        const { saleQtyTotal } = await member.api.takeoutStoreGet({ id: storeId });
        return [rows[0]!.sold, saleQtyTotal] as const;
      };
      const [rice, store] = await counts();
      const body = checkout({ productList: [dish('rice', 3), dish('noodle')] });
      const tradeId = await paidOrder(suite.server, member, body);
      expect(await counts()).toEqual([rice + 3, store + 4]);
      await member.api.takeoutOrderCancel({ tradeId });
      expect(await counts()).toEqual([rice, store]);
    });

    it('succeed by themselves at 24 hours, not a second earlier', async () => {
      const tradeId = await completed();
      await member.api.takeoutApplyRefund({ tradeId, reason: 14 });
      const asked = clock.now();
      // what the demonstration left waiting is answered before
      clock.set(asked + DAY - 2 * SECOND);
      await refundUnanswered(suite.server.deps.db, clock.now());
      clock.set(asked + DAY - SECOND);
      expect(await refundUnanswered(suite.server.deps.db, clock.now())).toBe(0);
      clock.set(asked + DAY);
      expect(await reasonOf(member.api.takeoutCancelRefund({ tradeId }))).toBe(
        'REFUND_NOT_RUNNING',
      );
      expect(await refundUnanswered(suite.server.deps.db, clock.now())).toBe(1);
      const { refund, refundedAmtn } = await member.api.takeoutRefundInfo({ tradeId });
      expect(refund).toMatchObject({
        refundProgress: 1,
        isAutomatic: true,
        settleTime: asked + DAY,
      });
      // three at 40.00 and one at 24.00; boxes and bag stay
      expect(refundedAmtn).toBe(14_400);
    });

    it('may be asked for once more after a recall, never after a rejection', async () => {
      const again = await completed();
      await member.api.takeoutApplyRefund({ tradeId: again, reason: 3 });
      await member.api.takeoutCancelRefund({ tradeId: again });
      expect((await member.api.takeoutOrderGet({ tradeId: again })).refundProgress).toBe(-2);
      expect((await member.api.takeoutRefundInfo({ tradeId: again })).refund).toMatchObject({
        refundProgress: -2,
        canAskAgain: true,
      });
      await member.api.takeoutApplyRefund({ tradeId: again, reason: 3 });
      await answerRefund(suite.server.deps.db, again, 'reject', clock.now());
      expect(await reasonOf(member.api.takeoutApplyRefund({ tradeId: again, reason: 3 }))).toBe(
        'REFUND_REJECTED',
      );
      expect(await member.api.takeoutOrderGet({ tradeId: again })).toMatchObject({
        refundProgress: -1,
        refundStatus: 0,
        orderStatus: 4,
      });
    });

    it('end 24 hours after completion, and are refused when the form is not whole', async () => {
      const tradeId = await completed();
      const { completedAt } = await member.api.takeoutOrderGet({ tradeId });
      const [rice] = await linesOf(tradeId);
      const ask = (more: object) =>
        reasonOf(
          member.api.takeoutApplyForRefund({
            tradeId,
            productList: [{ uuid: rice!.uuid, quantity: 1 }],
            reason: 3,
            ...more,
          }),
        );
      expect([
        await ask({ reason: 16 }),
        await ask({ reason: 15 }),
        await ask({ reason: 9 }),
        await ask({ productList: [] }),
        await ask({ productList: [{ uuid: rice!.uuid, quantity: 4 }] }),
        await ask({ productList: [{ uuid: 'other', quantity: 1 }] }),
        await ask({ reason: 1 }),
      ]).toEqual(Array.from({ length: 7 }, () => 'REFUND_FORM'));
      clock.set(completedAt! + 24 * HOUR + SECOND);
      expect(await ask({})).toBe('REFUND_WINDOW_OVER');
      expect(await member.api.takeoutRefundOtherInfo({ tradeId })).toMatchObject({
        canRefund: false,
        note: '訂單完成超過 24 小時，不能申請退款',
      });
    });

    it('left through the channels that the money came by, to the cent', async () => {
      expect(await unevenMoneyBack(suite.server)).toEqual([]);
    });
  },
  { clock },
);
