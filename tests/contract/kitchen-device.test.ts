import * as z from 'zod/mini';
import { beforeAll, expect, it } from 'vitest';
import { eventStream } from '#shared/client/event-stream.ts';
import { ERROR_CODES } from '#shared/codes/errors/codes.ts';
import type { Call } from '#shared/contract/define.ts';
import { deskMessage } from '#shared/contract/merchant/desk.ts';
import { contract } from '#shared/contract/index.ts';
import { asId, type DeviceId, type StoreId } from '#shared/kernel/ids.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

const STORE = asId<StoreId>(TEST_STORE.id);

/** What a display of the kitchen may call (desk.md E); all else is refused before it is read. */
const KITCHEN_CALLS = [
  'merchantDeskBoard',
  'merchantDeskChanges',
  'merchantDeskMark',
  'merchantDeskReady',
  'merchantDeskStream',
  'merchantDeskUnready',
  'merchantInfo',
  'merchantLogout',
  'merchantStationList',
];

onEach(DATABASES, 'a display of the kitchen (decision DA29)', (suite) => {
  let [owner, clerk]: Till[] = [];
  let guest: TestClient;
  beforeAll(async () => {
    await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
    await addDeskStaff(suite.server);
    owner = await tillOf(suite.server, { account: 'K-owner' });
    clerk = await tillOf(suite.server, { account: 'K-clerk' });
    guest = await memberOf(suite.server, '66740001');
  });
  const asked = (storeId: StoreId | null) => ({
    requestId: newRequest(),
    storeId,
    name: 'Wok display',
    purpose: 'KITCHEN' as const,
  });
  /** A display that the owner has let in. */
  const enrolled = async (deviceId = asId<DeviceId>('display-1')) => {
    const { token } = await owner!.api.deviceCreateEnrolment(asked(STORE));
    const client = suite.server.client({ kind: 'console' });
    const { deviceKey, device } = await client.api.deviceEnrol({ token, deviceId });
    return { client, deviceId, deviceKey, device };
  };
  const opened = async () => {
    const { client, ...key } = await enrolled();
    const session = await client.api.deviceOpen({
      deviceId: key.deviceId,
      deviceKey: key.deviceKey,
    });
    client.setToken(session.token);
    return { client, session, ...key };
  };

  it('has a session of its own without a PIN, at its store, and is never locked', async () => {
    expect(await reasonOf(owner!.api.deviceCreateEnrolment(asked(null)))).toBe('BAD_REQUEST');
    const { session, client } = await opened();
    expect(session).toMatchObject({
      device: { isKitchen: true, lockMinutes: 0, storeId: STORE },
      operator: { name: 'Wok display' },
      stores: [{ id: STORE }],
      operators: [],
    });
    expect((await client.api.merchantInfo({ storeId: STORE })).device.isKitchen).toBe(true);
    const renewed = await client.api.merchantRefresh({
      refreshToken: session.refreshToken,
      deviceId: asId('display-1'),
    });
    expect(renewed.device.isKitchen).toBe(true);
  });

  it('cooks: it sees what to make, crosses it out and makes it ready; no money and no guest', async () => {
    const { client } = await opened();
    const orderId = await paidOrder(suite.server, guest, pickup());
    await clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId });
    const seen = (await client.api.merchantDeskBoard({})).orders.find(
      (order) => order.orderId === orderId,
    )!;
    expect(seen).toMatchObject({
      paidAmtn: 0,
      buyer: { mask: '', isFirst: false, ordersHere: 0 },
      acts: ['READY'],
      refund: null,
    });
    // what a till sees of the same board is its own
    const till = (await clerk!.api.merchantDeskBoard({})).orders.find(
      (order) => order.orderId === orderId,
    )!;
    expect(till.paidAmtn).toBeGreaterThan(0);
    const { order } = await client.api.merchantDeskMark({
      requestId: newRequest(),
      orderId,
      lineIds: seen.lines.map(({ lineId }) => lineId),
      isDone: true,
    });
    expect(order.lines.every(({ isDone }) => isDone)).toBe(true);
    const ready = await client.api.merchantDeskReady({ requestId: newRequest(), orderId });
    expect(ready.order).toMatchObject({ stage: 'READY', acts: ['UNREADY'] });
  });

  it('follows the stream: what happens comes to it as it happens', async () => {
    const { client } = await opened();
    const { cursor } = await client.api.merchantDeskBoard({});
    const left = new AbortController();
    const kinds: string[] = [];
    const over = client.api.merchantDeskStream(
      { cursor },
      {
        signal: left.signal,
        transport: eventStream(globalThis, ({ data }) => {
          const { events } = z.decode(deskMessage, data as never);
          kinds.push(...events.map(({ kind }) => kind));
        }),
      },
    );
    const ended = over.catch(() => undefined);
    await paidOrder(suite.server, guest, pickup());
    await expect.poll(() => kinds).toEqual(['PAID']);
    left.abort();
    expect(await ended).toBeUndefined();
  });

  it('may call its column of the roles table, and nothing else of its merchant', async () => {
    const { session } = await opened();
    const calls = Object.entries<Call>(contract).filter(([, { caller }]) => caller === 'merchant');
    const open: string[] = [];
    for (const [name, { path }] of calls) {
      // its own sign-out is tried by name elsewhere, and a stream that never ends above
      if (name === 'merchantLogout' || name === 'merchantDeskStream') continue;
      const { line, answer } = rawCall(suite.server.url, {
        path,
        body: '{}',
        token: session.token,
      });
      line.end('{}');
      const answered = await answer;
      if (answered === 'cut' || answered.code !== ERROR_CODES.DEVICE_PURPOSE) open.push(name);
    }
    expect(open.toSorted()).toEqual(
      KITCHEN_CALLS.filter((name) => !['merchantLogout', 'merchantDeskStream'].includes(name)),
    );
    expect(
      calls
        .filter(([, call]) => call.inKitchen)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(KITCHEN_CALLS);
  });

  it('nobody signs in at it, by PIN or password; a till has no session of its own', async () => {
    const { client, deviceId, deviceKey } = await enrolled();
    expect(await reasonOf(client.api.operatorList({ deviceId, deviceKey }))).toBe('DEVICE_PURPOSE');
    expect(
      await reasonOf(
        client.api.merchantLogin({
          account: 'K-clerk',
          password: DEMO_PASSWORD,
          deviceId,
          deviceKey,
        }),
      ),
    ).toBe('DEVICE_PURPOSE');
    expect(await reasonOf(client.api.deviceOpen({ deviceId, deviceKey: 'x'.repeat(32) }))).toBe(
      'DEVICE_UNKNOWN',
    );
  });

  it('is over with its revocation, and is a till again once it is enrolled as one', async () => {
    const { client, deviceId, deviceKey } = await opened();
    await owner!.api.deviceRevoke({ deviceId });
    expect(await reasonOf(client.api.merchantDeskBoard({}))).toBe('DEVICE_REVOKED');
    expect(await reasonOf(client.api.deviceOpen({ deviceId, deviceKey }))).toBe('DEVICE_REVOKED');
    const { token } = await owner!.api.deviceCreateEnrolment({
      requestId: newRequest(),
      storeId: STORE,
    });
    const till = await client.api.deviceEnrol({ token, deviceId });
    expect(till.device.isKitchen).toBeUndefined();
  });
});
