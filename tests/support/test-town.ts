import { randomUUID } from 'node:crypto';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { instant, SECOND, type Instant } from '#shared/kernel/time.ts';
import { townSimulator } from '#server/demo/simulator/simulator.ts';
import type { SaleHours } from '#shared/order/checkout/sale-hours.ts';
import type { Param } from '#server/db/db.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';
import { moveTo } from './move-order.ts';
import { signInMember, type TestClient } from './server-client.ts';
import { startInProcess, type InProcess } from './server-in-process.ts';
import { townOfToday } from './server-process.ts';
import { addTestClass, addTestStore, TEST_ADDRESS, TEST_STORE } from './takeout-store.ts';

/** Who orders in a town of one's own. */
export const TOWN_MEMBER = '66880002';
type Row = Readonly<Record<string, Param>>;

/** A town whose clock is ours: it goes on by itself, and jumps when it is told to. */
export class Town {
  readonly server: InProcess;
  readonly member: TestClient;
  readonly #jump: (ms: number) => Instant;

  constructor(server: InProcess, member: TestClient, jump: (ms: number) => Instant) {
    this.server = server;
    this.member = member;
    this.#jump = jump;
  }

  /** Two bowls of rice and a noodle, paid. */
  async order(): Promise<OrderId> {
    const body = {
      storeId: asId<never>(TEST_STORE.id),
      deliveryType: 1,
      selectedAddress: TEST_ADDRESS,
      cookTime: { isNow: true, at: instant(0) },
      tablewareQty: 1,
      productList: [
        {
          productId: asId<never>('rice'),
          skuId: 'rice-1',
          quantity: 2,
          props: [],
          selectedPurchase: false,
        },
        {
          productId: asId<never>('noodle'),
          skuId: 'noodle-1',
          quantity: 1,
          props: [],
          selectedPurchase: false,
        },
      ],
    };
    const { api } = this.member;
    const { quote } = await api.takeoutCheckProduct(body);
    const { tradeId, totalPrice } = await api.takeoutOrderCreate(
      { ...body, totalPrice: quote?.totalPrice as Cents },
      { key: randomUUID() },
    );
    const { payParams } = await api.paymentExecute({
      type: 'MP_TEST_PAY',
      paymentOrderType: 'TAKEOUT_ORDER',
      tradeId,
      totalAmount: totalPrice,
    });
    const { tradeNo } = JSON.parse(payParams) as { tradeNo: string };
    await fetch(`${this.server.url}/sandbox-bank`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ tradeNo, action: 'pay' }),
    });
    return tradeId;
  }

  async accept(tradeId: OrderId): Promise<void> {
    await moveTo(this.server.deps.db, tradeId, 'ACCEPTED', this.#jump(0));
  }

  /** How much of a dish there is. */
  async stock(dish: string, count: number): Promise<void> {
    await this.dish(dish, { stock: count });
  }

  /** Changes facts of a store, or of one of its dishes: the test store's, unless another is named. Gives them as they were. */
  async store(change: Row, storeId: string = TEST_STORE.id): Promise<Row> {
    return this.#update('takeout_store', 'id = $1', [storeId], change);
  }

  async dish(id: string, change: Row, storeId: string = TEST_STORE.id): Promise<Row> {
    const key = [storeId, id];
    const before = await this.#update('takeout_product', 'store_id = $1 AND id = $2', key, change);
    await this.server.deps.db.query(
      'UPDATE takeout_store SET menu_version = menu_version + 1 WHERE id = $1',
      [storeId],
    );
    return before;
  }

  /** The hours at which a dish of the test store is offered; null: always. */
  async offeredAt(id: string, saleHours: SaleHours | null): Promise<void> {
    const { query } = this.server.deps.db;
    const { rows } = await query<{ facts: string }>(
      'SELECT CAST(facts AS text) AS facts FROM takeout_product WHERE store_id = $1 AND id = $2',
      [TEST_STORE.id, id],
    );
    const { saleHours: _, ...facts } = JSON.parse(rows[0]!.facts) as Record<string, unknown>;
    await this.dish(id, { facts: JSON.stringify(saleHours ? { ...facts, saleHours } : facts) });
  }

  async #update(table: string, where: string, key: readonly Param[], change: Row): Promise<Row> {
    const { query } = this.server.deps.db;
    const columns = Object.keys(change);
    const set = columns.map((column, at) => `${column} = $${key.length + at + 1}`).join(', ');
    const { rows } = await query<Row>(`SELECT ${columns.join(', ')} FROM ${table} WHERE ${where}`, [
      ...key,
    ]);
    await query(`UPDATE ${table} SET ${set} WHERE ${where}`, [...key, ...Object.values(change)]);
    return rows[0]!;
  }

  /** Everybody must sign in again. */
  async endSessions(): Promise<void> {
    await this.server.deps.db.query('DELETE FROM member_session');
  }

  later(ms: number): void {
    this.#jump(ms);
  }

  /** Lets the town work until an order stands so. */
  async until(
    tradeId: OrderId,
    stands: (order: { status: number; riderStatus: number | null }) => boolean,
  ): Promise<void> {
    const { db } = this.server.deps;
    const simulator = townSimulator({ db }, { answersRefunds: false });
    for (let steps = 0; steps < 400; steps += 1) {
      await simulator.step(this.#jump(30 * SECOND));
      const order = await findOrder(db.query, tradeId);
      if (order !== null && stands(order)) return;
    }
    throw new Error('the town did not come so far');
  }
}

/** Opens such a town, with a member signed in. */
export const openTown = async (): Promise<{ town: Town; close: () => Promise<void> }> => {
  let ahead = 0;
  const clock = { now: () => instant(Date.now() + ahead) };
  const { DIST_DIR } = process.env;
  const server = await startInProcess({
    clock,
    town: await townOfToday(),
    env: { DEMO_PACE: '0', ...(DIST_DIR !== undefined && { DIST_DIR }) },
  });
  await addTestStore(server.deps.db.query);
  await addTestClass(server.deps.db.query);
  const member = server.client({ language: 'en-US' });
  await signInMember(member, TOWN_MEMBER);
  return {
    town: new Town(server, member, (ms) => {
      ahead += ms;
      return clock.now();
    }),
    close: () => server.stop(),
  };
};
