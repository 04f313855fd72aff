import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { eventStream } from '#shared/client/event-stream.ts';
import { deskMessage } from '#shared/contract/merchant/desk.ts';
import { announceOn } from '#server/db/listen.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { startInProcess } from '#tests/support/server-in-process.ts';
import { databaseOn, noPrivatePostgres, TOWN } from '#tests/support/server-private-postgres.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

const STORE = asId<StoreId>(TEST_STORE.id);
type Message = z.output<typeof deskMessage>;

/** Reads a till's stream until it is told to stop. */
const listen = (till: Till, cursor: string) => {
  const left = new AbortController();
  const messages: Message[] = [];
  let heard = (): void => undefined;
  const spoken = new Promise<true>((resolve) => {
    heard = () => resolve(true);
  });
  const over = till.api.merchantDeskStream(
    { cursor },
    {
      signal: left.signal,
      transport: eventStream(globalThis, ({ data }) => {
        messages.push(z.decode(deskMessage, data as never));
        heard();
      }),
    },
  );
  return {
    messages,
    /** True as soon as a message has come. */
    spoken,
    over,
    events: () => messages.flatMap(({ events }) => events),
    leave: async () => {
      left.abort();
      await over.catch(() => undefined);
    },
  };
};

const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });

onEach(DATABASES, 'the desk’s stream (decisions DA18–DA20)', (suite) => {
  let [owner, stranger]: Till[] = [];
  let guest: TestClient;
  const clerk = () => tillOf(suite.server, { account: 'K-clerk' });
  const cursorNow = async () => (await owner!.api.merchantDeskBoard({})).cursor;
  beforeAll(async () => {
    await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
    await addDeskStaff(suite.server);
    owner = await tillOf(suite.server, { account: 'K-owner' });
    stranger = await tillOf(suite.server, { account: 'K-other' });
    guest = await memberOf(suite.server, '66720001');
  });

  it('desk row 28: brings an order as it is paid and as it moves, with the state that the board has', async () => {
    const stream = listen(owner!, await cursorNow());
    const orderId = await paidOrder(suite.server, guest, pickup());
    await expect.poll(() => stream.events().map(({ kind }) => kind)).toEqual(['PAID']);
    await owner!.api.merchantDeskAccept({ ...body(orderId), readyInMinutes: 10 });
    await expect.poll(() => stream.events().map(({ kind }) => kind)).toEqual(['PAID', 'ACCEPTED']);
    const board = await owner!.api.merchantDeskBoard({});
    const last = stream.messages.findLast(({ events }) => events.length > 0)!;
    expect(last.events.at(-1)!.order).toEqual(
      board.orders.find((order) => order.orderId === orderId),
    );
    expect(last.cursor).toBe(board.cursor);
    await stream.leave();
  });

  it('desk row 29: goes on from any cursor, so that streams that break off tell everything once and in order', async () => {
    const begun = await cursorNow();
    const numbers: number[] = [];
    let cursor = begun;
    for (let round = 0; round < 4; round += 1) {
      const stream = listen(owner!, cursor);
      const orderIds = await Promise.all(
        [1, 2].map(() => paidOrder(suite.server, guest, pickup())),
      );
      await Promise.all(orderIds.map((id) => owner!.api.merchantDeskAccept(body(id))));
      await Promise.all(
        orderIds.map((id) =>
          owner!.api.merchantDeskRefuse({ ...body(id), reason: 2 }).catch(() => null),
        ),
      );
      // cut wherever it is: what was read counts, the rest comes with the next
      if (round < 3) await expect.poll(() => stream.events().length).toBeGreaterThan(0);
      else await expect.poll(() => stream.messages.at(-1)?.cursor).toBe(await cursorNow());
      await stream.leave();
      numbers.push(...stream.events().map(({ number }) => number));
      cursor = stream.messages.at(-1)!.cursor;
    }
    const { rows } = await suite.server.deps.db.query<{ number: number }>(
      'SELECT number FROM desk_feed WHERE merchant_id = $1 AND store_id = $2 AND number > $3 ORDER BY number',
      [TEST_STORE.merchantId, STORE, Number(begun.split(':')[1])],
    );
    expect(numbers).toEqual(rows.map(({ number }) => number));
  });

  it('refuses a cursor that is none, and stores of others, before it sends anything', async () => {
    for (const cursor of ['', 'nothing', 'a:b'])
      expect(await reasonOf(listen(owner!, cursor).over)).toBe('CURSOR_INVALID');
    expect(await reasonOf(listen(stranger!, `${STORE}:0`).over)).toBe('NO_PERMISSION');
  });

  it('ends with the session that it was opened by', async () => {
    const till = await clerk();
    const stream = listen(till, await cursorNow());
    await expect.poll(() => stream.messages.length).toBeGreaterThan(0);
    await till.api.merchantLogout({});
    await paidOrder(suite.server, guest, pickup());
    expect(await stream.over).toEqual({ over: 'SESSION' });
    expect(stream.events()).toEqual([]);
  });

  it('is not opened without bound by one sign-in', async () => {
    const till = await clerk();
    const cursor = await cursorNow();
    const streams = Array.from({ length: 10 }, () => listen(till, cursor));
    await expect.poll(() => streams.every(({ messages }) => messages.length > 0)).toBe(true);
    expect(await reasonOf(listen(till, cursor).over)).toBe('TOO_MANY_CALLS');
    await streams.pop()!.leave();
    // the server notices a little later that one has left
    await expect
      .poll(async () => {
        const next = listen(till, cursor);
        const isOpen = await Promise.race([
          next.over.then(
            () => false,
            () => false,
          ),
          next.spoken,
        ]);
        await next.leave();
        return isOpen;
      })
      .toBe(true);
    await Promise.all(streams.map(({ leave }) => leave()));
  });
});

const missing = noPrivatePostgres();
if (missing !== null) console.warn(`left out: ${missing}`);

describe.skipIf(missing !== null)('the desk’s stream of one server, and orders at another', () => {
  const startTwo = async (instances: string) => {
    const databaseUrl = await databaseOn(inject('privatePostgres'), randomUUID(), TOWN);
    const env = { INSTANCES: instances };
    const [one, two] = [
      await startInProcess({ databaseUrl, env }),
      await startInProcess({ databaseUrl, env }),
    ];
    await addTestStore(one.deps.db.query, { run_by: 'STAFF' });
    await addDeskStaff(one);
    return { one, two };
  };

  // one process looks once a second, two tell each other
  it.each(['1', '2'])(
    'brings what the other wrote, and ends with its own server (INSTANCES=%s)',
    async (instances) => {
      const { one, two } = await startTwo(instances);
      const till = await tillOf(two, { account: 'K-owner' });
      const { cursor } = await till.api.merchantDeskBoard({});
      const stream = listen(till, cursor);
      const guest = await memberOf(one, '66720002');
      const orderId = await paidOrder(one, guest, pickup());
      await expect.poll(() => stream.events().map((event) => event.orderId)).toEqual([orderId]);
      await two.stop();
      expect(await stream.over).toEqual({ over: 'STOPPING' });
      await one.stop();
    },
  );

  it('a channel is heard again after its connection was lost', async () => {
    const url = await databaseOn(inject('privatePostgres'), randomUUID(), TOWN);
    const [here, there] = [openPostgres({ url, max: 2 }), openPostgres({ url, max: 2 })];
    const heard: string[] = [];
    const stop = here.listen!('a_channel', (text) => heard.push(text));
    const announce = async (text: string): Promise<boolean> => {
      await announceOn(there.query, 'a_channel', text);
      return heard.includes(text);
    };
    await expect.poll(() => announce('first')).toBe(true);
    await there.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN a_channel'",
    );
    await expect.poll(() => announce('second')).toBe(true);
    stop();
    await here.close();
    await there.close();
  });
});
