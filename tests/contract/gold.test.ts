import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { DAY, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { closeOverdueGold } from '#server/modules/money/gold/close.ts';
import { answerRefund, LIVES } from '#server/modules/order/takeout/life.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, failure, memberOf, onEach, reasonOf, type Suite } from './suite.ts';
import {
  checkout,
  completeOrder,
  dish,
  order,
  paidOrder,
  payTakeout,
  pickup,
  type CreateBody,
} from './takeout-suite.ts';
import { buyBag, orderBag, walkGold } from './walk-gold.ts';
import { buyItem } from './walk-monthly-card.ts';

const later = (ms: number) => plus(instant(Date.now()), ms);
const outcomes = async (calls: readonly Promise<unknown>[]): Promise<Record<string, number>> => {
  const ends = await Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: { reason?: string; message: string }) => error.reason ?? error.message,
      ),
    ),
  );
  return Object.fromEntries(
    [...new Set(ends)].map((end) => [end, ends.filter((one) => one === end).length]),
  );
};

/** What a member may spend, what orders hold; and that no cent was made or lost: balances and what orders took of a piece are its face. */
const purse = async ({ server }: Suite, { api }: TestClient) => {
  const { rows } = await server.deps.db.query(
    `SELECT v.id FROM stored_value v LEFT JOIN (SELECT user_id, value_id, sum(taken - returned) AS out FROM stored_value_use GROUP BY user_id, value_id) u ON u.user_id = v.user_id AND u.value_id = v.id
    WHERE v.balance + COALESCE(u.out, 0) <> v.face OR v.balance < 0`,
  );
  expect(rows).toEqual([]);
  const { totalAmount, heldAmount } = await api.goldUserList({});
  return { total: totalAmount, held: heldAmount };
};

/** A member with the pieces of a bag of 8 × 10 and 2 × 15 (for goods of 60). */
const gilded = async (suite: Suite, phone: string) => {
  const client = await memberOf(suite.server, phone);
  return { client, gold: await buyBag(suite.server, client, 'gold-100') };
};
const withGold = (goldIds: readonly string[], more: Partial<CreateBody> = {}): CreateBody =>
  checkout({ productList: [dish('rice')], goldIds: [...goldIds], ...more });

onEach(DATABASES, 'gold', (suite) => {
  it('costs somebody with a monthly card or a trial the member price, and says both', async () => {
    const client = await memberOf(suite.server, '66771901');
    const { api } = client;
    const bagOf = async () => (await api.goldBagList({})).list.find(({ id }) => id === 'gold-100')!;
    expect(await bagOf()).toMatchObject({ price: 10_000, memberPrice: 9500, payAmount: 10_000 });
    expect((await api.goldBagBuy({ bagId: 'gold-100' }, { key: randomUUID() })).payAmount).toBe(
      10_000,
    );
    await buyItem(suite.server, client, 'card-month');
    expect(await bagOf()).toMatchObject({ payAmount: 9500, addedAmount: 1500 });
    expect(await api.goldBagDetail({ id: 'gold-taster' })).toMatchObject({
      memberPrice: null,
      payAmount: 2000,
    });
    const order = await orderBag(client, 'gold-100');
    await bank(suite.server, order.tradeNo, 'pay');
    expect((await api.goldOrderList({ orderId: asId(order.orderId) })).result).toMatchObject([
      { status: 'paid', payAmount: 9500, goldAmount: 11_000 },
    ]);
  });

  it('is looked at, bought, paid for and seen', async () => {
    await addTestStore(suite.server.deps.db.query);
    await walkGold(suite.server, await memberOf(suite.server, '66880301'));
  });

  it('that is ordered and not paid is given up by its buyer alone: the bag, its place and the cap are free at once', async () => {
    const { api } = await memberOf(suite.server, '66880319');
    const stranger = await memberOf(suite.server, '66880320');
    const key = randomUUID();
    const bagId = 'gold-taster';
    const order = async () =>
      asId<OrderId>((await api.goldBagBuy({ bagId }, { key: randomUUID() })).orderId);
    const stateOf = async (orderId: OrderId) =>
      (await api.goldOrderList({ orderId })).result[0]?.status;
    const sold = async () =>
      (
        await suite.server.deps.db.query<{ sold: number }>(
          'SELECT sold FROM gold_bag WHERE id = $1',
          [bagId],
        )
      ).rows[0]!.sold;
    const before = await sold();
    const first = await order();
    expect(await sold()).toBe(before + 1);
    expect(await reasonOf(stranger.api.goldOrderCancel({ orderId: first }))).toBe(
      'ORDER_NOT_FOUND',
    );
    const cancel = (orderId: OrderId, by = randomUUID()) =>
      api.goldOrderCancel({ orderId }, { key: by });
    await Promise.all([cancel(first, key), cancel(first, key), cancel(first)]);
    expect([await stateOf(first), await sold()]).toEqual(['closed', before]);
    const second = await order();
    const { payParams } = await api.paymentExecute({
      type: 'MP_TEST_PAY',
      paymentOrderType: 'CONSUMPTION_ORDER',
      tradeId: second,
      totalAmount: 2000 as never,
    });
    const { tradeNo } = JSON.parse(payParams) as { tradeNo: string };
    const paid = bank(suite.server, tradeNo, 'pay');
    await outcomes([cancel(second), cancel(second)]);
    await paid;
    const { refunded } = await api.paymentGetResult({ tradeNo: asId(tradeNo) });
    expect(await stateOf(second)).toBe(refunded ? 'refunded' : 'paid');
    expect(await sold()).toBe(before + Number(!refunded));
    if (!refunded) expect(await reasonOf(cancel(second))).toBe('ORDER_NOT_CANCELLABLE');
  });

  it('pays goods only, is held with the order, used up by its payment, and all of it comes back with a cancelled order', async () => {
    const { client, gold } = await gilded(suite, '66880302');
    const { api } = client;
    const plain = (await api.takeoutCheckProduct(withGold([]))).quote!;
    const { quote } = await api.takeoutCheckProduct(withGold(gold.slice(0, 2)));
    expect(quote).toMatchObject({
      goldAmtn: 2000,
      totalPrice: plain.totalPrice - 2000,
      deliveryFee: plain.deliveryFee,
      usedGold: gold.slice(0, 2),
      refusedGold: [],
    });
    const open = await order(client, withGold(gold.slice(0, 2)));
    expect(await purse(suite, client)).toEqual({ total: 9000, held: 2000 });
    expect(
      (await api.goldCreateOrderList({ amtn: 5000 as never })).unavailableList
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(['belowLimit', 'belowLimit', 'held', 'held']);
    expect((await failure(order(client, withGold([gold[0]!])))).data).toEqual({
      gold: [{ goldId: gold[0], reason: 'held' }],
    });
    await bank(suite.server, await payTakeout(client, open), 'pay');
    expect(await purse(suite, client)).toEqual({ total: 9000, held: 0 });
    expect((await api.takeoutOrderGet({ tradeId: open.tradeId })).quote).toMatchObject({
      goldAmtn: 2000,
      usedGold: gold.slice(0, 2),
    });
    expect(
      (await api.goldUserList({ dataType: 3 })).result.flatMap(({ uses }) =>
        uses.map(({ tradeId, amount }) => [tradeId, amount]),
      ),
    ).toEqual([
      [open.tradeId, 1000],
      [open.tradeId, 1000],
    ]);
    expect(await api.takeoutOrderCancel({ tradeId: open.tradeId })).toMatchObject({
      goldAmtn: 2000,
    });
    expect(await api.takeoutOrderCancel({ tradeId: open.tradeId })).toMatchObject({
      goldAmtn: 2000,
    });
    expect(await purse(suite, client)).toEqual({ total: 11_000, held: 0 });
  });

  it("is judged by the server: not another's, not out of date, not below its limit; what is not needed stays", async () => {
    const { client, gold } = await gilded(suite, '66880303');
    const stranger = await memberOf(suite.server, '66880304');
    await suite.server.deps.db.query('UPDATE stored_value SET end_at = 1 WHERE id = $1', [
      gold[7]!,
    ]);
    const { quote } = await client.api.takeoutCheckProduct(
      withGold([gold[0]!, gold[7]!, gold[9]!, 'mcoin', 'nothing']),
    );
    expect(quote).toMatchObject({
      goldAmtn: 1000,
      usedGold: [gold[0]],
      refusedGold: [
        { goldId: gold[7], reason: 'expired' },
        { goldId: gold[9], reason: 'belowLimit' },
        { goldId: 'mcoin', reason: 'notFound' },
        { goldId: 'nothing', reason: 'notFound' },
      ],
    });
    expect((await stranger.api.takeoutCheckProduct(withGold([gold[0]!]))).quote).toMatchObject({
      goldAmtn: 0,
      refusedGold: [{ reason: 'notFound' }],
    });
    expect(await reasonOf(order(stranger, withGold([gold[0]!])))).toBe('GOLD_UNAVAILABLE');
    const all = await client.api.takeoutCheckProduct(withGold(gold.slice(0, 7)));
    const goods = all.quote!.goodsAmtn - all.quote!.fullReductionAmtn - all.quote!.voucherAmtn;
    expect(all.quote!.goldAmtn).toBe(Math.min(goods, 7000));
    await order(client, withGold(gold.slice(0, 7)));
    // the rest of the last piece is still there
    expect(await purse(suite, client)).toMatchObject({ held: Math.min(goods, 7000) });
  });

  it('goes to one of many orders that want it at once, and a repeat of an order takes it once', async () => {
    const { client, gold } = await gilded(suite, '66880305');
    expect(
      await outcomes(Array.from({ length: 12 }, () => order(client, withGold([gold[0]!])))),
    ).toEqual({ ok: 1, GOLD_UNAVAILABLE: 11 });
    const body = withGold([gold[1]!]);
    const totalPrice = (await client.api.takeoutCheckProduct(body)).quote!.totalPrice;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.api.takeoutOrderCreate({ ...body, totalPrice }, { key }),
      ),
    );
    expect(new Set(answers.map(({ tradeId }) => tradeId)).size).toBe(1);
    expect(await purse(suite, client)).toEqual({ total: 9000, held: 2000 });
    await LIVES.takeout.closeOverdue(suite.server.deps.db, later(16 * MINUTE));
    await LIVES.takeout.closeOverdue(suite.server.deps.db, later(16 * MINUTE));
    expect(await purse(suite, client)).toEqual({ total: 11_000, held: 0 });
  });

  it('comes back once, whether a cancel or a payment was quicker', async () => {
    const { client, gold } = await gilded(suite, '66880306');
    for (let round = 0; round < 4; round += 1) {
      const open = await order(client, withGold(gold.slice(0, 2)));
      const tradeNo = await payTakeout(client, open);
      await Promise.allSettled([
        client.api.takeoutOrderCancel({ tradeId: open.tradeId }),
        bank(suite.server, tradeNo, 'pay'),
        client.api.takeoutOrderCancel({ tradeId: open.tradeId }),
      ]);
      await client.api.takeoutOrderCancel({ tradeId: open.tradeId }).catch(() => null);
      expect(await purse(suite, client)).toEqual({ total: 11_000, held: 0 });
    }
  });

  it('comes back with the pieces that it paid for, to the cent, and with the last of them all of it', async () => {
    const { client, gold } = await gilded(suite, '66880307');
    const { api } = client;
    const tradeId = await paidOrder(
      suite.server,
      client,
      withGold(gold.slice(0, 3), { productList: [dish('rice', 3)] }),
    );
    await completeOrder(suite.server, tradeId, instant(Date.now()));
    const { productList } = await api.takeoutOrderGet({ tradeId });
    const part = [{ uuid: productList[0]!.uuid, quantity: 1 }];
    const preview = await api.takeoutRefundOtherInfo({ tradeId, productList: part });
    expect(preview.goldAmtn).toBe(1000);
    await api.takeoutApplyForRefund({ tradeId, productList: part, reason: 2 });
    expect(
      await Promise.all(
        Array.from({ length: 4 }, () =>
          answerRefund(suite.server.deps.db, tradeId, 'approve', instant(Date.now())),
        ),
      ),
    ).toEqual(expect.arrayContaining([true]));
    expect(await purse(suite, client)).toEqual({ total: 9000, held: 0 });
    expect((await api.takeoutRefundInfo({ tradeId })).refund).toMatchObject({
      goldAmtn: 1000,
      refundAmtn: preview.refundAmtn,
    });
    expect((await api.takeoutOrderGet({ tradeId })).payInfo).toMatchObject({
      goldRefundAmtn: 1000,
      refundAmtn: preview.refundAmtn,
    });
  });

  it('comes back though no money does: a counter order that gold paid all dishes of', async () => {
    const { client, gold } = await gilded(suite, '66880308');
    const { api } = client;
    const body = pickup({ productList: [dish('rice', 2)], goldIds: gold });
    const { quote } = await api.takeoutCheckProduct(body);
    const tradeId = await paidOrder(suite.server, client, body);
    await api.takeoutRefundPlasticBag({ tradeId });
    await api.takeoutApplyRefund({ tradeId, reason: 2 });
    await answerRefund(suite.server.deps.db, tradeId, 'approve', instant(Date.now()));
    expect(await api.takeoutOrderGet({ tradeId })).toMatchObject({
      orderStatus: -3,
      refundStatus: 2,
      payInfo: { goldRefundAmtn: quote!.goldAmtn, refundAmtn: quote!.totalPrice },
    });
    expect(await purse(suite, client)).toEqual({ total: 11_000, held: 0 });
  });

  it('that ran out while an order held it lasts three more days', async () => {
    const { client, gold } = await gilded(suite, '66880309');
    const open = await order(client, withGold([gold[0]!]));
    await suite.server.deps.db.query('UPDATE stored_value SET end_at = $2 WHERE id = $1', [
      gold[0]!,
      Date.now() - DAY,
    ]);
    await client.api.takeoutOrderCancel({ tradeId: open.tradeId });
    const [piece] = (await client.api.goldUserList({ size: 100 })).result.filter(
      ({ id }) => id === gold[0],
    );
    expect(piece).toMatchObject({ status: 'usable', amount: 1000 });
    expect(piece!.expireTime).toBeGreaterThan(Date.now() + 3 * DAY - MINUTE);
  });

  it('that ran out while an order held a part of it lasts longer by that part alone; the rest that nobody held stays over', async () => {
    const { client, gold } = await gilded(suite, '66880312');
    const { api } = client;
    const { query } = suite.server.deps.db;
    await query('UPDATE stored_value SET face = 10000, balance = 10000 WHERE id = $1', [gold[0]!]);
    const open = await order(client, withGold([gold[0]!]));
    const paid = await paidOrder(suite.server, client, withGold([gold[0]!]));
    expect(await purse(suite, client)).toEqual({ total: 12_000, held: 4000 });
    await query('UPDATE stored_value SET end_at = $2 WHERE id = $1', [gold[0]!, Date.now() - DAY]);
    await Promise.all(
      [open.tradeId, paid, open.tradeId, paid].map((tradeId) =>
        api.takeoutOrderCancel({ tradeId }),
      ),
    );
    expect(await purse(suite, client)).toEqual({ total: 18_000, held: 0 });
    const pieces = (await api.goldUserList({ dataType: 1, size: 100 })).result.filter(
      ({ id }) => !gold.slice(1).includes(id),
    );
    const told = pieces
      .toSorted((one, other) => one.amount - other.amount)
      .map(({ id, status, amount, faceAmount }) => [id === gold[0], status, amount, faceAmount]);
    expect(told).toEqual([
      [true, 'expired', 2000, 2000],
      [false, 'usable', 4000, 4000],
      [false, 'usable', 4000, 4000],
    ]);
    const [piece] = pieces.filter(({ id }) => id !== gold[0]);
    expect(piece!.expireTime).toBeGreaterThan(Date.now() + 3 * DAY - MINUTE);
    const again = await order(client, withGold([piece!.id]));
    await api.takeoutOrderCancel({ tradeId: again.tradeId });
    expect(await purse(suite, client)).toEqual({ total: 18_000, held: 0 });
  });

  it('does not spoil a voucher, which still saves money beside it', async () => {
    const { client, gold } = await gilded(suite, '66880310');
    const { result } = await client.api.receiveVoucher({ voucherId: 'platform.weekday' });
    const body = withGold(gold, { productList: [dish('rice', 2)] });
    const kept = {
      selectedAddress: null,
      cookTime: null,
      askForTime: null,
      isPlasticBag: true,
      pocketNum: 1,
      offerIds: [],
      useMcoin: false,
      paymentType: 'MP_MACAU',
      appVersion: null,
      ...body,
    };
    const choices = await client.api.buyerStoreRedPackets({
      storeId: body.storeId,
      order: kept as never,
    });
    expect(choices.bestIds).toEqual([result.id]);
  });
});

onEach(DATABASES, 'bags of gold', (suite) => {
  it('are sold within the limit of a member, however many are ordered at once, and a repeat gets the first answer', async () => {
    const client = await memberOf(suite.server, '66880311');
    expect(
      await outcomes(
        Array.from({ length: 8 }, () => client.api.goldBagBuy({ bagId: 'gold-taster' })),
      ),
    ).toEqual({ ok: 1, GOLD_BAG_LIMIT: 7 });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.api.goldBagBuy({ bagId: 'gold-100' }, { key })),
    );
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await reasonOf(client.api.goldBagBuy({ bagId: 'gold-300' }, { key }))).toBe(
      'KEY_REUSED',
    );
    expect(
      await outcomes(['gold-gone', 'nothing'].map((bagId) => client.api.goldBagBuy({ bagId }))),
    ).toEqual({ GOLD_BAG_SOLD_OUT: 1, GOLD_BAG_NOT_FOUND: 1 });
    await suite.server.deps.db.query(`UPDATE gold_bag SET sale_until = 1 WHERE id = 'gold-300'`);
    expect(await reasonOf(client.api.goldBagBuy({ bagId: 'gold-300' }))).toBe('GOLD_BAG_OVER');
  });

  it('give their last piece to one of many members, and it is there again when nobody pays', async () => {
    await suite.server.deps.db.query(`UPDATE gold_bag SET stock = sold + 1 WHERE id = 'gold-500'`);
    const clients = await Promise.all(
      Array.from({ length: 8 }, (_, place) => memberOf(suite.server, `6688032${place}`)),
    );
    expect(await outcomes(clients.map(({ api }) => api.goldBagBuy({ bagId: 'gold-500' })))).toEqual(
      { ok: 1, GOLD_BAG_SOLD_OUT: 7 },
    );
    expect(await closeOverdueGold(suite.server.deps.db, later(16 * MINUTE))).toBeGreaterThan(0);
    expect(
      await outcomes(clients.slice(0, 2).map(({ api }) => api.goldBagBuy({ bagId: 'gold-500' }))),
    ).toEqual({ ok: 1, GOLD_BAG_SOLD_OUT: 1 });
  });

  it('are paid for once; money that comes late or twice goes back and makes no gold', async () => {
    const client = await memberOf(suite.server, '66880331');
    const paid = await orderBag(client, 'gold-100');
    await Promise.all(Array.from({ length: 4 }, () => bank(suite.server, paid.tradeNo, 'pay')));
    expect((await client.api.goldUserList({ size: 100 })).result).toHaveLength(10);
    expect(
      await reasonOf(
        client.api.paymentExecute({
          type: 'MP_TEST_PAY',
          paymentOrderType: 'CONSUMPTION_ORDER',
          tradeId: asId(paid.orderId),
          totalAmount: paid.payAmount as never,
        }),
      ),
    ).toBe('ORDER_NOT_PAYABLE');
    const late = await orderBag(client, 'gold-100');
    await bank(suite.server, late.tradeNo, 'late');
    expect(await client.api.paymentGetResult({ tradeNo: asId(late.tradeNo) })).toMatchObject({
      result: 'SUCCESS',
      refunded: true,
    });
    expect((await client.api.goldOrderList({ orderId: asId(late.orderId) })).result).toMatchObject([
      { status: 'refunded' },
    ]);
    expect((await client.api.goldUserList({})).totalAmount).toBe(11_000);
    const stranger = await memberOf(suite.server, '66880332');
    expect((await stranger.api.goldOrderList({ orderId: asId(paid.orderId) })).result).toEqual([]);
    expect(await reasonOf(stranger.api.paymentPaying({ tradeId: asId(paid.orderId) }))).toBe(
      'ORDER_NOT_FOUND',
    );
  });
});

onEach(DATABASES, 'mCoin', (suite) => {
  it('takes its part of a total, is held in whole coins, and comes back by the part refunded', async () => {
    await addTestStore(suite.server.deps.db.query);
    const client = await memberOf(suite.server);
    const { api } = client;
    const coins = async () => (await api.paymentMcoinInfo({})).mcoinQty;
    const before = await coins();
    const plain = (await api.takeoutCheckProduct(checkout({ productList: [dish('rice', 2)] })))
      .quote!.totalPrice;
    const { mostAmount, ratio, mostRate } = await api.paymentMcoinInfo({ totalAmount: plain });
    expect([ratio, mostRate, mostAmount]).toEqual([100, 0.1, Math.floor(plain / 10)]);
    const body = checkout({ productList: [dish('rice', 2)], useMcoin: true });
    expect((await api.takeoutCheckProduct(body)).quote).toMatchObject({
      mcoinDiscountAmtn: mostAmount,
      totalPrice: plain - mostAmount,
    });
    const tradeId = await paidOrder(suite.server, client, body);
    expect(await coins()).toBe(before - mostAmount);
    await completeOrder(suite.server, tradeId, instant(Date.now()));
    const { productList } = await api.takeoutOrderGet({ tradeId });
    await api.takeoutApplyForRefund({
      tradeId,
      productList: [{ uuid: productList[0]!.uuid, quantity: 1 }],
      reason: 2,
    });
    await answerRefund(suite.server.deps.db, tradeId, 'approve', instant(Date.now()));
    const { payInfo, totalPrice } = await api.takeoutOrderGet({ tradeId });
    expect(await coins()).toBe(
      before - mostAmount + Math.floor((mostAmount * payInfo.refundAmtn) / totalPrice),
    );
    const other = await order(client, checkout({ useMcoin: true }));
    await api.takeoutOrderCancel({ tradeId: other.tradeId });
    expect(await coins()).toBe(
      before - mostAmount + Math.floor((mostAmount * payInfo.refundAmtn) / totalPrice),
    );
  });

  it('lowers no order that Alipay pays: at the price, at the order and at the payment (decision I9)', async () => {
    const client = await memberOf(suite.server);
    const { api } = client;
    const body = (change: Partial<CreateBody>) =>
      checkout({ productList: [dish('rice', 2)], useMcoin: true, ...change });
    const alipay = body({ paymentType: 'OPEN_ALI' });
    const { refusals, quote } = await api.takeoutCheckProduct(alipay);
    expect(refusals).toEqual([
      {
        reason: 'BONUS_BLOCKED',
        note: '使用 mFood 獎賞優惠的訂單暫不支持 Alipay 支付',
      },
    ]);
    const totalPrice = quote!.totalPrice;
    expect(await reasonOf(api.takeoutOrderCreate({ ...alipay, totalPrice }))).toBe('BONUS_BLOCKED');
    const { tradeId } = await order(client, body({ paymentType: 'MP_MACAU' }));
    const pay = (type: 'MP_MACAU' | 'OPEN_ALI') =>
      api.paymentExecute({
        type,
        paymentOrderType: 'TAKEOUT_ORDER',
        tradeId,
        totalAmount: totalPrice,
      });
    expect(await reasonOf(pay('OPEN_ALI'))).toBe('BONUS_BLOCKED');
    await pay('MP_MACAU');
    expect(await reasonOf(pay('OPEN_ALI'))).toBe('BONUS_BLOCKED');
    const plain = await order(client, body({ paymentType: 'OPEN_ALI', useMcoin: false }));
    await api.paymentExecute({
      type: 'OPEN_ALI',
      paymentOrderType: 'TAKEOUT_ORDER',
      tradeId: plain.tradeId,
      totalAmount: plain.totalPrice as never,
    });
  });

  it('is hidden where it is not open, and not asked of who has none', async () => {
    const stranger = await memberOf(suite.server, '66880341');
    expect(await stranger.api.paymentMcoinInfo({ totalAmount: 5000 as never })).toMatchObject({
      isOpen: true,
      mcoinQty: 0,
      mostAmount: 0,
    });
    expect(
      (await stranger.api.takeoutCheckProduct(checkout({ useMcoin: true }))).quote,
    ).toMatchObject({ mcoinDiscountAmtn: 0 });
    await suite.server.deps.db.query(`DELETE FROM setting WHERE name = 'payment.mcoin'`);
    expect(await stranger.api.paymentMcoinInfo({})).toMatchObject({ isOpen: false, mostAmount: 0 });
  });
});
