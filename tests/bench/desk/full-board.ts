import { randomUUID } from 'node:crypto';
import { HOUR } from '#shared/kernel/time.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import type { Db } from '#server/db/db.ts';
import { orderByApi, paymentByApi } from '#tests/support/api-order.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import {
  signInTill,
  testClient,
  type TestClient,
  type Till,
} from '#tests/support/server-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
export const OWNER = '66990003';
/** So many calls are under way at once while a board is filled. */
const LINES = 4;

export const signInAt = ({ url }: Pick<ServerProcess, 'url'>): Promise<Till> =>
  signInTill(testClient({ url, kind: 'console' }), { account: OWNER });

/** An order for pickup that only needs its payment, which the returned call makes. */
export const unpaidOrder = async (
  { url }: Pick<ServerProcess, 'url'>,
  member: TestClient,
): Promise<{ orderId: OrderId; pay: () => Promise<void> }> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const orderId = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId: orderId });
  return { orderId, pay: await paymentByApi(url, member, { tradeId: orderId, totalPrice }) };
};

/** Does something with each of many, some at a time. */
export const withEach = async <T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const left = [...all];
  const line = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: LINES }, line));
};

export const act = (orderId: OrderId) => ({ requestId: asId<never>(randomUUID()), orderId });

export const accept = ({ api }: Till, orderId: OrderId) =>
  api.merchantDeskAccept({ ...act(orderId), readyInMinutes: 15 });

/** The store in the hands of its staff, a guest, and copies of an order of theirs to fill its board. */
export const takeOver = async ({ server, db }: { server: ServerProcess; db: Db }) => {
  await db.query("UPDATE takeout_store SET run_by = 'STAFF' WHERE id = $1", [STORE]);
  const [member, till] = [await consumer(server.url), await signInAt(server)];
  const { orderId, pay } = await unpaidOrder(server, member);
  await pay();
  // nothing rings, or fills a screen, but what is measured
  for (const order of (await till.api.merchantDeskBoard({})).orders)
    if (order.acts.includes('ACCEPT')) await accept(till, order.orderId);
  let made = 0;
  /** Orders that wait for an answer; paid so late that none is called overdue, or ended, while it is measured. */
  const addOrders = async (count: number): Promise<OrderId[]> => {
    const now = Date.now();
    const { rows } = await db.query<{ id: OrderId }>(
      `INSERT INTO takeout_order SELECT (jsonb_populate_record(o, jsonb_build_object(
         'id', o.id || '-' || n, 'order_no', '9' || lpad(n::text, 11, '0'), 'desk_number', 'P' || 1000 + n,
         'status', 1, 'accepted_at', NULL, 'ready_at', NULL, 'paid_at', $4::int8, 'answer_before', $5::int8))).*
       FROM takeout_order o, generate_series($2::int4, $3::int4) n WHERE o.id = $1 RETURNING id`,
      [orderId, made + 1, made + count, now + HOUR, now + 3 * HOUR],
    );
    made += count;
    return rows.map(({ id }) => id);
  };
  return { member, till, addOrders };
};
