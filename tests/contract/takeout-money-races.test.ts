import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import {
  answerRefund,
  type MoveKind,
  moveOrder,
  refuseByStore,
  settleRequest,
} from '#server/modules/order/takeout/life.ts';
import type { TakeoutOrder } from '#server/modules/order/takeout/order.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { bank, failure, memberOf, onEach, reasonOf } from './suite.ts';
import { checkout, dish, order, paidOrder, payTakeout, pickup } from './takeout-suite.ts';

const now = () => instant(Date.now());

onEach(DATABASES, 'money of takeout orders, pulled at from several sides', (suite) => {
  let member: TestClient;
  beforeAll(async () => {
    await addTestStore(suite.server.deps.db.query);
    member = await memberOf(suite.server, '66880002');
  });

  const read = async (id: OrderId): Promise<TakeoutOrder> =>
    (await findOrder(suite.server.deps.db.query, id))!;
  const move = (id: OrderId, kind: MoveKind, patch = {}) =>
    suite.server.deps.db.tx(async (query) =>
      moveOrder(query, await read(id), kind, now(), { patch }),
    );
  /** What was given back by requests, and what the order says of it. */
  const books = async (
    id: OrderId,
  ): Promise<{ requests: number; waiting: number; order: TakeoutOrder }> => {
    const { rows } = await suite.server.deps.db.query<{ amount: number; progress: number }>(
      'SELECT amount, progress FROM takeout_refund WHERE order_id = $1',
      [id],
    );
    return {
      requests: rows
        .filter(({ progress }) => progress === 1)
        .reduce((sum, { amount }) => sum + amount, 0),
      waiting: rows.filter(({ progress }) => progress === 0).length,
      order: await read(id),
    };
  };

  it('a refund that is granted while its order moves on is paid, once', async () => {
    const id = await paidOrder(suite.server, member, pickup({ productList: [dish('rice', 2)] }));
    await move(id, 'ACCEPTED');
    await member.api.takeoutApplyRefund({ tradeId: id, reason: 14 });
    const asSeen = await read(id);
    await move(id, 'COOKED');
    const { db } = suite.server.deps;
    const settled = await db.tx((query) =>
      settleRequest(query, asSeen, { kind: 'REFUNDED', at: now() }),
    );
    expect(settled).toMatchObject({ refundProgress: 1, refundAmount: 8000 });
    expect(
      await db.tx((query) => settleRequest(query, asSeen, { kind: 'REFUNDED', at: now() })),
    ).toBeNull();
    expect(await books(id)).toMatchObject({
      requests: 8000,
      waiting: 0,
      order: { refundProgress: 1, refundAmount: 8000 },
    });
  });

  it('many answers and many moves at once: request and order always agree, and no more goes back than was paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('rice', 2)] }),
      );
      await member.api.takeoutApplyRefund({ tradeId: id, reason: 2 });
      const answer = (kind: 'approve' | 'reject') =>
        answerRefund(suite.server.deps.db, id, kind, now());
      await Promise.allSettled([
        answer('approve'),
        move(id, 'RUSHED'),
        answer('reject'),
        move(id, 'ACCEPTED'),
        answer('approve'),
        member.api.takeoutCancelRefund({ tradeId: id }),
        member.api.takeoutRefundPlasticBag({ tradeId: id }),
      ]);
      const { requests, waiting, order: after } = await books(id);
      expect(waiting).toBe(after.refundProgress === 0 ? 1 : 0);
      expect(after.refundAmount).toBe(requests);
      expect(requests).toBeLessThanOrEqual(after.total);
    }
  });

  it('a store that takes an order not grants the refund that waits: nothing waits for an order that is over', async () => {
    const id = await paidOrder(
      suite.server,
      member,
      pickup({ productList: [dish('rice', 2), dish('noodle', 1)] }),
    );
    const [rice] = (await member.api.takeoutOrderGet({ tradeId: id })).productList;
    await member.api.takeoutApplyForRefund({
      tradeId: id,
      productList: [{ uuid: rice!.uuid, quantity: 1 }],
      reason: 7,
    });
    const before = await read(id);
    await suite.server.deps.db.tx((query) =>
      refuseByStore(query, before, { kind: 'STORE_REFUSED', at: now() }),
    );
    expect(await books(id)).toMatchObject({
      waiting: 0,
      order: { status: -1, refundProgress: 1, refundStatus: 2, refundAmount: before.total },
    });
  });

  it('a cancellation and the payment at once: paid and standing, or over with all the money back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const made = await order(member, checkout());
      const tradeNo = await payTakeout(member, made);
      const [cancelled] = await Promise.allSettled([
        member.api.takeoutOrderCancel({ tradeId: made.tradeId }),
        bank(suite.server, tradeNo, 'pay'),
      ]);
      const after = await read(made.tradeId);
      const {
        rows: [trade],
      } = await suite.server.deps.db.query<{ result: string; refunded: boolean }>(
        'SELECT result, refunded FROM trade WHERE trade_no = $1',
        [tradeNo],
      );
      expect(trade!.result).toBe('SUCCESS');
      if (cancelled.status === 'rejected')
        expect([after.status, after.refundAmount, trade!.refunded]).toEqual([1, 0, false]);
      else expect([after.status, after.refundAmount]).toEqual([-1, after.total]);
      if (after.status > 0) await member.api.takeoutOrderCancel({ tradeId: made.tradeId });
    }
  });

  it('the bag given back after the last dish ends the order like the last dish after the bag: over, and its red packet is free', async () => {
    const { query } = suite.server.deps.db;
    await addTestStore(query, { id: 't-boxless' });
    await query(`UPDATE takeout_product SET box_price = 0 WHERE store_id = 't-boxless'`);
    const { result: packet } = await member.api.receiveVoucher({ voucherId: 'platform.weekday' });
    const id = await paidOrder(
      suite.server,
      member,
      pickup({ storeId: asId('t-boxless'), productList: [dish('rice', 2)], offerIds: [packet.id] }),
    );
    await move(id, 'ACCEPTED');
    await member.api.takeoutApplyRefund({ tradeId: id, reason: 7 });
    await answerRefund(suite.server.deps.db, id, 'approve', now());
    expect(await read(id)).toMatchObject({ status: 2, refundStatus: 1 });
    await Promise.all(
      Array.from({ length: 3 }, () => member.api.takeoutRefundPlasticBag({ tradeId: id })),
    );
    const { requests, order: after } = await books(id);
    expect(after).toMatchObject({
      status: -3,
      refundStatus: 2,
      closeReason: 'REFUND',
      refundAmount: after.total,
      refundProgress: 1,
      isBagRefunded: true,
    });
    expect(requests).toBe(after.total);
    expect(
      (await member.api.redpackList({})).result.find((one) => one.id === packet.id),
    ).toMatchObject({ status: 1, used: false, tradeId: null });
    expect((await member.api.takeoutRefundInfo({ tradeId: id })).log.at(-1)!.kind).toBe(
      'BAG_REFUNDED_LAST',
    );
  });

  it('a cancel in its minute of grace is told so as often as it is sent, though the store accepts and cooks meanwhile', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await paidOrder(suite.server, member, checkout());
      const [key, body] = [randomUUID(), { tradeId: id, reason: 'late' }];
      const cooks = async () => {
        await move(id, 'ACCEPTED');
        await move(id, 'COOKED');
      };
      const [first, , second, other] = await Promise.all([
        member.api.takeoutOrderCancel(body, { key }),
        cooks(),
        member.api.takeoutOrderCancel(body, { key }),
        member.api.takeoutOrderCancel(body),
      ]);
      const after = await read(id);
      expect([after.status, after.refundAmount, first, second, other]).toEqual([
        -1,
        after.total,
        ...Array.from({ length: 3 }, () => ({ refundAmtn: after.total, goldAmtn: 0 })),
      ]);
      expect(
        await reasonOf(member.api.takeoutOrderCancel({ ...body, reason: 'other' }, { key })),
      ).toBe('KEY_REUSED');
    }
  });

  it('a request is asked for, and withdrawn, as often as it is sent, though its order moves meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('rice', 2)] }),
      );
      const [asked, recalled] = [randomUUID(), randomUUID()];
      const ask = () => member.api.takeoutApplyRefund({ tradeId: id, reason: 2 }, { key: asked });
      const [first, second] = await Promise.all([ask(), ask(), move(id, 'ACCEPTED')]);
      expect(second).toEqual(first);
      const recall = () => member.api.takeoutCancelRefund({ tradeId: id }, { key: recalled });
      const [once, twice] = await Promise.all([recall(), recall(), move(id, 'COOKED')]);
      expect([once, twice]).toEqual([{}, {}]);
      // its answer was lost, and so was the key
      expect(await member.api.takeoutCancelRefund({ tradeId: id })).toEqual({});
      expect(await books(id)).toMatchObject({
        requests: 0,
        waiting: 0,
        order: { refundProgress: -2 },
      });
    }
  });

  it('the bag comes back, and a finished order leaves the list, once and as often as it is sent', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await paidOrder(suite.server, member, checkout());
      const bag = randomUUID();
      const give = () => member.api.takeoutRefundPlasticBag({ tradeId: id }, { key: bag });
      const [first, second, other] = await Promise.all([
        give(),
        give(),
        member.api.takeoutRefundPlasticBag({ tradeId: id }),
        move(id, 'ACCEPTED'),
      ]);
      expect([first, second, other]).toEqual(
        Array.from({ length: 3 }, () => ({ refundAmtn: 100 })),
      );
      expect((await books(id)).requests).toBe(100);
      await member.api.takeoutOrderCancel({ tradeId: id });
      const hide = randomUUID();
      const remove = () => member.api.takeoutOrderDelete({ tradeId: id }, { key: hide });
      expect(
        await Promise.all([remove(), remove(), member.api.takeoutOrderDelete({ tradeId: id })]),
      ).toEqual([{}, {}, {}]);
    }
  });

  type Unpaid = { paymentOrderType: PaidOrderType; tradeId: OrderId; totalAmount: never };
  /** One unpaid order of each kind. */
  const unpaid = async (): Promise<Unpaid[]> => {
    const { api } = member;
    const takeout = await order(member);
    const { totalAmount } = await api.groupOrderCheckProduct({
      productId: asId('egg-tart-box'),
      quantity: 1,
    });
    const deal = await api.groupOrderCreate({
      productId: asId('egg-tart-box'),
      quantity: 1,
      totalAmount,
    });
    const bag = await api.goldBagBuy({ bagId: 'gold-100' });
    return [
      {
        paymentOrderType: 'TAKEOUT_ORDER',
        tradeId: takeout.tradeId,
        totalAmount: takeout.totalPrice as never,
      },
      {
        paymentOrderType: 'GROUP_ORDER',
        tradeId: deal.orderId,
        totalAmount: deal.totalAmtn as never,
      },
      {
        paymentOrderType: 'CONSUMPTION_ORDER',
        tradeId: bag.orderId,
        totalAmount: bag.payAmount as never,
      },
    ];
  };
  const execute = async (asked: Unpaid): Promise<string> =>
    (
      JSON.parse(
        (await member.api.paymentExecute({ type: 'MP_TEST_PAY', ...asked })).payParams,
      ) as { tradeNo: string }
    ).tradeNo;
  const resultsOf = async ({ tradeId }: Unpaid): Promise<string[]> =>
    (
      await suite.server.deps.db.query<{ result: string }>(
        'SELECT result FROM trade WHERE order_id = $1 ORDER BY result',
        [tradeId],
      )
    ).rows.map(({ result }) => result);

  it('devices that begin to pay for one order at once share one attempt, whatever is bought', async () => {
    for (const asked of await unpaid()) {
      const numbers = await Promise.all(Array.from({ length: 6 }, () => execute(asked)));
      expect([new Set(numbers).size, await resultsOf(asked)]).toEqual([1, ['PENDING']]);
    }
  });

  it('no attempt is begun for an order that is being paid, and one only after the bank refused', async () => {
    for (const asked of await unpaid()) {
      const [one, two] = [await execute(asked), execute(asked)];
      await Promise.allSettled([
        bank(suite.server, one, 'pay'),
        two,
        execute(asked),
        execute(asked),
      ]);
      expect(await resultsOf(asked)).toEqual(['SUCCESS']);
      expect(await reasonOf(execute(asked))).toBe('ORDER_NOT_PAYABLE');
    }
    for (const asked of await unpaid()) {
      const refused = await execute(asked);
      await Promise.allSettled([
        bank(suite.server, refused, 'refuse'),
        execute(asked),
        execute(asked),
      ]);
      await execute(asked);
      expect(await resultsOf(asked)).toEqual(['FAIL', 'PENDING']);
    }
  });

  it('an order with an offer for one channel is paid by that channel only, and says which it is', async () => {
    const payer = await memberOf(suite.server, '66880007');
    const { api } = payer;
    const { result: packet } = await api.receiveVoucher({ voucherId: 'platform.weekday' });
    await suite.server.deps.db.query(
      `UPDATE member_offer SET terms = jsonb_set(terms, '{paymentChannels}', '["MP_MACAU"]') WHERE id = $1`,
      [packet.id],
    );
    const body = checkout({
      productList: [dish('rice', 2)],
      offerIds: [packet.id],
      paymentType: 'MP_MACAU',
    });
    const { tradeId, totalPrice } = await order(payer, body);
    expect((await api.takeoutOrderGet({ tradeId })).payInfo.channels).toEqual(['MP_MACAU']);
    const pay = (type: 'MP_MACAU' | 'OPEN_ALI') =>
      api.paymentExecute({
        type,
        paymentOrderType: 'TAKEOUT_ORDER',
        tradeId,
        totalAmount: totalPrice as never,
      });
    const refusal = {
      reason: 'OFFER_CHANNEL',
      note: '這張訂單的優惠不適用於此付款方式，請選擇其他付款方式',
      data: { reason: 'PAYMENT_CHANNEL', channels: ['MP_MACAU'] },
    };
    expect(await failure(pay('OPEN_ALI'))).toMatchObject(refusal);
    await pay('MP_MACAU');
    expect(await failure(pay('OPEN_ALI'))).toMatchObject(refusal);
    expect((await api.paymentPaying({ tradeId })).paying).toMatchObject({
      type: 'MP_MACAU',
      result: 'PENDING',
    });
    const free = await order(payer);
    expect((await api.takeoutOrderGet({ tradeId: free.tradeId })).payInfo.channels).toBeNull();
  });
});
