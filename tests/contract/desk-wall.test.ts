import { beforeAll, expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { HOUR, plus } from '#shared/kernel/time.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

const STORE = asId<StoreId>(TEST_STORE.id);

onEach(DATABASES.slice(0, 1), 'the pickup screen of a store', (suite) => {
  let [owner, clerk]: Till[] = [];
  let guest: TestClient;
  beforeAll(async () => {
    await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
    await addDeskStaff(suite.server);
    owner = await tillOf(suite.server, { account: 'K-owner' });
    clerk = await tillOf(suite.server, { account: 'K-clerk' });
    guest = await memberOf(suite.server, '66730001');
  });
  const made = (requestId = newRequest()) =>
    owner!.api.merchantWallAdd({ requestId, storeId: STORE, name: 'Counter' });
  const shown = (token: string) => suite.server.client().api.wallNumbers({ token });

  it('desk row 23: shows numbers in the making and ready, and nothing else, to whoever has its address', async () => {
    const { token, walls } = await made();
    const orderId = await paidOrder(suite.server, guest, pickup());
    expect(await shown(token)).toMatchObject({ making: [], ready: [] });
    const act = { orderId, requestId: newRequest() };
    const { order } = await clerk!.api.merchantDeskAccept(act);
    expect(await shown(token)).toMatchObject({ making: [order.number], ready: [] });
    await clerk!.api.merchantDeskReady({ ...act, requestId: newRequest() });
    const numbers = await shown(token);
    expect(numbers).toEqual({
      store: { zh: '測試餐廳', en: 'Test kitchen' },
      making: [],
      ready: [{ number: order.number, at: expect.any(Number) }],
      serverTime: expect.any(Number),
    });
    // what nobody collects leaves the screen
    await suite.server.deps.db.query('UPDATE takeout_order SET cooked_at = $2 WHERE id = $1', [
      orderId,
      plus(numbers.serverTime, -2 * HOUR),
    ]);
    expect((await shown(token)).ready).toEqual([]);
    await owner!.api.merchantWallRevoke({ storeId: STORE, wallId: walls.at(-1)!.wallId });
    expect(await reasonOf(shown(token))).toBe('WALL_NOT_FOUND');
  });

  it('keeps a digest of its address only; the same request again gives another in its place', async () => {
    const requestId = newRequest();
    const [first, second] = [await made(requestId), await made(requestId)];
    expect(second.walls).toHaveLength(first.walls.length);
    expect(await reasonOf(shown(first.token))).toBe('WALL_NOT_FOUND');
    expect((await shown(second.token)).making).toEqual([]);
    const { rows } = await suite.server.deps.db.query('SELECT token_hash FROM wall_screen', []);
    expect(JSON.stringify(rows)).not.toContain(second.token);
  });

  it('is made by who decides, six a store at most', async () => {
    expect(
      await reasonOf(
        clerk!.api.merchantWallAdd({ requestId: newRequest(), storeId: STORE, name: 'Door' }),
      ),
    ).toBe('WRONG_ROLE');
    const { walls } = await owner!.api.merchantWallList({ storeId: STORE });
    for (let at = walls.length; at < 6; at += 1) await made();
    expect(await reasonOf(made())).toBe('WALLS_FULL');
  });
});
