import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { closeOverdueCombos } from '#server/modules/combo/close.ts';
import { payByApi } from '#tests/support/api-order.ts';
import { addTestMarket } from '#tests/support/market-store.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { basket, buy } from './market-suite.ts';
import { bank, failure, memberOf, onEach, outcomes, pay, reasonOf, type Suite } from './suite.ts';
import { checkout, dish, order, payTakeout, weighed } from './takeout-suite.ts';
import { buyCombo, endPiecesOf, orderCombo, startComboPay, walkCombo } from './walk-combo.ts';

const later = (ms: number) => plus(instant(Date.now()), ms);
const many = <T>(count: number, make: (n: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, n) => make(n));

const piecesOf = async ({ api }: TestClient, orderId: string) =>
  (await api.comboOrderGet({ orderId: asId(orderId) })).pieces;
const firstOf = async (client: TestClient, orderId: string) =>
  (await piecesOf(client, orderId))[0]!;

const countIn = async ({ server }: Suite, sql: string, params: string[]): Promise<number> =>
  (
    await server.deps.db.query<{ n: number }>(
      `SELECT CAST(count(*) AS int4) AS n FROM ${sql}`,
      params,
    )
  ).rows[0]!.n;
const soldOf = async ({ server }: Suite, groupId: string): Promise<number> =>
  (
    await server.deps.db.query<{ sold: number }>('SELECT sold FROM combo_group WHERE id = $1', [
      groupId,
    ])
  ).rows[0]!.sold;

onEach(DATABASES, 'combo coupons', (suite) => {
  it('are looked at, bought, expanded, withdrawn and given back', async () => {
    await addTestStore(suite.server.deps.db.query);
    await walkCombo(suite.server, suite.server.client(), await memberOf(suite.server, '66880701'));
  });

  it('have one draw for 64 expansions at once, stored with its odds; asked again it is the same', async () => {
    const client = await memberOf(suite.server, '66880702');
    const { api } = client;
    const orderId = await buyCombo(suite.server, client);
    const { id } = await firstOf(client, orderId);
    const draws = await Promise.all([
      ...many(32, () => api.comboExpand({ id }, { key: 'one-press' })),
      ...many(32, () => api.comboExpand({ id }, { key: randomUUID() })),
    ]);
    expect(new Set(draws.map(({ drawId }) => drawId)).size).toBe(1);
    expect(await api.comboExpand({ id }, { key: randomUUID() })).toEqual(draws[0]);
    const { rows } = await suite.server.deps.db.query<{
      roll: number;
      odds: unknown;
      amount: number;
    }>('SELECT roll, odds, amount FROM combo_draw WHERE piece_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.amount).toBe(draws[0]!.expandedAmount);
    expect(rows[0]!.odds).toHaveLength(4);
    const piece = await firstOf(client, orderId);
    expect(piece).toMatchObject({ state: 'expanded', expandedAmount: draws[0]!.expandedAmount });
    // the wallet's coupon has the same face
    const wallet = (await api.redpackList({ size: 50 })).result.find((one) => one.id === id)!;
    expect(wallet).toMatchObject({ amount: draws[0]!.expandedAmount, expireTime: piece.endTime });
  });

  it('may be withdrawn twice, then no more expanded, with the expiry that they had; once where the group says so', async () => {
    const client = await memberOf(suite.server, '66880703');
    const { api } = client;
    const orderId = await buyCombo(suite.server, client);
    const { id, endTime } = await firstOf(client, orderId);
    expect((await failure(api.comboRevoke({ id }))).data).toEqual({ reason: 'plain' });
    for (const left of [1, 0]) {
      await api.comboExpand({ id }, { key: randomUUID() });
      const ends = await outcomes(many(16, () => api.comboRevoke({ id }, { key: randomUUID() })));
      expect(ends).toEqual({ ok: 1, COMBO_STATE: 15 });
      expect(await firstOf(client, orderId)).toMatchObject({ withdrawalsLeft: left, endTime });
    }
    expect((await failure(api.comboExpand({ id }, { key: randomUUID() }))).data).toEqual({
      reason: 'barred',
    });
    expect(await firstOf(client, orderId)).toMatchObject({
      state: 'barred',
      canExpand: false,
      expandedAmount: null,
    });
    const market = await buyCombo(suite.server, client, 'combo-market');
    const once = await firstOf(client, market);
    await api.comboExpand({ id: once.id });
    expect(await api.comboRevoke({ id: once.id })).toEqual({ withdrawalsLeft: 0, isBarred: true });
    expect(
      (await api.comboDrawList({})).result.map(({ withdrawnAt }) => withdrawnAt === null),
    ).toEqual([false, false, false]);
  });

  it('sell the last of a group to one of 64, and one order of two presses', async () => {
    const { query } = suite.server.deps.db;
    const clients = await Promise.all(
      many(16, (n) => memberOf(suite.server, String(66880710 + n))),
    );
    await query("UPDATE combo_group SET stock = sold + 1 WHERE id = 'combo-mixed'");
    const ends = await outcomes(many(64, (n) => orderCombo(clients[n % 16]!, 'combo-mixed')));
    // four presses of the one who has it are one order
    expect(ends).toEqual({ ok: 4, COMBO_SOLD_OUT: 60 });
    expect(
      await countIn(suite, 'combo_order WHERE group_id = $1 AND status = 0', ['combo-mixed']),
    ).toBe(1);
    const sold = await soldOf(suite, 'combo-mixed');
    expect(await closeOverdueCombos(suite.server.deps.db, later(16 * MINUTE))).toBeGreaterThan(0);
    expect(await soldOf(suite, 'combo-mixed')).toBe(sold - 1);
    await query("UPDATE combo_group SET stock = 50 WHERE id = 'combo-mixed'");
  });

  it('are sold so often as the group says; another quantity takes the place of what waits', async () => {
    const client = await memberOf(suite.server, '66880704');
    const { api } = client;
    const one = await orderCombo(client, 'combo-mixed');
    const two = await orderCombo(client, 'combo-mixed', { quantity: 2 });
    expect(two.payAmount).toBe(2560);
    expect((await api.comboOrderGet({ orderId: one.orderId })).order.status).toBe('cancelled');
    await bank(suite.server, await startComboPay(client, two), 'pay');
    expect(await piecesOf(client, two.orderId)).toHaveLength(8);
    expect((await failure(orderCombo(client, 'combo-mixed'))).data).toEqual({ left: 0 });
    expect(await reasonOf(orderCombo(client, 'combo-mixed'))).toBe('COMBO_LIMIT');
    expect(await reasonOf(orderCombo(client, 'combo-opening'))).toBe('COMBO_SOLD_OUT');
    expect(await reasonOf(orderCombo(client, 'no-such-group'))).toBe('COMBO_OVER');
    const { query } = suite.server.deps.db;
    await query("UPDATE combo_group SET price = price + 10000 WHERE id = 'combo-market'");
    // dearer than its plain faces: not on sale
    expect(await reasonOf(orderCombo(client, 'combo-market'))).toBe('COMBO_OVER');
    await query("UPDATE combo_group SET price = price - 10000 WHERE id = 'combo-market'");
  });

  it('close by themselves after 15 minutes; money that comes later, or for a cancelled order, goes back', async () => {
    const client = await memberOf(suite.server, '66880705');
    const { api } = client;
    const late = await orderCombo(client, 'combo-market');
    await bank(suite.server, await startComboPay(client, late), 'late');
    const cancelled = await orderCombo(client, 'combo-market');
    expect(cancelled.orderId).not.toBe(late.orderId);
    const trade = await startComboPay(client, cancelled);
    expect(await api.comboCancel({ orderId: cancelled.orderId })).toEqual({ refundAmount: 0 });
    await bank(suite.server, trade, 'pay');
    const { result } = await api.comboOrderList({});
    expect(result.map(({ status, refundAmount }) => [status, refundAmount])).toEqual([
      ['paidLate', 600],
      ['paidLate', 600],
    ]);
    expect(
      await countIn(
        suite,
        "money_back WHERE order_type = 'COUPON_BOOM_ORDER' AND amount = 600 AND order_id IN ($1, $2)",
        [late.orderId, cancelled.orderId],
      ),
    ).toBe(2);
    expect((await api.comboPieces({ dataType: 2 })).result).toEqual([]);
    const unpaid = await orderCombo(client);
    await closeOverdueCombos(suite.server.deps.db, later(16 * MINUTE));
    expect(await reasonOf(startComboPay(client, unpaid))).toBe('ORDER_WINDOW_OVER');
    expect((await api.comboOrderGet({ orderId: unpaid.orderId })).order.status).toBe(
      'autoCancelled',
    );
    expect((await api.comboPieces({ dataType: 4 })).result.map(({ state }) => state)).toContain(
      'autoCancelled',
    );
  });

  it('are given back in full within a day while nothing was drawn or used; their pieces leave the wallet', async () => {
    const client = await memberOf(suite.server, '66880706');
    const { api } = client;
    const sold = await soldOf(suite, 'combo-dine');
    const orderId = asId<OrderId>(await buyCombo(suite.server, client));
    const ends = await Promise.all(
      many(16, () => api.comboCancel({ orderId }, { key: randomUUID() })),
    );
    expect(new Set(ends.map(({ refundAmount }) => refundAmount))).toEqual(new Set([990]));
    // on sale again, once
    expect(await soldOf(suite, 'combo-dine')).toBe(sold);
    expect(await countIn(suite, 'money_back WHERE order_id = $1', [orderId])).toBe(1);
    expect((await api.redpackList({ size: 50 })).result).toEqual([]);
    const drawn = asId<OrderId>(await buyCombo(suite.server, client));
    const { id } = await firstOf(client, drawn);
    await api.comboExpand({ id });
    await api.comboRevoke({ id });
    expect((await failure(api.comboCancel({ orderId: drawn }))).data).toEqual({
      reason: 'expanded',
    });
    const old = asId<OrderId>(await buyCombo(suite.server, client));
    await suite.server.deps.db.query(
      'UPDATE combo_order SET paid_at = paid_at - $2 WHERE id = $1',
      [old, 25 * HOUR],
    );
    expect((await failure(api.comboCancel({ orderId: old }))).data).toEqual({ reason: 'tooLate' });
    expect((await api.comboOrderGet({ orderId: old })).order.canRefund).toBe(false);
  });

  it('give the share of what nobody used back at their end, where the group says so, once', async () => {
    const client = await memberOf(suite.server, '66880707');
    const { api } = client;
    const orderId = asId<OrderId>(await buyCombo(suite.server, client));
    const { query } = suite.server.deps.db;
    const [first] = await piecesOf(client, orderId);
    await query("UPDATE member_offer SET state = 'used', used_at = claimed_at WHERE id = $1", [
      first!.id,
    ]);
    const plain = asId<OrderId>(await buyCombo(suite.server, client, 'combo-market'));
    await query('UPDATE member_offer SET end_at = end_at - $2 WHERE starts_with(id, $1)', [
      `combo.${orderId}.`,
      40 * DAY,
    ]);
    await query('UPDATE combo_piece SET due_at = due_at - $2 WHERE order_id = $1', [
      orderId,
      40 * DAY,
    ]);
    await Promise.all(many(4, () => closeOverdueCombos(suite.server.deps.db, later(0))));
    const { order: after, pieces } = await api.comboOrderGet({ orderId });
    expect(pieces.map(({ state, refundAmount }) => [state, refundAmount])).toEqual([
      ['used', 0],
      ['expired', 283],
      ['expired', 424],
    ]);
    expect(after.refundAmount).toBe(707);
    expect(await countIn(suite, 'money_back WHERE order_id = $1', [orderId])).toBe(2);
    expect((await failure(api.comboExpand({ id: pieces[1]!.id }))).data).toEqual({
      reason: 'expired',
    });
    expect((await api.comboOrderGet({ orderId: plain })).order.refundAmount).toBe(0);
  });

  it('give nothing back twice: what ended within the day and gave its share back cannot be given back whole', async () => {
    const client = await memberOf(suite.server, '66880731');
    const orderId = asId<OrderId>(await buyCombo(suite.server, client));
    await endPiecesOf(suite, orderId);
    await closeOverdueCombos(suite.server.deps.db, later(0));
    expect((await failure(client.api.comboCancel({ orderId }))).data).toEqual({
      reason: 'tooLate',
    });
    expect((await client.api.comboOrderGet({ orderId })).order).toMatchObject({
      canRefund: false,
      refundAmount: 990,
    });
  });

  it('make an order cheaper by what they have grown to, and stand still while it waits for its payment', async () => {
    const client = await memberOf(suite.server, '66880708');
    const { api } = client;
    const orderId = await buyCombo(suite.server, client);
    const { id } = await firstOf(client, orderId);
    const { expandedAmount } = await api.comboExpand({ id });
    const body = checkout({ productList: [dish('rice', 3)], offerIds: [id] });
    const plain = (await api.takeoutCheckProduct({ ...body, offerIds: [] })).quote!;
    const { quote } = await api.takeoutCheckProduct(body);
    expect(quote!.totalPrice).toBe(plain.totalPrice - expandedAmount);
    const open = await order(client, body);
    expect(await reasonOf(api.comboRevoke({ id }))).toBe('COMBO_HELD');
    expect(await firstOf(client, orderId)).toMatchObject({ isHeld: true, canWithdraw: false });
    await bank(suite.server, await payTakeout(client, open), 'pay');
    expect((await failure(api.comboRevoke({ id }))).data).toEqual({ reason: 'used' });
    expect((await api.comboPieces({ dataType: 3 })).result.map((one) => one.id)).toEqual([id]);
    // cancelled with all its money back: the piece is there again, as it was
    await api.takeoutOrderCancel({ tradeId: open.tradeId });
    expect(await firstOf(client, orderId)).toMatchObject({ state: 'expanded', expandedAmount });
  });

  it('make an order of a supermarket cheaper too, are held by it and come back with it', async () => {
    const { server } = suite;
    const client = await memberOf(server, '66880731');
    const { api } = client;
    await addTestMarket(server.deps.db.query);
    const orderId = await buyCombo(server, client, 'combo-market');
    const { id, amount } = await firstOf(client, orderId);
    const body = basket({ productList: [dish('soap', 6)], offerIds: [id] });
    const plain = (await api.marketCheckProduct({ ...body, offerIds: [] })).quote!;
    expect((await api.marketCheckProduct(body)).quote!.totalPrice).toBe(plain.totalPrice - amount);
    const open = await buy(client, body);
    expect(await firstOf(client, orderId)).toMatchObject({ isHeld: true, canExpand: false });
    expect(await reasonOf(buy(client, body))).toBe('OFFER_UNAVAILABLE');
    await payByApi(server.url, client, { ...open, orderType: 'MARKET_ORDER' });
    expect(await firstOf(client, orderId)).toMatchObject({ state: 'used' });
    await api.marketOrderCancel({ tradeId: open.tradeId });
    expect(await firstOf(client, orderId)).toMatchObject({ state: 'plain', isHeld: false });
    const unpaid = await buy(client, body);
    await api.marketOrderCancel({ tradeId: unpaid.tradeId });
    expect(await firstOf(client, orderId)).toMatchObject({ state: 'plain', isHeld: false });
  });

  it('are named beside an order that one of their pieces would lower, and by how much', async () => {
    const client = await memberOf(suite.server, '66880732');
    const { api } = client;
    const askAbout = (pieces: number, offerIds: string[] = []) => {
      const body = weighed(checkout({ productList: [dish('rice', pieces)], offerIds }));
      return api.comboCombinePay({ storeId: body.storeId, order: body });
    };
    const totalOf = async (pieces: number) =>
      (await api.takeoutCheckProduct(checkout({ productList: [dish('rice', pieces)] }))).quote!
        .totalPrice;
    // 40 a piece: no coupon counts below 40, the one of 15 from 80 on
    const one = await askAbout(2);
    expect(one).toMatchObject({ group: { groupId: 'combo-dine', price: 990 }, saves: 1500 });
    expect(one.priceAfter).toBe((await totalOf(2)) - 1500);
    const orderId = await buyCombo(suite.server, client);
    const own = (await piecesOf(client, orderId)).map(({ id }) => id);
    // the same coupon is there already and chosen
    expect(await askAbout(2, [own[2]!])).toMatchObject({ group: null, saves: 0 });
    expect(await askAbout(2, [own[0]!])).toMatchObject({ saves: 500 });
    // a group that may not be bought again is not offered
    await suite.server.deps.db.query('UPDATE combo_order SET quantity = 5 WHERE id = $1', [
      orderId,
    ]);
    expect(await askAbout(2)).toMatchObject({ group: { groupId: 'combo-mixed' }, saves: 800 });
    expect(
      await reasonOf(
        api.comboCombinePay({ storeId: asId('elsewhere'), order: weighed(checkout()) }),
      ),
    ).toBe('BAD_REQUEST');
  });

  it('are a loss of a closed account, worth what was paid unless that comes back at their end', async () => {
    const client = await memberOf(suite.server, '66880799');
    await buyCombo(suite.server, client);
    const losses = async () => (await client.api.cancelAccountCheck({})).losses;
    expect(await losses()).toEqual([{ kind: 'combos', count: 3, amount: 0 }]);
    const orderId = await buyCombo(suite.server, client, 'combo-market');
    const count = 3 + (await piecesOf(client, orderId)).length;
    const { payAmount } = (await client.api.comboOrderGet({ orderId: asId(orderId) })).order;
    expect(await losses()).toEqual([{ kind: 'combos', count, amount: payAmount }]);
  });

  it('are their member’s only', async () => {
    const client = await memberOf(suite.server, '66880709');
    const orderId = asId<OrderId>(await buyCombo(suite.server, client));
    const { id } = await firstOf(client, orderId);
    const { api } = await memberOf(suite.server, '66880730');
    expect(await reasonOf(api.comboExpand({ id }))).toBe('COMBO_NOT_FOUND');
    expect(await reasonOf(api.comboRevoke({ id }))).toBe('COMBO_NOT_FOUND');
    expect(await reasonOf(api.comboCancel({ orderId }))).toBe('ORDER_NOT_FOUND');
    expect(await reasonOf(api.comboOrderGet({ orderId }))).toBe('ORDER_NOT_FOUND');
    // unpaid pieces cannot be drawn for
    const unpaid = await orderCombo(client, 'combo-market');
    expect(await reasonOf(client.api.comboExpand({ id: `combo.${unpaid.orderId}.0` }))).toBe(
      'COMBO_NOT_FOUND',
    );
  });

  it('are labelled on the deals and stores that they count on, and take their face off an order of a deal', async () => {
    const client = await memberOf(suite.server, '66880706');
    const { api } = client;
    const [tarts, hotpot] = [asId<ProductId>('egg-tart-box'), asId<ProductId>('hotpot-four')];
    const labels = async () =>
      (
        await suite.server.client().api.comboLabels({
          storeIds: [asId('lantern-nape'), asId('no-such-store')],
          productIds: [tarts, hotpot],
        })
      ).result;
    expect(await labels()).toEqual([
      { id: 'lantern-nape', isUsable: true, maxAmount: 3800 },
      { id: 'no-such-store', isUsable: false, maxAmount: null },
      // dearer than no limit
      { id: tarts, isUsable: false, maxAmount: null },
      { id: hotpot, isUsable: true, maxAmount: 3800 },
    ]);
    const orderId = await buyCombo(suite.server, client, 'combo-deals');
    const { id } = (await piecesOf(client, orderId)).at(-1)!;
    const { expandedAmount } = await api.comboExpand({ id });
    const { payAmount, totalAmount, usedIds } = await api.groupOrderCheckProduct({
      productId: hotpot,
      quantity: 1,
    });
    expect([usedIds, totalAmount - payAmount]).toEqual([[id], expandedAmount]);
    const made = await api.groupOrderCreate(
      { productId: hotpot, quantity: 1, totalAmount: payAmount, offerIds: [id] },
      { key: randomUUID() },
    );
    expect(await reasonOf(api.comboRevoke({ id }, { key: randomUUID() }))).toBe('COMBO_HELD');
    await bank(suite.server, await pay(client, made), 'pay');
    expect((await piecesOf(client, orderId)).at(-1)).toMatchObject({ state: 'used' });
    // sold out bundles are nobody's reason to look at a deal
    const { query } = suite.server.deps.db;
    await query("UPDATE combo_group SET stock = sold WHERE id = 'combo-deals'");
    expect((await labels()).some(({ isUsable }) => isUsable)).toBe(false);
    await query("UPDATE combo_group SET stock = -1 WHERE id = 'combo-deals'");
  });

  it('stand in the demonstration in every state', async () => {
    const { api } = await memberOf(suite.server, '66880005');
    const { result } = await api.comboPieces({ dataType: 1, size: 50 });
    expect(new Set(result.map(({ state }) => state))).toEqual(
      new Set(['plain', 'expanded', 'barred', 'used', 'expired', 'autoCancelled']),
    );
    const { result: ofStore } = await api.comboGroups({ storeId: 'no-such-store', pageType: 2 });
    expect(ofStore).toEqual([]);
  });
});
