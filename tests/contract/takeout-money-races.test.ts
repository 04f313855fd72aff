import { beforeAll, expect, it } from 'vitest';
import type { OrderId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { refuseByStore } from '#server/modules/takeout-order/close.ts';
import { moveOrder, type MoveKind } from '#server/modules/takeout-order/move.ts';
import { answerRefund, settleRequest } from '#server/modules/takeout-order/refund-settle.ts';
import { findTakeoutOrder, type TakeoutOrder } from '#server/modules/takeout-order/repo.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach } from './suite.ts';
import { checkout, dish, order, paidOrder, payTakeout, pickup } from './takeout-suite.ts';

const now = () => instant(Date.now());

onEach(DATABASES, 'money of takeout orders, pulled at from several sides', (suite) => {
  let member: TestClient;
  beforeAll(async () => { await addTestStore(suite.server.deps.db.query); member = await memberOf(suite.server, '66880002'); });

  const read = async (id: OrderId): Promise<TakeoutOrder> => (await findTakeoutOrder(suite.server.deps.db.query, id))!;
  const move = (id: OrderId, kind: MoveKind, patch = {}) => suite.server.deps.db.tx(async (query) => moveOrder(query, await read(id), kind, now(), { patch }));
  /** What was given back by requests, and what the order says of it. */
  const books = async (id: OrderId): Promise<{ requests: number; waiting: number; order: TakeoutOrder }> => {
    const { rows } = await suite.server.deps.db.query<{ amount: number; progress: number }>('SELECT amount, progress FROM takeout_refund WHERE order_id = $1', [id]);
    return { requests: rows.filter(({ progress }) => progress === 1).reduce((sum, { amount }) => sum + amount, 0), waiting: rows.filter(({ progress }) => progress === 0).length, order: await read(id) };
  };

  it('a refund that is granted while its order moves on is paid, once', async () => {
    const id = await paidOrder(suite.server, member, pickup({ productList: [dish('rice', 2)] }));
    await move(id, 'ACCEPTED');
    await member.api.takeoutApplyRefund({ tradeId: id, reason: 14 });
    const asSeen = await read(id);
    await move(id, 'COOKED');
    const { db } = suite.server.deps;
    const settled = await db.tx((query) => settleRequest(query, asSeen, { kind: 'REFUNDED', at: now() }));
    expect(settled).toMatchObject({ refundProgress: 1, refundAmount: 8000 });
    expect(await db.tx((query) => settleRequest(query, asSeen, { kind: 'REFUNDED', at: now() }))).toBeNull();
    expect(await books(id)).toMatchObject({ requests: 8000, waiting: 0, order: { refundProgress: 1, refundAmount: 8000 } });
  });

  it('many answers and many moves at once: request and order always agree, and no more goes back than was paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await paidOrder(suite.server, member, checkout({ productList: [dish('rice', 2)] }));
      await member.api.takeoutApplyRefund({ tradeId: id, reason: 2 });
      const answer = (kind: 'approve' | 'reject') => answerRefund(suite.server.deps.db, id, kind, now());
      await Promise.allSettled([answer('approve'), move(id, 'RUSHED'), answer('reject'), move(id, 'ACCEPTED'), answer('approve'), member.api.takeoutCancelRefund({ tradeId: id }), member.api.takeoutRefundPlasticBag({ tradeId: id })]);
      const { requests, waiting, order: after } = await books(id);
      expect(waiting).toBe(after.refundProgress === 0 ? 1 : 0);
      expect(after.refundAmount).toBe(requests);
      expect(requests).toBeLessThanOrEqual(after.total);
    }
  });

  it('a store that takes an order not grants the refund that waits: nothing waits for an order that is over', async () => {
    const id = await paidOrder(suite.server, member, pickup({ productList: [dish('rice', 2), dish('noodle', 1)] }));
    const [rice] = (await member.api.takeoutOrderGet({ tradeId: id })).productList;
    await member.api.takeoutApplyForRefund({ tradeId: id, productList: [{ uuid: rice!.uuid, quantity: 1 }], reason: 7 });
    const before = await read(id);
    await suite.server.deps.db.tx((query) => refuseByStore(query, before, now()));
    expect(await books(id)).toMatchObject({ waiting: 0, order: { status: -1, refundProgress: 1, refundStatus: 2, refundAmount: before.total } });
  });

  it('a cancellation and the payment at once: paid and standing, or over with all the money back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const made = await order(member, checkout());
      const tradeNo = await payTakeout(member, made);
      const [cancelled] = await Promise.allSettled([member.api.takeoutOrderCancel({ tradeId: made.tradeId }), bank(suite.server, tradeNo, 'pay')]);
      const after = await read(made.tradeId);
      const { rows: [trade] } = await suite.server.deps.db.query<{ result: string; refunded: boolean }>('SELECT result, refunded FROM trade WHERE trade_no = $1', [tradeNo]);
      expect(trade!.result).toBe('SUCCESS');
      if (cancelled.status === 'rejected') expect([after.status, after.refundAmount, trade!.refunded]).toEqual([1, 0, false]);
      else expect([after.status, after.refundAmount]).toEqual([-1, after.total]);
      if (after.status > 0) await member.api.takeoutOrderCancel({ tradeId: made.tradeId });
    }
  });
});
