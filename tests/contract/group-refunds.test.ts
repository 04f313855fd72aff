import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type VoucherId } from '#shared/kernel/ids.ts';
import { HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sendMoneyBack } from '#server/modules/money/index.ts';
import { groupRefundsUnanswered } from '#server/modules/order/index.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, lookUp, memberOf, onEach, reasonOf, redeem, tillOf, type Bought } from './suite.ts';

const PLANS_CHANGED = 1;
/** A deal whose store answers refunds, and one that gives back at once. */
const REVIEWED = 'tart-dozen';
const AT_ONCE = 'egg-tart-box';

const ids = (bought: Bought): { orderId: OrderId; voucherIds: VoucherId[] } => ({
  orderId: asId(bought.orderId),
  voucherIds: bought.vouchers.map(({ voucherId }) => voucherId),
});

const ask = (
  { api }: TestClient,
  orderId: string,
  voucherIds: readonly VoucherId[],
  key: string = randomUUID(),
) =>
  api.groupRefundApply(
    { orderId: asId(orderId), voucherIds: [...voucherIds], reason: PLANS_CHANGED },
    { key },
  );

const statusOf = async ({ api }: TestClient, orderId: string): Promise<number[]> =>
  (await api.groupOrderGet({ orderId: asId(orderId) })).vouchers.map(({ status }) => status);

const stockOf = async ({ deps }: InProcess, product: string): Promise<number> =>
  (await deps.db.query<{ stock: number }>('SELECT stock FROM product WHERE id = $1', [product]))
    .rows[0]!.stock;

const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));

onEach(
  DATABASES,
  'refunds of group-buy vouchers (decisions D6, D7, GA13)',
  (suite) => {
    let member: TestClient;
    let manager: Till;
    // the clock outlives sessions
    beforeEach(async () => {
      member = await memberOf(suite.server, '66880002');
      manager = await tillOf(suite.server, { account: 'M1001' });
    });
    const send = (): Promise<number> =>
      sendMoneyBack({ ...suite.server.deps, log: { warn: () => undefined } }, clock.now());

    it('a deal that promises it gives vouchers back at once, one by one, and in the end exactly what was paid', async () => {
      const { server } = suite;
      const before = await stockOf(server, AT_ONCE);
      const bought = await buy(server, member, AT_ONCE, 3);
      const { orderId, voucherIds } = ids(bought);
      const paid = (await member.api.groupOrderGet({ orderId })).payInfo.amtn;
      const info = await member.api.groupRefundOrderInfo({ orderId });
      expect(info).toMatchObject({ isAnytime: true, isRunning: false });
      expect(info.vouchers.every(({ refundable }) => refundable)).toBe(true);
      const [first, ...rest] = voucherIds;
      const preview = await member.api.groupRefundAmount({ orderId, voucherIds: [first!] });
      const one = await ask(member, orderId, [first!]);
      expect(one).toMatchObject({
        refundAmtn: preview.refundAmtn,
        refundProgress: 1,
        autoRefundTime: null,
      });
      expect(await statusOf(member, orderId)).toEqual([3, 1, 1]);
      expect(await reasonOf(lookUp(manager, bought.vouchers[0]!.code))).toBe('REFUNDED');
      const others = await ask(member, orderId, rest);
      expect(one.refundAmtn + others.refundAmtn).toBe(paid);
      const order = await member.api.groupOrderGet({ orderId });
      expect(order.orderInfo.status).toBe(-3);
      expect(order.payInfo.refundAmtn).toBe(paid);
      expect(order.actions).toEqual(['AGAIN', 'DELETE', 'CONTACT']);
      expect(await stockOf(server, AT_ONCE)).toBe(before);
    });

    it('the money follows through its channel, and a channel that refuses is asked again', async () => {
      const { orderId, voucherIds } = ids(await buy(suite.server, member, AT_ONCE));
      await ask(member, orderId, voucherIds);
      const info = async () => (await member.api.groupRefundInfo({ orderId })).list[0]!;
      expect(await info()).toMatchObject({ channelResult: 'PENDING', progress: 1 });
      clock.advance(MINUTE);
      await send();
      expect((await info()).steps.map(({ kind }) => kind)).toEqual([
        'RETURNED',
        'APPROVED',
        'REQUESTED',
      ]);
      await suite.server.deps.db.query(
        `UPDATE money_back SET result = 'PENDING', tries = 0, settled_at = NULL, amount = 3813 WHERE order_id = $1`,
        [orderId],
      );
      await send();
      expect((await info()).channelResult).toBe('PENDING');
      expect(await send()).toBe(0);
      for (let tries = 0; tries < 5; tries += 1) {
        clock.advance(7 * HOUR);
        await send();
      }
      expect(await info()).toMatchObject({ channelResult: 'FAIL', progress: 1 });
      expect((await info()).steps[0]!.kind).toBe('CHANNEL_FAILED');
    });

    it('any other waits for its store: no till redeems it meanwhile, and a request that is withdrawn frees it', async () => {
      const bought = await buy(suite.server, member, REVIEWED, 2);
      const { orderId, voucherIds } = ids(bought);
      const key = randomUUID();
      const asked = await ask(member, orderId, [voucherIds[0]!], key);
      expect(asked).toMatchObject({ refundProgress: 0, autoRefundTime: clock.now() + 24 * HOUR });
      expect(await ask(member, orderId, [voucherIds[0]!], key)).toEqual(asked);
      await expect(ask(member, orderId, [voucherIds[1]!])).rejects.toMatchObject({
        code: -2062003,
      });
      expect(await reasonOf(lookUp(manager, bought.vouchers[0]!.code))).toBe('REFUNDING');
      const order = await member.api.groupOrderGet({ orderId });
      expect(order.actions).toEqual(['CANCEL_REFUND', 'AGAIN', 'CONTACT']);
      await member.api.groupRefundCancel({ orderId });
      await member.api.groupRefundCancel({ orderId });
      expect(await statusOf(member, orderId)).toEqual([1, 1]);
      await redeem(manager, bought.vouchers[0]!);
      await expect(ask(member, orderId, voucherIds)).rejects.toMatchObject({ code: -2021110 });
      expect(await statusOf(member, orderId)).toEqual([2, 1]);
    });

    it('the store accepts, or refuses with a reason, once', async () => {
      const first = ids(await buy(suite.server, member, REVIEWED));
      const second = ids(await buy(suite.server, member, REVIEWED));
      const { refundId } = await ask(member, first.orderId, first.voucherIds);
      const other = await ask(member, second.orderId, second.voucherIds);
      const waiting = await manager.api.merchantRefundList({});
      expect(waiting.result.map((row) => row.refundId)).toEqual(
        expect.arrayContaining([refundId, other.refundId]),
      );
      expect(waiting.result.find((row) => row.refundId === refundId)).toMatchObject({
        buyerMask: '6***0002',
        reasonLabel: '行程有變',
        vouchers: [{ codeMask: expect.stringMatching(/^\d{4}\*{4}\d{4}$/) }],
      });
      const yes = { refundId, isAccepted: true, note: '' };
      expect(await manager.api.merchantRefundDecide(yes)).toEqual({ progress: 1 });
      expect(await manager.api.merchantRefundDecide(yes)).toEqual({ progress: 1 });
      await expect(
        manager.api.merchantRefundDecide({ ...yes, isAccepted: false, note: 'no' }),
      ).rejects.toMatchObject({ code: -2062010 });
      expect(await statusOf(member, first.orderId)).toEqual([3]);
      const no = { refundId: other.refundId, isAccepted: false, note: '' };
      await expect(manager.api.merchantRefundDecide(no)).rejects.toMatchObject({
        kind: 'business',
      });
      await manager.api.merchantRefundDecide({ ...no, note: '已為您預留座位' });
      expect(await statusOf(member, second.orderId)).toEqual([1]);
      const [answered] = (await member.api.groupRefundInfo({ orderId: second.orderId })).list;
      expect(answered!.steps[0]).toMatchObject({ kind: 'REJECTED', note: '已為您預留座位' });
      const settled = await manager.api.merchantRefundList({ state: 'SETTLED' });
      expect(settled.result.find((row) => row.refundId === refundId)?.operatorName).toBeTruthy();
    });

    it('a store that says nothing for 24 hours has agreed', async () => {
      const { orderId, voucherIds } = ids(await buy(suite.server, member, REVIEWED));
      await ask(member, orderId, voucherIds);
      clock.advance(24 * HOUR - 1);
      await groupRefundsUnanswered(suite.server.deps, clock.now());
      expect(await statusOf(member, orderId)).toEqual([5]);
      clock.advance(1);
      await expect(member.api.groupRefundCancel({ orderId })).rejects.toMatchObject({
        code: -2062010,
      });
      await groupRefundsUnanswered(suite.server.deps, clock.now());
      expect(await statusOf(member, orderId)).toEqual([3]);
      expect((await member.api.groupRefundInfo({ orderId })).list[0]).toMatchObject({
        isAutomatic: true,
        progress: 1,
      });
    });

    it('a card of several uses gives back the share of what is left', async () => {
      const bought = await buy(suite.server, member, 'coffee-five');
      await redeem(manager, bought.vouchers[0]!, 2);
      const { orderId, voucherIds } = ids(bought);
      const { refundAmtn } = await member.api.groupRefundAmount({ orderId, voucherIds });
      expect(refundAmtn).toBe(8800 - 2 * 1760);
    });

    it('nobody asks for what is another’s, used, unpaid, or without a reason', async () => {
      const { orderId, voucherIds } = ids(await buy(suite.server, member, AT_ONCE));
      const stranger = await memberOf(suite.server, '66880001');
      const foreign = { orderId, voucherIds };
      for (const call of [
        () => stranger.api.groupRefundOrderInfo({ orderId }),
        () => stranger.api.groupRefundAmount(foreign),
        () => stranger.api.groupRefundInfo({ orderId }),
        () => stranger.api.groupRefundReasons({ orderId }),
        () => stranger.api.groupRefundCancel({ orderId }),
        () => ask(stranger, orderId, voucherIds),
      ])
        await expect(call()).rejects.toMatchObject({ code: -2020201 });
      const form = { orderId, voucherIds, reason: PLANS_CHANGED };
      for (const wrong of [
        { ...form, reason: 8 },
        { ...form, reason: 15, reasonText: ' ' },
        { ...form, voucherIds: [] },
        { ...form, voucherIds: [asId<VoucherId>(randomUUID())] },
      ])
        await expect(
          member.api.groupRefundApply(wrong, { key: randomUUID() }),
        ).rejects.toMatchObject({ code: -2062007 });
      expect(await statusOf(member, orderId)).toEqual([1]);
      expect((await member.api.groupRefundReasons({ orderId })).result).toHaveLength(8);
    });
  },
  { clock },
);

onEach(DATABASES, 'a refund against a redeem (decision D7)', (suite) => {
  const ROUNDS = 20;
  const PIECES = 10;
  it('has one winner, 200 times, and no voucher is both', async () => {
    const member = await memberOf(suite.server, '66880002');
    const till = await tillOf(suite.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const bought = await buy(suite.server, member, AT_ONCE, PIECES);
      await Promise.all(
        bought.vouchers.map(async (voucher) => {
          const { prepareToken } = await lookUp(till, voucher.code);
          const [refund, use] = await Promise.allSettled([
            ask(member, bought.orderId, [voucher.voucherId]),
            till.api.groupVerifyCheck({
              requestId: asId(randomUUID()),
              storeId: till.storeId,
              deviceId: till.deviceId,
              operatorId: till.operatorId,
              scannedAt: instant(Date.now()),
              source: 'CAMERA',
              prepareToken,
              items: [{ voucherId: voucher.voucherId, times: 1 }],
            }),
          ]);
          expect([refund.status, use.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        }),
      );
      const { vouchers, payInfo } = await member.api.groupOrderGet({
        orderId: asId(bought.orderId),
      });
      const back = vouchers.filter(({ status }) => status === 3);
      expect(payInfo.refundAmtn).toBe(back.reduce((sum, { amount }) => sum + amount, 0));
      expect(vouchers.every(({ status }) => status === 2 || status === 3)).toBe(true);
    }
  });
});
