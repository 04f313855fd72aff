import { beforeAll, describe, expect, it } from 'vitest';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import {
  bank,
  buy,
  failure,
  lookUp,
  memberOf,
  newRequest,
  onEach,
  pay,
  reasonOf,
  redeem,
  tillOf,
  type Bought,
} from './suite.ts';

const { codes } = groupOrderStatus;
const order = (text: string) => asId<OrderId>(text);
const product = (text: string) => asId<ProductId>(text);

onEach(DATABASES, 'orders and products of the merchant', (suite) => {
  let owner: Till;
  let manager: Till;
  let cashier: Till;
  let auditor: Till;
  let bought: Bought;

  beforeAll(async () => {
    const { server } = suite;
    [owner, manager, cashier, auditor] = (await Promise.all(
      ['66990001', 'M1001', 'C1001', 'A1001'].map((account) =>
        tillOf(server, { account }, 'en-US'),
      ),
    )) as [Till, Till, Till, Till];
    bought = await buy(server, await memberOf(server, '66880002'), 'egg-tart-box', 2);
  });

  const orderOf = (label: string): OrderId =>
    order(suite.server.vouchers.find((voucher) => voucher.label === label)!.orderId);

  it('lists every order of the merchant once, newest first, page by page, with the sums of them all (row 45)', async () => {
    const whole = await manager.api.merchantOrderList({ size: 100 });
    const found: string[] = [];
    for (let offset = 0, next = true; next;) {
      const page = await manager.api.merchantOrderList({ size: 5, offset });
      expect(page.sum).toEqual(whole.sum);
      found.push(...page.result.map(({ orderId }) => orderId));
      ({ next } = page);
      offset = page.nextOffset;
    }
    expect(found).toEqual(whole.result.map(({ orderId }) => orderId));
    expect(new Set(found).size).toBe(whole.sum.count);
    const times = whole.result.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(whole.result[0]).toMatchObject({
      orderId: bought.orderId,
      status: codes.unused,
      quantity: 2,
      totalAmtn: 7600,
      usesLeft: 2,
      buyerMask: '6***0002',
      refundProgress: null,
    });
    const paid = whole.result.filter(({ payTime }) => payTime !== null);
    expect(whole.sum.amount).toBe(paid.reduce((sum, { totalAmtn }) => sum + totalAmtn, 0));
    expect(whole.sum.refundAmount).toBe(
      whole.result.reduce((sum, { refundAmtn }) => sum + refundAmtn, 0),
    );
    expect(found).not.toContain(orderOf('foreign'));
  });

  it('each status of a tab holds the orders that show it, and the tabs together hold all', async () => {
    // the demonstration's own open order lapses a quarter of an hour after the town was made
    const { api } = await memberOf(suite.server);
    await api.groupOrderCreate({
      productId: product('egg-tart-box'),
      quantity: 1,
      totalAmount: 3800 as never,
    });
    const whole = await manager.api.merchantOrderList({ size: 100 });
    const counted = new Map(whole.statuses.map(({ status, count }) => [status, count]));
    for (const status of Object.values(codes)) {
      const tab = await manager.api.merchantOrderList({ size: 100, status });
      expect(tab.result).toEqual(whole.result.filter((row) => row.status === status));
      expect(tab.sum.count).toBe(tab.result.length);
      expect(counted.get(status) ?? 0).toBe(tab.result.length);
    }
    expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(whole.sum.count);
    for (const status of [
      codes.toBePaid,
      codes.unused,
      codes.partlyUsed,
      codes.usedUp,
      codes.expired,
      codes.cancelled,
    ])
      expect(counted.get(status), `status ${status}`).toBeGreaterThan(0);
  });

  it('finds by full number or id on any day, by the end of one, by a phone’s last four, by words of a product, by day and by store', async () => {
    const count = async (filter: Parameters<typeof manager.api.merchantOrderList>[0]) =>
      (await manager.api.merchantOrderList({ size: 100, ...filter })).sum.count;
    expect(await count({ keyword: bought.orderId.toUpperCase(), to: instant(1) })).toBe(1);
    expect(await count({ keyword: bought.orderNo.slice(-6) })).toBe(1);
    expect(await count({ keyword: '0002' })).toBe(1);
    expect(await count({ keyword: '002' })).toBe(0);
    expect(await count({ keyword: '%' })).toBe(0);
    expect(await count({ keyword: 'COFFEE card' })).toBe(1);
    expect(await count({ productId: product('tart-dozen') })).toBe(2);
    expect(await count({ from: instant(Date.now() - 86_400_000 * 30) })).toBe(
      (await count({})) - 1,
    );
    expect(
      await count({ storeIds: [asId<StoreId>('cunha')], productId: product('one-store-tea') }),
    ).toBe(1);
    expect(
      await count({ storeIds: [asId<StoreId>('senado')], productId: product('one-store-tea') }),
    ).toBe(0);
  });

  it('a detail tells vouchers, money and everything that happened to them', async () => {
    const [first, second] = bought.vouchers;
    await redeem(cashier, first!);
    await lookUp(manager, first!.code).catch(() => undefined);
    const done = await redeem(manager, second!);
    await manager.api.groupVerifyUncheck({
      requestId: newRequest(),
      verifyId: done.items[0]!.verifyId,
      reasonCode: 'GUEST_LEFT',
      note: '',
      deviceId: manager.deviceId,
    });
    const found = await owner.api.merchantOrderGet({ orderId: order(bought.orderId) });
    expect(found.orderInfo).toMatchObject({
      status: codes.partlyUsed,
      groupProductAgreement: { checkSubscribeType: 'NONE' },
    });
    expect(found.buyerInfo.phone).toBe('6***0002');
    expect(found.payInfo).toMatchObject({
      amtn: 7600,
      refundStatus: 0,
      refundProgress: null,
      trades: [{ type: 'MP_TEST_PAY', result: 'SUCCESS', amount: 7600, refunded: false }],
    });
    expect(
      found.vouchers.map(({ status, timesUsed, amount }) => [status, timesUsed, amount]),
    ).toEqual([
      [2, 1, 3800],
      [1, 0, 3800],
    ]);
    expect(JSON.stringify(found)).not.toContain(first!.code);
    expect(found.log.map(({ kind, operatorName }) => [kind, operatorName])).toEqual([
      ['REDEEMED', 'Lei Ka Ian'],
      ['REFUSED', 'Wong Mei Leng'],
      ['REDEEMED', 'Wong Mei Leng'],
      ['UNDONE', 'Wong Mei Leng'],
    ]);
    expect(found.log[3]).toMatchObject({
      undoReason: 'GUEST_LEFT',
      source: null,
      codeMask: found.vouchers[1]!.codeMask,
    });
    expect([found.redeemedAmtn, found.platformCommission, found.settleAmtn]).toEqual([
      3800, 380, 3420,
    ]);
  });

  it('reads refunds from the vouchers: what came back, what is on its way, what a late payment gave back', async () => {
    const both = await owner.api.merchantOrderGet({ orderId: orderOf('refunded') });
    expect(both.payInfo).toMatchObject({
      refundStatus: 1,
      refundProgress: 0,
      refundAmtn: 10_800,
      refundingAmtn: 10_800,
    });
    const { server } = suite;
    const member = await memberOf(server, '66880002');
    const late = await member.api.groupOrderCreate({
      productId: product('chop-rice'),
      quantity: 1,
      totalAmount: 5600 as never,
    });
    const trade = await pay(member, late);
    await member.api.groupOrderCancel({ orderId: late.orderId });
    await bank(server, trade, 'pay');
    const { orderInfo, payInfo } = await manager.api.merchantOrderGet({ orderId: late.orderId });
    expect(orderInfo).toMatchObject({ status: codes.cancelled, closeReason: 'BUYER' });
    expect(payInfo).toMatchObject({
      refundStatus: 2,
      refundProgress: 1,
      refundAmtn: 5600,
      trades: [{ result: 'SUCCESS', refunded: true }],
    });
  });

  describe('what a role may not see is not there (row 38)', () => {
    it('a cashier finds the order of a full number and nothing else, and reads their own records of it', async () => {
      for (const keyword of [undefined, '0002', 'egg', bought.orderNo.slice(-8)]) {
        expect(
          await cashier.api.merchantOrderList({ ...(keyword !== undefined && { keyword }) }),
        ).toMatchObject({ result: [], statuses: [], sum: { count: 0 } });
      }
      expect(
        (await cashier.api.merchantOrderList({ keyword: bought.orderId })).result,
      ).toHaveLength(1);
      const { log, vouchers } = await cashier.api.merchantOrderGet({
        orderId: order(bought.orderId),
      });
      expect(new Set(log.map(({ operatorName }) => operatorName))).toEqual(new Set(['Lei Ka Ian']));
      expect(vouchers).toHaveLength(2);
    });

    it.each(['M1001', 'A1001', 'C1001'])('%s sees no settlement', async (account) => {
      const till = { M1001: manager, A1001: auditor, C1001: cashier }[account]!;
      const found = await till.api.merchantOrderGet({ orderId: order(bought.orderId) });
      expect(found).not.toHaveProperty('settleAmtn');
      expect(found).not.toHaveProperty('platformCommission');
      expect(found.log.every((event) => !('settleAmount' in event))).toBe(true);
    });

    it('an order of another merchant, or of a store where the caller does not work, is not found', async () => {
      expect(await reasonOf(owner.api.merchantOrderGet({ orderId: orderOf('foreign') }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(
        await reasonOf(cashier.api.merchantOrderGet({ orderId: orderOf('wrong-store') })),
      ).toBe('ORDER_NOT_FOUND');
      expect(
        (await cashier.api.merchantOrderList({ keyword: orderOf('wrong-store') })).result,
      ).toEqual([]);
      expect(
        (await manager.api.merchantOrderGet({ orderId: orderOf('wrong-store') })).storeInfo,
      ).toHaveLength(1);
      expect(
        await reasonOf(
          cashier.api.merchantOrderList({
            keyword: bought.orderId,
            storeIds: [asId<StoreId>('coloane')],
          }),
        ),
      ).toBe('NO_PERMISSION');
    });
  });

  it('lists all products with their states counted, by category, words and store, in the order that was asked for (row 45)', async () => {
    const all = await manager.api.merchantProductList({ size: 100 });
    const counts = new Map(all.states.map(({ state, count }) => [state, count]));
    expect(all.result).toHaveLength(counts.get('ALL')!);
    for (const state of ['ON', 'OFF', 'SOLD_OUT', 'BLOCKED'] as const)
      expect(
        (await manager.api.merchantProductList({ size: 100, state })).result,
        state,
      ).toHaveLength(counts.get(state)!);
    expect([counts.get('OFF'), counts.get('SOLD_OUT'), counts.get('BLOCKED')]).toEqual([3, 1, 1]);
    const of = async (filter: Parameters<typeof manager.api.merchantProductList>[0]) =>
      (await manager.api.merchantProductList({ size: 100, ...filter })).result;
    expect((await of({ category: 'drink' })).map(({ productId }) => productId).sort()).toEqual([
      'coffee-five',
      'one-store-tea',
      'wine-tasting',
    ]);
    expect((await of({ keyword: 'egg tart' })).length).toBe(3);
    expect(
      (await of({ storeIds: [asId<StoreId>('senado')] })).some(
        ({ productId }) => productId === 'one-store-tea',
      ),
    ).toBe(false);
    const stocks = (await of({ sort: 'STOCK' })).map(({ stock }) => stock);
    expect(stocks).toEqual([...stocks].sort((a, b) => a - b));
    const prices = (await of({ sort: 'PRICE_HIGH' })).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect((await of({ sort: 'ENDING' }))[0]!.validity.endDay).not.toBeNull();
    const sold = (await of({ sort: 'SOLD' })).map((row) => row.sold!);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  });

  it('a detail tells terms, stores and what was sold and redeemed, by day', async () => {
    const before = await owner.api.merchantProductGet({ productId: product('pineapple-tea') });
    const { vouchers } = await buy(
      suite.server,
      await memberOf(suite.server, '66880002'),
      'serradura-cups',
      3,
    );
    const start = await owner.api.merchantProductGet({ productId: product('serradura-cups') });
    await redeem(cashier, vouchers[0]!);
    const after = await owner.api.merchantProductGet({ productId: product('serradura-cups') });
    expect(before).toMatchObject({
      useTime: { hours: [{ fromMinute: 870, toMinute: 1080 }] },
      limitCount: -1,
      changes: [],
    });
    expect(before.stores).toHaveLength(4);
    expect(after.figures!.usesRedeemed).toBe(start.figures!.usesRedeemed + 1);
    expect(after.figures!.usesLeft).toBe(start.figures!.usesLeft - 1);
    expect(after.figures!.sold).toBe(after.figures!.vouchers);
    expect(after.figures!.days).toHaveLength(30);
    expect(after.figures!.days.at(-1)).toMatchObject({ day: after.today, sold: 3 });
    expect(after.figures!.days.at(-1)!.redeemed).toBe(start.figures!.days.at(-1)!.redeemed + 1);
    expect(after.settlement).toEqual({
      commissionRate: 0.1,
      platformCommission: 450,
      settleAmount: 4050,
    });
  });

  it('what was sold is what was paid for: no figure that a product began with', async () => {
    const { result } = await owner.api.merchantProductList({ size: 100 });
    const { rows } = await suite.server.deps.db.query<{ product_id: string; n: number }>(
      'SELECT product_id, sum(quantity)::int4 AS n FROM group_order WHERE status = 1 GROUP BY product_id',
    );
    const paid = new Map(rows.map((row) => [row.product_id, row.n]));
    expect(result.map(({ productId, sold }) => [productId, sold])).toEqual(
      result.map(({ productId }) => [productId, paid.get(productId) ?? 0]),
    );
    expect(result.some(({ sold }) => sold! > 0)).toBe(true);
  });

  it('shows a cashier the terms without the sales, and settlement to the owner alone', async () => {
    const seen = await cashier.api.merchantProductGet({ productId: product('egg-tart-box') });
    for (const hidden of ['sold', 'figures', 'settlement']) expect(seen).not.toHaveProperty(hidden);
    expect(seen).toMatchObject({ canSwitch: false, changes: [], price: 3800 });
    expect(
      (await cashier.api.merchantProductList({})).result.every((row) => !('sold' in row)),
    ).toBe(true);
    for (const till of [manager, auditor])
      expect(
        await till.api.merchantProductGet({ productId: product('egg-tart-box') }),
      ).not.toHaveProperty('settlement');
    expect(
      await reasonOf(cashier.api.merchantProductGet({ productId: product('one-store-tea') })),
    ).toBe('PRODUCT_NOT_FOUND');
    expect(
      await reasonOf(owner.api.merchantProductGet({ productId: product('foreign-noodle') })),
    ).toBe('PRODUCT_NOT_FOUND');
    expect(
      await reasonOf(cashier.api.merchantProductList({ storeIds: [asId<StoreId>('coloane')] })),
    ).toBe('NO_PERMISSION');
  });

  it('a switch is an owner’s or manager’s act, written down once however often it is sent', async () => {
    const productId = product('toast-set');
    const off = {
      requestId: newRequest(),
      productId,
      field: 'isShelf',
      value: false,
      note: 'out of bread',
    } as const;
    expect(await manager.api.merchantProductSwitch(off)).toEqual({
      productId,
      isShelf: false,
      isBlocked: false,
    });
    expect(await manager.api.merchantProductSwitch(off)).toMatchObject({ isShelf: false });
    expect(await reasonOf(manager.api.merchantProductSwitch({ ...off, value: true }))).toBe(
      'REQUEST_REUSED',
    );
    expect(
      await reasonOf(
        (await memberOf(suite.server)).api.groupOrderCheckProduct({ productId, quantity: 1 }),
      ),
    ).toBe('PRODUCT_OFF_SALE');
    await owner.api.merchantProductSwitch({
      ...off,
      requestId: newRequest(),
      value: true,
      note: '',
    });
    await manager.api.merchantProductSwitch(off);
    await owner.api.merchantProductSwitch({
      ...off,
      requestId: newRequest(),
      value: true,
      note: 'again',
    });
    const { isShelf, changes } = await auditor.api.merchantProductGet({ productId });
    expect(isShelf).toBe(true);
    expect(changes.map(({ value, operatorName, note }) => [value, operatorName, note])).toEqual([
      [true, 'Chan Chi Meng', ''],
      [false, 'Wong Mei Leng', 'out of bread'],
    ]);
    for (const till of [cashier, auditor])
      expect(
        await reasonOf(till.api.merchantProductSwitch({ ...off, requestId: newRequest() })),
      ).toBe('WRONG_ROLE');
    expect(
      await reasonOf(
        owner.api.merchantProductSwitch({
          ...off,
          requestId: newRequest(),
          productId: product('foreign-noodle'),
        }),
      ),
    ).toBe('PRODUCT_NOT_FOUND');
  });

  it('stopping write-off refuses at the till until it is opened again', async () => {
    const { vouchers } = await buy(
      suite.server,
      await memberOf(suite.server, '66880002'),
      'tart-dozen',
    );
    const act = { productId: product('tart-dozen'), field: 'isBlocked' } as const;
    await owner.api.merchantProductSwitch({ ...act, requestId: newRequest(), value: true });
    expect((await failure(lookUp(cashier, vouchers[0]!.code))).reason).toBe('PRODUCT_BLOCKED');
    await owner.api.merchantProductSwitch({ ...act, requestId: newRequest(), value: false });
    expect((await lookUp(cashier, vouchers[0]!.code)).vouchers[0]).toMatchObject({
      redeemable: true,
    });
  });
});
