import { beforeAll, expect, it } from 'vitest';
import type { GroupOrderTab } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { closeOverdue } from '#server/modules/order/group/close.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, buy, memberOf, onEach, pay, reasonOf, tillOf, lookUp } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'orders and payment',
  (suite) => {
    let member: TestClient;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
    });

    const order = (productId = 'egg-tart-box', quantity = 1, totalAmount = 3800, key?: string) =>
      member.api.groupOrderCreate(
        { productId: asId(productId), quantity, totalAmount: totalAmount as never },
        key === undefined ? {} : { key },
      );
    const stockOf = async (id: string): Promise<number> =>
      (
        await suite.server.deps.db.query<{ stock: number }>(
          'SELECT stock FROM product WHERE id = $1',
          [id],
        )
      ).rows[0]!.stock;

    it('shows codes in full to their owner only while they can be or were used, and every status of the town', async () => {
      const owner = await memberOf(suite.server, '66880001');
      const { result } = await owner.api.groupOrderList({ size: 100 });
      expect(new Set(result.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 4, 5, -1, -3]));
      for (const { orderId, status } of result) {
        const detail = await owner.api.groupOrderGet({ orderId });
        expect([orderId, detail.orderInfo.status]).toEqual([orderId, status]);
        for (const voucher of detail.vouchers)
          expect(/^\d{12}$/.test(voucher.code)).toBe(voucher.status === 1 || voucher.status === 2);
      }
      const part = await owner.api.groupOrderList({ status: 1, size: 2 });
      expect(part).toMatchObject({ next: true, nextOffset: 2 });
      expect(part.result.every(({ status }) => status === 1)).toBe(true);
      const tab = async (name: GroupOrderTab) =>
        (await owner.api.groupOrderList({ tab: name, size: 100 })).result;
      const inTab = {
        toPay: [0],
        usable: [1, 2],
        used: [4],
        closed: [-3, -1, 5],
      };
      for (const [name, statuses] of Object.entries(inTab))
        expect(await tab(name as GroupOrderTab)).toEqual(
          result.filter(({ status }) => statuses.includes(status)),
        );
      expect(await tab('refund')).toEqual(result.filter(({ isRefund }) => isRefund));
      expect(await tab('review')).toEqual(result.filter(({ canReview }) => canReview));
    });

    it('refuses a wrong price, what is sold out, what is off the shelf and more than a person may have', async () => {
      expect(await reasonOf(order('egg-tart-box', 1, 1))).toBe('PRICE_CHANGED');
      expect(await reasonOf(order('sold-out-tart', 1, 1500))).toBe('PRODUCT_SOLD_OUT');
      expect(await reasonOf(order('demo-blackout', 1, 11800))).toBe('PRODUCT_OFF_SALE');
      expect(await reasonOf(order('nothing', 1, 1))).toBe('PRODUCT_NOT_FOUND');
      expect(await reasonOf(order('limit-two', 3, 17400))).toBe('PURCHASE_LIMIT');
      await order('limit-two', 2, 11600);
      expect(await reasonOf(order('limit-two', 1, 5800))).toBe('PURCHASE_LIMIT');
    });

    it('one key means one order; another body under it is refused', async () => {
      const first = await order('egg-tart-box', 1, 3800, 'key-of-one-intent');
      expect(await order('egg-tart-box', 1, 3800, 'key-of-one-intent')).toEqual(first);
      expect(await reasonOf(order('egg-tart-box', 2, 7600, 'key-of-one-intent'))).toBe(
        'KEY_REUSED',
      );
    });

    it('an order that is cancelled or not paid in 15 minutes gives its stock back, once', async () => {
      const stock = await stockOf('tart-dozen');
      const [a, b] = [await order('tart-dozen', 1, 10800), await order('tart-dozen', 2, 21600)];
      expect(await stockOf('tart-dozen')).toBe(stock - 3);
      await Promise.all([1, 2, 3].map(() => member.api.groupOrderCancel({ orderId: a.orderId })));
      await member.api.groupOrderCancel({ orderId: a.orderId });
      expect(await stockOf('tart-dozen')).toBe(stock - 2);
      clock.advance(15 * MINUTE + 1);
      await closeOverdue(suite.server.deps.db, clock.now());
      expect((await member.api.groupOrderGet({ orderId: b.orderId })).orderInfo).toMatchObject({
        status: -1,
        closeReason: 'TIMEOUT',
      });
      expect(await stockOf('tart-dozen')).toBeGreaterThanOrEqual(stock);
      expect(await reasonOf(pay(member, b))).toBe('ORDER_WINDOW_OVER');
      expect(await reasonOf(member.api.groupOrderCancel({ orderId: b.orderId }))).toBe(
        'ORDER_NOT_CANCELLABLE',
      );
      clock.set(NOON);
    });

    it('a payment after the window is taken, given back, and says so; the order stays closed', async () => {
      const late = await order();
      const tradeNo = await pay(member, late);
      expect((await bank(suite.server, tradeNo, 'late')).status).toBe(303);
      expect(await member.api.paymentGetResult({ tradeNo: asId(tradeNo) })).toMatchObject({
        result: 'SUCCESS',
        refunded: true,
      });
      const { orderInfo, payInfo, vouchers, actions } = await member.api.groupOrderGet({
        orderId: late.orderId,
      });
      expect(orderInfo).toMatchObject({ status: -1, closeReason: 'LATE_PAYMENT' });
      expect(payInfo).toMatchObject({ refundAmtn: 3800, refundTime: late.payBefore + 1000 });
      expect({ vouchers, actions }).toEqual({ vouchers: [], actions: ['AGAIN', 'DELETE'] });
    });

    it('a refused or closed payment leaves the order open for another', async () => {
      const open = await order();
      const first = await pay(member, open);
      expect(await pay(member, open)).toBe(first);
      await bank(suite.server, first, 'refuse');
      expect(await member.api.paymentGetResult({ tradeNo: asId(first) })).toMatchObject({
        result: 'FAIL',
      });
      const second = await pay(member, open);
      expect(second).not.toBe(first);
      await bank(suite.server, second, 'close');
      expect((await member.api.paymentPaying({ tradeId: open.orderId })).paying).toBeNull();
      await bank(suite.server, await pay(member, open), 'pay');
      expect((await member.api.groupOrderGet({ orderId: open.orderId })).orderInfo.status).toBe(1);
      expect(await reasonOf(pay(member, open))).toBe('ORDER_NOT_PAYABLE');
    });

    it('has twenty attempts to be paid; the one that is open goes on', async () => {
      const open = await order();
      for (let times = 1; times < 20; times += 1)
        await bank(suite.server, await pay(member, open), 'refuse');
      const last = await pay(member, open);
      expect(await pay(member, open)).toBe(last);
      await bank(suite.server, last, 'close');
      expect(await reasonOf(pay(member, open))).toBe('PAYMENT_TRIED_OFTEN');
      expect(await reasonOf(pay(member, open))).toBe('PAYMENT_TRIED_OFTEN');
      await member.api.groupOrderCancel({ orderId: open.orderId });
    });

    it('pays back to pages of our own only', async () => {
      const open = await order();
      const execute = (returnUrl: string) =>
        member.api.paymentExecute({
          type: 'MP_TEST_PAY',
          paymentOrderType: 'GROUP_ORDER',
          tradeId: open.orderId,
          totalAmount: open.totalAmtn,
          returnUrl,
        });
      for (const bad of [
        'https://example.com/',
        '//example.com',
        '/\\example.com',
        'javascript:alert(1)',
        'app://senado.example.com/',
      ])
        expect([bad, await reasonOf(execute(bad))]).toEqual([bad, 'BAD_REQUEST']);
      const { payParams } = await execute('#/payPage?orderId=1');
      const { payUrl, tradeNo } = JSON.parse(payParams) as { payUrl: string; tradeNo: string };
      const page = await (await fetch(suite.server.url + payUrl)).text();
      expect(page).toContain('$38.00');
      expect((await bank(suite.server, tradeNo, 'pay')).headers.get('location')).toBe(
        '/#/payPage?orderId=1',
      );
    });

    it('another member’s order is no order', async () => {
      const { orderId } = await buy(suite.server, member);
      const other = await memberOf(suite.server, '66880001');
      expect(await reasonOf(other.api.groupOrderGet({ orderId: asId(orderId) }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(await reasonOf(other.api.groupOrderQr({ orderId: asId(orderId) }))).toBe(
        'ORDER_NOT_FOUND',
      );
    });

    it('a member’s token opens no till, and a till’s token no order', async () => {
      const till = await tillOf(suite.server);
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      expect(await reasonOf(lookUp({ ...till, ...member }, voucher!.code))).toBe('SESSION_INVALID');
      expect(await reasonOf(till.api.groupOrderList({}))).toBe('SESSION_INVALID');
    });
  },
  { clock },
);
