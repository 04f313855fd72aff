import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, newRequest, onEach, reasonOf, redeem, tillOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const TARTS = asId<ProductId>('egg-tart-box');
/** Its store answers refunds within a day. */
const DOZEN = asId<ProductId>('tart-dozen');

onEach(
  DATABASES,
  'a member’s own group-buy',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });
    const run = (sql: string, params: (string | number)[]) =>
      suite.server.deps.db.query(sql, params);
    const fresh = (last: number): Promise<TestClient> => memberOf(suite.server, `6655000${last}`);

    it('starts with nothing', async () => {
      expect(await (await fresh(1)).api.groupUserSummary({})).toEqual({
        counts: { toPay: 0, usable: 0, refunding: 0, toReview: 0 },
        ending: [],
        visits: [],
        likedStores: [],
        likedDeals: [],
        serverTime: NOON,
      });
    });

    it('counts what can be reviewed: used within 90 days, and not reviewed', async () => {
      const member = await fresh(9);
      const { orderId: id, vouchers } = await buy(suite.server, member, DOZEN, 2);
      const orderId = asId<OrderId>(id);
      const till = await tillOf(suite.server, { account: 'M1001', storeId: asId('rotunda') });
      await redeem(till, vouchers[0]!);
      const state = async () => {
        const { counts } = await member.api.groupUserSummary({});
        const [card] = (await member.api.groupOrderList({})).result;
        return [counts.toReview, card!.canReview];
      };
      expect(await state()).toEqual([1, true]);
      await member.api.groupCommentAdd({ orderId, score: 5 }, { key: randomUUID() });
      expect(await state()).toEqual([0, false]);
    });

    it('counts what waits for payment, can be used and waits for a refund, and no other’s', async () => {
      const member = await fresh(2);
      const unpaid = { productId: TARTS, quantity: 1 };
      const { totalAmount } = await member.api.groupOrderCheckProduct(unpaid);
      await member.api.groupOrderCreate({ ...unpaid, totalAmount }, { key: randomUUID() });
      await buy(suite.server, member, TARTS);
      const { orderId, vouchers } = await buy(suite.server, member, DOZEN, 2);
      await member.api.groupRefundApply(
        { orderId: asId(orderId), voucherIds: [vouchers[0]!.voucherId], reason: 1 },
        { key: randomUUID() },
      );
      expect((await member.api.groupUserSummary({})).counts).toEqual({
        toPay: 1,
        usable: 2,
        refunding: 1,
        toReview: 0,
      });
      const { result } = await member.api.groupOrderList({});
      expect(result.filter(({ isRefund }) => isRefund)).toMatchObject([
        { orderId, isRefunding: true },
      ]);
      expect((await (await fresh(3)).api.groupUserSummary({})).counts.usable).toBe(0);
      clock.advance(16 * MINUTE);
      expect((await member.api.groupUserSummary({})).counts.toPay).toBe(0);
    });

    it('names vouchers of the last seven days, the soonest first, and only while they can be used', async () => {
      const member = await fresh(4);
      const orders = [await buy(suite.server, member, TARTS, 2), await buy(suite.server, member)];
      for (const [index, days] of [6, 2].entries())
        await run('UPDATE voucher SET valid_to = $2 WHERE order_id = $1', [
          orders[index]!.orderId,
          NOON + days * DAY,
        ]);
      await run('UPDATE voucher SET valid_to = $2 WHERE order_id = $1', [
        (await buy(suite.server, member)).orderId,
        NOON + 8 * DAY,
      ]);
      const ending = async () => (await member.api.groupUserSummary({})).ending;
      expect((await ending()).map(({ orderId, usesLeft }) => [orderId, usesLeft])).toEqual([
        [orders[1]!.orderId, 1],
        [orders[0]!.orderId, 2],
      ]);
      clock.advance(2 * DAY + MINUTE);
      expect((await ending()).map(({ orderId }) => orderId)).not.toContain(orders[1]!.orderId);
    });

    it('names the next visits, and none that is over or whose vouchers are gone', async () => {
      const member = await fresh(5);
      const [soon, past, refunded] = [
        await buy(suite.server, member),
        await buy(suite.server, member),
        await buy(suite.server, member),
      ];
      const book = (orderId: string, at: number) =>
        run('UPDATE group_order SET booked_for = $2, booked_party = 3 WHERE id = $1', [
          orderId,
          at,
        ]);
      await book(soon.orderId, NOON + HOUR);
      await book(past.orderId, NOON - HOUR);
      await book(refunded.orderId, NOON + 2 * HOUR);
      await run('UPDATE voucher SET status = 3 WHERE order_id = $1', [refunded.orderId]);
      expect((await member.api.groupUserSummary({})).visits).toEqual([
        expect.objectContaining({ orderId: soon.orderId, at: NOON + HOUR, partySize: 3 }),
      ]);
    });

    it('an order leaves the list once it is finished, and an undo at the till brings it back', async () => {
      const member = await fresh(7);
      const till = await tillOf(suite.server, { account: 'M1001' });
      const { orderId, vouchers } = await buy(suite.server, member, TARTS);
      const remove = () => member.api.groupOrderDelete({ orderId: asId(orderId) });
      const actions = async () =>
        (await member.api.groupOrderGet({ orderId: asId(orderId) })).actions;
      const listed = async () => (await member.api.groupOrderList({})).result.length;
      expect(await reasonOf(remove())).toBe('ORDER_NOT_DELETABLE');
      expect(await actions()).toEqual(['REFUND', 'AGAIN', 'CONTACT']);
      const { items } = await redeem(till, vouchers[0]!);
      expect(await actions()).toEqual(['COMMENT', 'AGAIN', 'DELETE', 'CONTACT']);
      const stranger = await fresh(8);
      expect(await reasonOf(stranger.api.groupOrderDelete({ orderId: asId(orderId) }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(await listed()).toBe(1);
      await remove();
      await remove();
      expect(await listed()).toBe(0);
      await till.api.groupVerifyUncheck({
        requestId: newRequest(),
        verifyId: items[0]!.verifyId,
        reasonCode: 'WRONG_VOUCHER',
        deviceId: till.deviceId,
      });
      expect(await listed()).toBe(1);
      expect((await member.api.groupUserSummary({})).counts.usable).toBe(1);
    });

    it('shows what it likes, the newest first, and no deal that is off sale', async () => {
      const member = await fresh(6);
      const like = async (productId: ProductId) => {
        clock.advance(MINUTE);
        await member.api.groupProductLikeAdd(
          { id: productId, isLike: true },
          { key: randomUUID() },
        );
      };
      await like(TARTS);
      await like(DOZEN);
      await member.api.groupStoreLikeAdd(
        { id: asId<StoreId>('senado'), isLike: true },
        { key: randomUUID() },
      );
      const liked = await member.api.groupUserSummary({});
      expect(liked.likedDeals.map(({ productId }) => productId)).toEqual([DOZEN, TARTS]);
      expect(liked.likedStores).toEqual([
        expect.objectContaining({
          storeId: 'senado',
          storeName: '議事亭前地店',
          openState: 'OPEN',
        }),
      ]);
      await run('UPDATE product SET is_shelf = false WHERE id = $1', [DOZEN]);
      expect((await member.api.groupUserSummary({})).likedDeals).toHaveLength(1);
      await run('UPDATE product SET is_shelf = true WHERE id = $1', [DOZEN]);
    });
  },
  { clock },
);
