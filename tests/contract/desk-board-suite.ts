import { beforeAll, beforeEach, expect } from 'vitest';
import type { DeskOrder, DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { addTestShelf, TEST_SHELF } from '#tests/support/market-store.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, type Suite, tillOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

export const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
export const clock = fixedClock(NOON);
export const STORE = asId<StoreId>(TEST_STORE.id);
export const SHELF = asId<StoreId>(TEST_SHELF.id);

export const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
export const atStore = () => ({ requestId: newRequest(), storeId: STORE });

/** Two stores with their people, and a guest of its own for each test, whose phone begins with `phones`. */
export const boardSuite = (suite: Suite, phones: number) => {
  const tills = {} as { owner: Till; manager: Till; clerk: Till };
  let guest: TestClient;
  let guests = 0;
  let asks = 0;
  beforeAll(async () => {
    const { query } = suite.server.deps.db;
    await addTestStore(query, { run_by: 'STAFF' });
    await addTestShelf(query, { run_by: 'STAFF' });
    await addTestClass(query);
    await addDeskStaff(suite.server);
    tills.owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
    tills.manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
    tills.clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
  });
  beforeEach(async () => {
    clock.set(NOON);
    guests += 1;
    guest = await memberOf(suite.server, String(phones + guests));
    await tills.owner.api.merchantDeskResume(atStore());
  });

  const board = (till = tills.owner) => till.api.merchantDeskBoard({ withDone: true });
  /** The same board as nobody has asked for it before: with its stores named in another way each time. */
  const boardAnew = async () => {
    asks += 1;
    const stores = Array.from({ length: 12 }, (_, bit) => ((asks >> bit) % 2 ? SHELF : STORE));
    const reply = await tills.owner.api.merchantDeskBoard({
      storeIds: [...stores, STORE, SHELF],
      withDone: true,
    });
    expect(reply.stores).toHaveLength(2);
    return reply;
  };
  /** What an owner's board shows once something has happened since its last reading: what it would show at its first. */
  const after = async (
    act: () => unknown,
  ): Promise<{ orders: DeskOrder[]; store: DeskStoreRow }> => {
    await board();
    await act();
    const [seen, anew] = [await board(), await boardAnew()];
    expect({ ...seen, serverTime: 0 }).toEqual({ ...anew, serverTime: 0 });
    const store = seen.stores.find(({ storeId }) => storeId === STORE)!;
    return { orders: seen.orders, store };
  };
  const orderAfter = async (orderId: OrderId, act: () => unknown): Promise<DeskOrder> =>
    (await after(act)).orders.find((order) => order.orderId === orderId)!;
  const ordered = (change: Parameters<typeof pickup>[0] = {}, by = guest) =>
    paidOrder(suite.server, by, pickup(change));
  const accepted = async (orderId: OrderId): Promise<OrderId> => {
    await tills.clerk.api.merchantDeskAccept({ ...body(orderId), readyInMinutes: 15 });
    return orderId;
  };
  /** To be brought, ready, and nobody came for ten minutes. */
  const noRider = async (): Promise<OrderId> => {
    const orderId = await accepted(await paidOrder(suite.server, guest));
    await tills.clerk.api.merchantDeskReady(body(orderId));
    clock.set(plus(clock.now(), 10 * MINUTE));
    return orderId;
  };
  return { tills, guest: () => guest, board, after, orderAfter, ordered, accepted, noRider };
};
