import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { addCents, cents, type Cents } from '#shared/kernel/money.ts';
import { DAY, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { refundsOfTheDay } from '#server/modules/order/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach, pay, reasonOf, redeem, tillOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
/** 38.00, given back at once; the coupon takes 5.00 off 50.00. */
const TARTS = asId<ProductId>('egg-tart-box');
const COUPON = 'neighbourhood.deals';
/** A deal at stores that the coupon is not for. */
const HOTPOT = asId<ProductId>('hotpot-four');

onEach(
  DATABASES,
  'coupons on orders of deals (decisions GA19, H14, E12)',
  (suite) => {
    let last = 0;
    let member: TestClient;
    let couponId: string;
    beforeEach(async () => {
      clock.set(NOON);
      last += 1;
      member = await memberOf(suite.server, String(66_560_000 + last));
      couponId = (await member.api.receiveVoucher({ voucherId: COUPON })).result.id;
    });
    const check = (quantity: number, offerIds?: string[], productId = TARTS) =>
      member.api.groupOrderCheckProduct({
        productId,
        quantity,
        ...(offerIds !== undefined && { offerIds }),
      });
    const create = (
      quantity: number,
      totalAmount: Cents,
      { offerIds = [couponId], key = randomUUID() }: { offerIds?: string[]; key?: string } = {},
    ) =>
      member.api.groupOrderCreate({ productId: TARTS, quantity, totalAmount, offerIds }, { key });
    const couponState = async (): Promise<number | undefined> => {
      for (const dataType of [1, 2, 3])
        for (const { id, status } of (await member.api.voucherList({ dataType })).result)
          if (id === couponId) return status;
      return undefined;
    };
    const orderOf = (orderId: OrderId) => member.api.groupOrderGet({ orderId });
    /** Three pieces with the coupon, paid. */
    const bought = async (): Promise<OrderId> => {
      const order = await create(3, cents(10_900));
      await bank(suite.server, await pay(member, order), 'pay');
      return order.orderId;
    };
    const refund = async (orderId: OrderId, places: readonly number[]) => {
      const { vouchers } = await orderOf(orderId);
      return member.api.groupRefundApply(
        { orderId, voucherIds: places.map((place) => vouchers[place]!.voucherId), reason: 1 },
        { key: randomUUID() },
      );
    };

    it('the best is taken unless others are named, each with what it saves or why it cannot be used', async () => {
      const best = await check(2);
      expect(best).toMatchObject({
        totalAmount: 7600,
        bestIds: [couponId],
        usedIds: [couponId],
        savingAmtn: 500,
        payAmount: 7100,
      });
      expect(best.offers).toMatchObject([{ id: couponId, canUse: true, savingAmtn: 500 }]);
      expect(await check(2, [])).toMatchObject({ usedIds: [], savingAmtn: 0, payAmount: 7600 });
      expect(await check(2, ['somebody-elses'])).toMatchObject({ usedIds: [], payAmount: 7600 });
      expect((await check(1, [couponId])).offers).toMatchObject([
        { canUse: false, refusal: { reason: 'BELOW_MIN', need: 1200 } },
      ]);
      expect((await check(1, [couponId], HOTPOT)).offers).toMatchObject([
        { canUse: false, refusal: { reason: 'SCOPE_STORE' } },
      ]);
    });

    it('an order holds its coupon, and a payment uses it up; shares of vouchers come to what was paid', async () => {
      const orderId = await bought();
      const { payInfo, vouchers } = await orderOf(orderId);
      expect(payInfo).toMatchObject({ totalAmtn: 10_900, offerAmtn: 500, channels: null });
      expect(addCents(...vouchers.map(({ amount }) => amount))).toBe(10_900);
      expect(await couponState()).toBe(2);
      expect(await reasonOf(create(2, cents(7100)))).toBe('OFFER_UNAVAILABLE');
    });

    it('a press twice makes one order; a price that is not the server’s is refused with the right one', async () => {
      const key = randomUUID();
      const [one, two] = [
        await create(2, cents(7100), { key }),
        await create(2, cents(7100), { key }),
      ];
      expect(two).toEqual(one);
      await member.api.groupOrderCancel({ orderId: one.orderId });
      await expect(create(2, cents(7600))).rejects.toMatchObject({ data: { totalAmount: 71 } });
      expect(await couponState()).toBe(1);
      expect(await reasonOf(create(1, cents(3300)))).toBe('OFFER_UNAVAILABLE');
    });

    it('one for takeout is refused by name', async () => {
      await suite.server.deps.db.query(
        `UPDATE member_offer SET terms = jsonb_set(terms, '{businessTypes}', '"3"') WHERE id = $1`,
        [couponId],
      );
      expect(await reasonOf(create(2, cents(7100)))).toBe('COUPON_NOT_GROUP');
      expect(await check(2, [couponId])).toMatchObject({ usedIds: [], payAmount: 7600 });
    });

    it('of two orders at once for one coupon only one is made', async () => {
      const both = await Promise.allSettled([create(2, cents(7100)), create(3, cents(10_900))]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await couponState()).toBe(2);
    });

    it('an order that is cancelled, or not paid in time, sets it free; money that comes late goes back', async () => {
      const { orderId } = await create(2, cents(7100));
      expect(await couponState()).toBe(2);
      await member.api.groupOrderCancel({ orderId });
      expect(await couponState()).toBe(1);
      const late = await create(2, cents(7100));
      const tradeNo = await pay(member, late);
      clock.advance(16 * MINUTE);
      await bank(suite.server, tradeNo, 'pay');
      expect((await orderOf(late.orderId)).payInfo).toMatchObject({ refundAmtn: 7100 });
      expect(await couponState()).toBe(1);
    });

    it('comes back with the last voucher, not before', async () => {
      const orderId = await bought();
      expect((await refund(orderId, [0])).refundAmtn).toBe(3634);
      expect(await couponState()).toBe(2);
      const rest = (await orderOf(orderId)).vouchers.slice(1).map(({ voucherId }) => voucherId);
      expect(await member.api.groupRefundAmount({ orderId, voucherIds: rest })).toMatchObject({
        refundAmtn: 7266,
        couponBack: true,
      });
      await refund(orderId, [1, 2]);
      expect(await couponState()).toBe(1);
      expect((await orderOf(orderId)).payInfo.refundAmtn).toBe(10_900);
      expect(await reasonOf(refund(orderId, [0]))).toBe('REFUND_NONE_LEFT');
    });

    it('stays spent when one voucher was used, and comes back when all ran out unused', async () => {
      const used = await bought();
      const till = await tillOf(suite.server);
      await redeem(till, (await orderOf(used)).vouchers[0]!);
      await refund(used, [1, 2]);
      expect(await couponState()).toBe(2);
      member = await memberOf(suite.server, String(66_570_000 + last));
      couponId = (await member.api.receiveVoucher({ voucherId: COUPON })).result.id;
      await bought();
      clock.advance(100 * DAY);
      await refundsOfTheDay(suite.server.deps.db)(clock.now());
      member = await memberOf(suite.server, String(66_570_000 + last));
      expect(await couponState()).toBe(1);
    });

    it('a store says what coupons make of its deals: one’s own, and those to claim there', async () => {
      const discounts = async ({ api }: Pick<TestClient, 'api'>, productIds?: ProductId[]) =>
        (
          await api.listStoreProductDiscount({
            storeId: asId('senado'),
            ...(productIds !== undefined && { productIds }),
          })
        ).result;
      const DOZEN = asId<ProductId>('tart-dozen');
      const own = await discounts(member, [DOZEN]);
      expect(own).toMatchObject([
        {
          productId: DOZEN,
          voucherId: COUPON,
          savingAmtn: 500,
          payAmount: 10_300,
          isReceived: true,
        },
      ]);
      const { totalAmount, payAmount } = await check(1, undefined, DOZEN);
      expect({ totalAmount, payAmount }).toEqual({ totalAmount: 10_800, payAmount: 10_300 });
      const visitor = suite.server.client();
      expect(await discounts(visitor, [DOZEN])).toMatchObject([{ isReceived: false }]);
      // a box alone does not come to the least amount
      const all = await discounts(visitor);
      expect(all.length).toBeGreaterThan(1);
      expect(all.some(({ productId }) => productId === TARTS)).toBe(false);
      expect(await reasonOf(visitor.api.listStoreProductDiscount({ storeId: asId('x') }))).toBe(
        'STORE_NOT_FOUND',
      );
    });

    it('one for some ways to pay binds its order to them', async () => {
      await suite.server.deps.db.query(
        `UPDATE member_offer SET terms = jsonb_set(terms, '{paymentChannels}', '["MP_MACAU"]') WHERE id = $1`,
        [couponId],
      );
      const order = await create(2, cents(7100));
      expect((await orderOf(order.orderId)).payInfo.channels).toEqual(['MP_MACAU']);
      expect(await reasonOf(pay(member, order))).toBe('OFFER_CHANNEL');
    });
  },
  { clock },
);
