import { beforeAll, expect, it } from 'vitest';
import type { OrderId } from '#shared/kernel/ids.ts';
import { findStoreOrder, makeReady, touchInMaking } from '#server/modules/order/index.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, tillOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

onEach(DATABASES, 'a dish that is crossed out while something else happens', (suite) => {
  let clerk: Till;
  let guest: TestClient;
  beforeAll(async () => {
    await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
    await addDeskStaff(suite.server);
    clerk = await tillOf(suite.server, { account: 'K-clerk' });
    guest = await memberOf(suite.server, '66740101');
  });
  /** An accepted order as a till has read it. */
  const readInMaking = async (orderId: OrderId) => {
    await clerk.api.merchantDeskAccept({ requestId: newRequest(), orderId });
    return (await findStoreOrder(suite.server.deps.db.query, orderId))!;
  };
  const doing = () => ({
    at: suite.server.deps.clock.now(),
    by: { operatorId: 'K-clerk', deviceId: null },
  });
  /** The last station is done with an order that it read earlier. */
  const crossOut = (order: Awaited<ReturnType<typeof readInMaking>>) => {
    const now = doing();
    return suite.server.deps.db.tx(async (query) =>
      makeReady(query, (await touchInMaking(query, order, now))!, now),
    );
  };

  it('keeps the refund that its guest asks for meanwhile', async () => {
    const orderId = await paidOrder(suite.server, guest, pickup());
    const order = await readInMaking(orderId);
    await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 2 }, { key: 'refund' });
    await crossOut(order);
    const after = await findStoreOrder(suite.server.deps.db.query, orderId);
    expect(after).toMatchObject({ status: 3, refundProgress: 0 });
    const { order: shown } = await clerk.api.merchantDeskGet({ orderId });
    expect(shown).toMatchObject({ stage: 'READY', refund: { requestedAt: expect.any(Number) } });
  });

  it('sees the change that another till has offered meanwhile', async () => {
    const orderId = await paidOrder(suite.server, guest, pickup());
    const order = await readInMaking(orderId);
    await clerk.api.merchantDeskOfferChange({
      requestId: newRequest(),
      orderId,
      lines: [{ lineId: order.lines[0]!.uuid, keep: 0 }],
    });
    const touched = await suite.server.deps.db.tx((query) => touchInMaking(query, order, doing()));
    expect(touched?.changeId).not.toBeNull();
  });
});
