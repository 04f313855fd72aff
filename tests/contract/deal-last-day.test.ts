import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach, pay, reasonOf } from './suite.ts';

/** Ten minutes before the last day of the deal is over. */
const LATE = Date.parse('2026-11-21T23:50:00+08:00');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00+08:00');
const clock = fixedClock(LATE);
const productId = asId<ProductId>('chop-rice');

onEach(
  DATABASES,
  'a deal with a last day',
  (suite) => {
    let member: TestClient;
    beforeAll(async () => {
      clock.set(LATE);
      member = await memberOf(suite.server, '66880002');
      await suite.server.deps.db.query('UPDATE product SET validity = $1 WHERE id = $2', [
        JSON.stringify({ startDay: null, endDay: '2026-11-21', validDays: null }),
        productId,
      ]);
    });
    const create = async () => {
      const { payAmount } = await member.api.groupOrderCheckProduct({ productId, quantity: 1 });
      return member.api.groupOrderCreate(
        { productId, quantity: 1, totalAmount: payAmount },
        { key: randomUUID() },
      );
    };

    it('is paid for before that day is over: money that comes later goes back, and no dead voucher is made', async () => {
      const order = await create();
      expect(order.payBefore).toBe(MIDNIGHT - 1);
      const tradeNo = await pay(member, order);
      clock.advance(11 * MINUTE);
      await bank(suite.server, tradeNo, 'pay');
      const { orderInfo, payInfo, vouchers } = await member.api.groupOrderGet(order);
      expect(orderInfo).toMatchObject({ status: -1, closeReason: 'LATE_PAYMENT' });
      expect(payInfo.refundAmtn).toBe(order.totalAmtn);
      expect(vouchers).toEqual([]);
    });

    it('is not sold any more on the day after, and leaves the lists', async () => {
      clock.set(MIDNIGHT);
      const { api } = member;
      const info = await api.groupProductInfo({ productId });
      expect(info.isShelf).toBe(false);
      expect(await reasonOf(api.groupOrderCheckProduct({ productId, quantity: 1 }))).toBe(
        'PRODUCT_OFF_SALE',
      );
      const order = { productId, quantity: 1, totalAmount: info.price };
      expect(await reasonOf(api.groupOrderCreate(order, { key: randomUUID() }))).toBe(
        'PRODUCT_OFF_SALE',
      );
      const { result } = await api.groupProductStoreList({ storeId: info.storeId! });
      expect(result.map((deal) => deal.productId)).not.toContain(productId);
      expect(await reasonOf(api.groupProductLikeAdd({ id: productId, isLike: true }))).toBe(
        'PRODUCT_OFF_SALE',
      );
    });
  },
  { clock },
);
