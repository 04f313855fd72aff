import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { closeOverdueCombos } from '#server/modules/combo/close.ts';
import { takeoutPayable } from '#server/modules/order/index.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach, outcomes, reasonOf, type Suite } from './suite.ts';
import { checkout, dish, pastCalling, payTakeout, type CreateBody } from './takeout-suite.ts';
import { endPiecesOf, orderCombo, startComboPay } from './walk-combo.ts';

const PRICE = 990;
const SAVES = 1500;
const body = (change: Partial<CreateBody> = {}): CreateBody =>
  checkout({ productList: [dish('rice', 3)], comboGroupId: 'combo-dine', ...change });

const foodOf = async ({ api }: TestClient): Promise<number> =>
  (await api.takeoutCheckProduct(body())).quote!.totalPrice;

/** An order with the group in one total. */
const orderBoth = async (client: TestClient, key: string = randomUUID()) => {
  const totalPrice = ((await foodOf(client)) + PRICE) as never;
  return client.api.takeoutOrderCreate({ ...body(), totalPrice }, { key });
};
const payBoth = async (suite: Suite, client: TestClient) => {
  const made = await orderBoth(client);
  await bank(suite.server, await payTakeout(client, made), 'pay');
  return made;
};

const comboOf = async ({ api }: TestClient, tradeId: OrderId) =>
  (await api.takeoutOrderGet({ tradeId })).combo!;
const piecesOf = async (client: TestClient, tradeId: OrderId) => {
  const { orderId } = await comboOf(client, tradeId);
  const { order, pieces } = await client.api.comboOrderGet({ orderId });
  return { order, pieces, states: pieces.map(({ state }) => state) };
};

/** All that goes back of a payment, by what it was for. */
const backOf = async ({ server }: Suite, tradeNo: string) => {
  const { rows } = await server.deps.db.query<{ order_type: string; amount: number }>(
    'SELECT order_type, CAST(sum(amount) AS int4) AS amount FROM money_back WHERE trade_no = $1 GROUP BY order_type ORDER BY order_type ASC',
    [tradeNo],
  );
  return Object.fromEntries(rows.map(({ order_type, amount }) => [order_type, amount]));
};

/** What a group counts as sold, less what is paid or may still be. */
const uncounted = async ({ server }: Suite): Promise<number> =>
  (
    await server.deps.db.query<{ n: number }>(
      "SELECT CAST(sold - (SELECT COALESCE(sum(quantity), 0) FROM combo_order WHERE group_id = g.id AND status IN (0, 1)) AS int4) AS n FROM combo_group g WHERE id = 'combo-dine'",
    )
  ).rows[0]!.n;

onEach(DATABASES, 'a group of combo coupons bought with a takeout order', (suite) => {
  it('is one price and one payment, and one of its pieces is used at once', async () => {
    await addTestStore(suite.server.deps.db.query);
    const client = await memberOf(suite.server, '66880751');
    const { api } = client;
    const plain = (await api.takeoutCheckProduct(checkout({ productList: [dish('rice', 3)] })))
      .quote!.totalPrice;
    const food = await foodOf(client);
    expect(food).toBe(plain - SAVES);
    const made = await orderBoth(client);
    expect(made.totalPrice).toBe(food + PRICE);
    const open = await api.takeoutOrderGet({ tradeId: made.tradeId });
    expect(open).toMatchObject({ totalPrice: food, combo: { payAmount: PRICE, isBack: false } });
    // neither payable nor cancelled by itself while the order waits
    const { orderId } = open.combo!;
    expect(await reasonOf(startComboPay(client, { orderId, payAmount: PRICE }))).toBe(
      'ORDER_NOT_FOUND',
    );
    expect(await reasonOf(api.comboCancel({ orderId }))).toBe('COMBO_NO_REFUND');
    expect((await api.comboOrderList({})).result).toEqual([]);
    await bank(suite.server, await payTakeout(client, made), 'pay');
    const { order, states } = await piecesOf(client, made.tradeId);
    expect(order).toMatchObject({ status: 'paid', payAmount: PRICE, canRefund: false });
    expect(states.toSorted()).toEqual(['plain', 'plain', 'used']);
    expect((await api.takeoutOrderGet({ tradeId: made.tradeId })).totalPrice).toBe(food);
  });

  it('is made once by two presses, and refused where its total is another', async () => {
    const client = await memberOf(suite.server, '66880752');
    const [first, second] = await Promise.all([
      orderBoth(client, 'once'),
      orderBoth(client, 'once'),
    ]);
    expect(second.tradeId).toBe(first.tradeId);
    const { rows } = await suite.server.deps.db.query(
      'SELECT id FROM combo_order WHERE with_order = $1',
      [first.tradeId],
    );
    expect(rows).toHaveLength(1);
    const food = (await foodOf(client)) as never;
    expect(
      await reasonOf(
        client.api.takeoutOrderCreate({ ...body(), totalPrice: food }, { key: randomUUID() }),
      ),
    ).toBe('PRICE_CHANGED');
    expect(await reasonOf(client.api.takeoutCheckProduct(body({ comboGroupId: 'none' })))).toBe(
      'COMBO_OVER',
    );
    // rice alone comes to less than any piece asks for
    const one = body({ productList: [dish('rice', 1)], comboGroupId: 'combo-market' });
    expect(await reasonOf(client.api.takeoutCheckProduct(one))).toBe('COMBO_OVER');
    // a group on its own may wait beside the one of the order
    expect((await orderCombo(client)).orderId).not.toBe(
      (await comboOf(client, first.tradeId)).orderId,
    );
  });

  it('goes back with the order to the cent when it is cancelled before the store begins', async () => {
    const before = await uncounted(suite);
    const client = await memberOf(suite.server, '66880753');
    const { tradeId, totalPrice } = await payBoth(suite, client);
    const { payInfo } = await client.api.takeoutOrderGet({ tradeId });
    const ends = await outcomes(
      Array.from({ length: 8 }, () =>
        client.api.takeoutOrderCancel({ tradeId }, { key: randomUUID() }),
      ),
    );
    expect(ends['ok']).toBeGreaterThan(0);
    const back = await backOf(suite, payInfo.tradeNo!);
    expect(back).toEqual({ COUPON_BOOM_ORDER: PRICE, TAKEOUT_ORDER: totalPrice - PRICE });
    expect(await uncounted(suite)).toBe(before);
    expect(await comboOf(client, tradeId)).toMatchObject({ isBack: true });
    expect((await client.api.redpackList({ size: 50 })).result).toEqual([]);
  });

  it('stays bought when a piece was drawn for, or the store has begun; the piece of the order comes back', async () => {
    const client = await memberOf(suite.server, '66880754');
    const { api } = client;
    const drawn = await payBoth(suite, client);
    const { pieces } = await piecesOf(client, drawn.tradeId);
    await api.comboExpand({ id: pieces.find(({ state }) => state === 'plain')!.id });
    const { payInfo } = await api.takeoutOrderGet({ tradeId: drawn.tradeId });
    await api.takeoutOrderCancel({ tradeId: drawn.tradeId });
    expect(await backOf(suite, payInfo.tradeNo!)).toEqual({
      TAKEOUT_ORDER: drawn.totalPrice - PRICE,
    });
    expect((await piecesOf(client, drawn.tradeId)).states.toSorted()).toEqual([
      'expanded',
      'plain',
      'plain',
    ]);
    const begun = await payBoth(suite, client);
    await pastCalling(suite.server, begun.tradeId, instant(Date.now()));
    expect((await comboOf(client, begun.tradeId)).isBack).toBe(false);
    expect((await piecesOf(client, begun.tradeId)).order.status).toBe('paid');
  });

  it('gives back no share twice: of pieces that ended before the order the rest stays', async () => {
    const client = await memberOf(suite.server, '66880761');
    const { tradeId } = await payBoth(suite, client);
    const { orderId } = await comboOf(client, tradeId);
    await endPiecesOf(suite, orderId);
    await closeOverdueCombos(suite.server.deps.db, instant(Date.now()));
    const { payInfo } = await client.api.takeoutOrderGet({ tradeId });
    const before = (await backOf(suite, payInfo.tradeNo!))['COUPON_BOOM_ORDER'];
    expect(before).toBeGreaterThan(0);
    await client.api.takeoutOrderCancel({ tradeId });
    expect((await backOf(suite, payInfo.tradeNo!))['COUPON_BOOM_ORDER']).toBe(before);
  });

  it('ends with an order that is not paid, and late money goes back whole', async () => {
    const { db } = suite.server.deps;
    const client = await memberOf(suite.server, '66880755');
    const { api } = client;
    const before = await uncounted(suite);
    const cancelled = await orderBoth(client);
    await api.takeoutOrderCancel({ tradeId: cancelled.tradeId });
    const lapsed = await orderBoth(client);
    const trade = await payTakeout(client, lapsed);
    const later = plus(instant(Date.now()), 16 * MINUTE);
    // the group's own sweep leaves it to the order
    await closeOverdueCombos(db, later);
    expect((await piecesOf(client, lapsed.tradeId)).order.status).toBe('toBePaid');
    await takeoutPayable.close(db, later);
    expect(await uncounted(suite)).toBe(before);
    expect((await api.redpackList({ size: 50 })).result).toEqual([]);
    await bank(suite.server, trade, 'pay');
    const { payInfo } = await api.takeoutOrderGet({ tradeId: lapsed.tradeId });
    expect(payInfo.refundAmtn).toBe(lapsed.totalPrice - PRICE);
    expect(await comboOf(client, lapsed.tradeId)).toMatchObject({ isBack: true });
    expect((await piecesOf(client, lapsed.tradeId)).order).toMatchObject({
      status: 'paidLate',
      refundAmount: PRICE,
    });
    expect(await reasonOf(payTakeout(client, lapsed))).toBe('ORDER_WINDOW_OVER');
  });

  it('is paid or lapses with its order, whichever is first', async () => {
    const { db } = suite.server.deps;
    for (let round = 0; round < 5; round += 1) {
      const client = await memberOf(suite.server, String(66880756 + round));
      const made = await orderBoth(client);
      const trade = await payTakeout(client, made);
      await Promise.all([
        bank(suite.server, trade, 'pay'),
        takeoutPayable.close(db, plus(instant(Date.now()), 16 * MINUTE)),
      ]);
      const order = await client.api.takeoutOrderGet({ tradeId: made.tradeId });
      const { status } = (await piecesOf(client, made.tradeId)).order;
      expect(status).toBe(order.payInfo.payTime === null ? 'paidLate' : 'paid');
      if (order.payInfo.payTime !== null)
        await client.api.takeoutOrderCancel({ tradeId: asId(made.tradeId) });
    }
  });
});
