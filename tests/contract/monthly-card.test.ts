import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import { CARD_PACKET_STATUS } from '#shared/codes/monthly-card.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addDays, DAY, dayOf, endOfDay, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { closeOverdueGold, sweepGold } from '#server/modules/money/gold/close.ts';
import { closeOverdueOrders, sweepMemberOrders } from '#server/modules/monthly-card/close.ts';
import { renewCards } from '#server/modules/monthly-card/renew.ts';
import { payableKinds } from '#server/wiring.ts';
import { payByApi } from '#tests/support/api-order.ts';
import { addTestMarket } from '#tests/support/market-store.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { basket, buy } from './market-suite.ts';
import { bank, failure, memberOf, onEach, outcomes, reasonOf, type Suite } from './suite.ts';
import { checkout, dish, order, payTakeout } from './takeout-suite.ts';
import { buyBag, orderBag } from './walk-gold.ts';
import { buyItem, costOf, orderItem, startPay, walkMonthlyCard } from './walk-monthly-card.ts';

const later = (ms: number) => plus(instant(Date.now()), ms);
const many = <T>(count: number, make: (n: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** The periods of a member, checked to follow one another without a gap or an overlap. */
const periodsOf = async ({ server }: Suite, { api }: TestClient) => {
  const { memberCardList } = await api.memberBasicInfo({});
  for (const [place, card] of memberCardList.entries())
    if (place > 0) expect(card.startAt).toBe(memberCardList[place - 1]!.endAt);
  const { rows } = await server.deps.db.query<{ n: number }>(
    `SELECT CAST(count(*) AS int4) AS n FROM member_period p WHERE NOT EXISTS (SELECT 1 FROM member_order o WHERE o.user_id = p.user_id AND o.id = p.id AND o.status = 1)`,
  );
  expect(rows[0]!.n).toBe(0);
  return memberCardList;
};

const userIdOf = async ({ api }: TestClient): Promise<string> => (await api.memberInfo({})).userId;

const toClaim = async ({ api }: TestClient, businessType: 1 | 3 = 1): Promise<string[]> =>
  (await api.memberRedpack({ businessType })).result
    .filter(({ canReceive }) => canReceive)
    .map(({ redpackId }) => redpackId);

const piecesOf = async ({ server }: Suite, userId: string, prefix: string) =>
  (
    await server.deps.db.query<{ offer_id: string }>(
      'SELECT offer_id FROM member_offer WHERE user_id = $1 AND starts_with(offer_id, $2)',
      [userId, prefix],
    )
  ).rows.length;

onEach(DATABASES, 'the monthly card', (suite) => {
  it('is looked at, bought, claimed from, renewed and given back', async () => {
    await addTestStore(suite.server.deps.db.query);
    await walkMonthlyCard(
      suite.server,
      suite.server.client(),
      await memberOf(suite.server, '66880601'),
    );
  });

  it('is valid for 30 days; a renewal begins where it ends, and a quarter has three cycles', async () => {
    const client = await memberOf(suite.server, '66880602');
    await buyItem(suite.server, client, 'card-month');
    await buyItem(suite.server, client, 'card-quarter');
    const cards = await periodsOf(suite, client);
    const today = dayOf(instant(Date.now()));
    expect(cards.map(({ endAt }) => endAt)).toEqual([
      endOfDay(addDays(today, 30)),
      endOfDay(addDays(today, 120)),
    ]);
    const { cycleEndAt, nextCycleAt } = await client.api.memberRedpack({ businessType: 1 });
    expect([cycleEndAt, nextCycleAt]).toEqual([cards[0]!.endAt, cards[1]!.startAt]);
  });

  it('is one order for 64 presses at once, with one key or with many', async () => {
    const client = await memberOf(suite.server, '66880603');
    const made = await Promise.all([
      ...many(32, () => orderItem(client, 'card-month', { key: 'one-press' })),
      ...many(32, () => orderItem(client, 'card-month')),
    ]);
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    const tradeNo = await startPay(client, made[0]!);
    await Promise.all(many(8, () => bank(suite.server, tradeNo, 'pay')));
    expect(await periodsOf(suite, client)).toHaveLength(1);
  });

  it('renewed by a month and a quarter that are paid at once, has both, one after the other', async () => {
    const client = await memberOf(suite.server, '66880604');
    const orders = [await orderItem(client, 'card-month'), await orderItem(client, 'card-quarter')];
    const trades = await Promise.all(orders.map((one) => startPay(client, one)));
    await Promise.all(trades.map((tradeNo) => bank(suite.server, tradeNo, 'pay')));
    const cards = await periodsOf(suite, client);
    expect(cards).toHaveLength(2);
    expect(cards[1]!.endAt).toBe(endOfDay(addDays(dayOf(instant(Date.now())), 120)));
  });

  it('is bought so often and so far ahead as its plan says', async () => {
    const client = await memberOf(suite.server, '66880605');
    for (let n = 0; n < 4; n += 1) await buyItem(suite.server, client, 'card-quarter');
    expect(await client.api.memberOpenInfo({ planId: 'card-quarter' })).toMatchObject({
      canOpen: false,
    });
    // twelve running months ahead: not a plan's own limit
    expect(await reasonOf(orderItem(client, 'card-quarter'))).toBe('MEMBER_LIMIT');
    expect(await reasonOf(orderItem(client, 'card-month'))).toBe('MEMBER_LIMIT');
    await suite.server.deps.db.query(
      "UPDATE member_plan SET sale_until = 0 WHERE id = 'card-month'",
    );
    const { api } = client;
    expect(
      await reasonOf(api.memberOrderCreate({ itemId: 'card-month', payAmount: 2800 as never })),
    ).toBe('MEMBER_PLAN_GONE');
    await suite.server.deps.db.query(
      "UPDATE member_plan SET sale_until = NULL WHERE id = 'card-month'",
    );
  });

  it('takes money that comes too late, or for a closed order, back to its payer', async () => {
    const client = await memberOf(suite.server, '66880606');
    const { db } = suite.server.deps;
    const late = await orderItem(client, 'card-month');
    const lateTrade = await startPay(client, late);
    await bank(suite.server, lateTrade, 'late');
    expect(await client.api.paymentGetResult({ tradeNo: asId(lateTrade) })).toMatchObject({
      result: 'SUCCESS',
      refunded: true,
    });
    const closed = await orderItem(client, 'card-month');
    expect(closed.orderId).not.toBe(late.orderId);
    const closedTrade = await startPay(client, closed);
    expect(await client.api.memberOrderCancel({ orderId: closed.orderId })).toEqual({
      refundAmount: 0,
    });
    await bank(suite.server, closedTrade, 'pay');
    expect(await periodsOf(suite, client)).toEqual([]);
    expect(
      (await client.api.memberOrderList({})).result.map(({ status, refundAmount }) => [
        status,
        refundAmount,
      ]),
    ).toEqual([
      ['paidLate', 2000],
      ['paidLate', 2000],
    ]);
    const { rows } = await db.query<{ amount: number }>(
      "SELECT amount FROM money_back WHERE order_type = 'MEMBER_ORDER' AND order_id = ANY($1::text[])",
      [[late.orderId, closed.orderId]],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([2000, 2000]);
    const unpaid = await orderItem(client, 'card-month');
    expect(await closeOverdueOrders(db, later(16 * MINUTE))).toBeGreaterThan(0);
    expect(await reasonOf(startPay(client, unpaid))).toBe('ORDER_WINDOW_OVER');
  });

  it('is given back in full within a day while nothing of it was used, once; a renewal that has not begun always', async () => {
    const client = await memberOf(suite.server, '66880607');
    const { api } = client;
    const first = await buyItem(suite.server, client, 'card-month');
    const second = await buyItem(suite.server, client, 'card-month');
    const refusalOf = async (orderId: string) =>
      (await failure(api.memberOrderCancel({ orderId: asId(orderId) }))).data;
    expect(await refusalOf(first)).toEqual({ reason: 'followed' });
    const ends = await Promise.all(
      many(16, () => api.memberOrderCancel({ orderId: asId(second) }, { key: randomUUID() })),
    );
    expect(new Set(ends.map(({ refundAmount }) => refundAmount))).toEqual(new Set([2800]));
    await suite.server.deps.db.query(
      'UPDATE member_order SET paid_at = paid_at - $2 WHERE id = $1',
      [first, 25 * HOUR],
    );
    expect(await refusalOf(first)).toEqual({ reason: 'tooLate' });
    await suite.server.deps.db.query(
      'UPDATE member_order SET paid_at = paid_at + $2 WHERE id = $1',
      [first, 25 * HOUR],
    );
    const [one] = await toClaim(client);
    const [claim, back] = await Promise.all([
      outcomes([api.memberRedpack({ businessType: 1, receive: [one!] })]),
      outcomes([api.memberOrderCancel({ orderId: asId(first) })]),
    ]);
    // whoever is first has it: never both
    expect((claim['ok'] ?? 0) + (back['ok'] ?? 0)).toBe(1);
    const { rows } = await suite.server.deps.db.query<{ n: number }>(
      'SELECT CAST(count(*) AS int4) AS n FROM money_back WHERE order_id = $1',
      [second],
    );
    expect(rows[0]!.n).toBe(1);
    const stranger = await memberOf(suite.server, '66880608');
    expect(await reasonOf(stranger.api.memberOrderCancel({ orderId: asId(first) }))).toBe(
      'ORDER_NOT_FOUND',
    );
    expect((await stranger.api.memberOrderList({ orderId: asId(first) })).result).toEqual([]);
  });

  it('gives each packet of a cycle once, to 64 claims at once too, and to its member only', async () => {
    const client = await memberOf(suite.server, '66880609');
    const { api } = client;
    expect(
      await reasonOf(api.memberRedpack({ businessType: 1, receive: ['card.none.0.t12.0'] })),
    ).toBe('MEMBER_ONLY');
    const cardId = await buyItem(suite.server, client, 'card-month');
    const receive = await toClaim(client);
    expect(receive).toHaveLength(6);
    const ends = await outcomes([
      ...many(32, () => api.memberRedpack({ businessType: 1, receive }, { key: 'one' })),
      ...many(32, () => api.memberRedpack({ businessType: 1, receive }, { key: randomUUID() })),
    ]);
    expect(ends).toEqual({ ok: 64 });
    expect(await piecesOf(suite, await userIdOf(client), `card.${cardId}.`)).toBe(6);
    expect(await toClaim(client)).toEqual([]);
    expect(await reasonOf(api.memberRedpack({ businessType: 3, receive: [receive[0]!] }))).toBe(
      'MEMBER_PACKET_GONE',
    );
    const stranger = await memberOf(suite.server, '66880610');
    await buyItem(suite.server, stranger, 'card-month');
    expect(
      await reasonOf(stranger.api.memberRedpack({ businessType: 1, receive: [receive[0]!] })),
    ).toBe('MEMBER_PACKET_GONE');
  });

  it('brings its packets anew with each cycle; those of the cycle before are over', async () => {
    const client = await memberOf(suite.server, '66880611');
    const cardId = await buyItem(suite.server, client, 'card-quarter');
    const [first] = await toClaim(client);
    await client.api.memberRedpack({ businessType: 1, receive: [first!] });
    const { query } = suite.server.deps.db;
    await query(
      'UPDATE member_period SET start_at = start_at - $2, end_at = end_at - $2 WHERE id = $1',
      [cardId, 40 * DAY],
    );
    const now = await client.api.memberRedpack({ businessType: 1 });
    expect(now.result.every(({ redpackId }) => redpackId.startsWith(`card.${cardId}.1.`))).toBe(
      true,
    );
    expect(now.result.every(({ canReceive }) => canReceive)).toBe(true);
    const before = await client.api.memberRedpack({ businessType: 1, cycle: 1 });
    expect(new Set(before.result.slice(1).map(({ status }) => status))).toEqual(
      new Set([CARD_PACKET_STATUS.expired]),
    );
  });

  it('makes an order cheaper: its packets are red packets of the wallet, and count as saved once they are used', async () => {
    const client = await memberOf(suite.server, '66880612');
    const { api } = client;
    await buyItem(suite.server, client, 'card-month');
    await api.memberRedpack({ businessType: 1, receive: await toClaim(client) });
    const { result } = await api.redpackList({ size: 50 });
    expect(new Set(result.map(({ sourceType }) => sourceType))).toEqual(
      new Set([redPacketSource.codes.member]),
    );
    const piece = result.find(({ amount }) => amount === 600)!;
    const body = checkout({ productList: [dish('rice', 2)], offerIds: [piece.id] });
    const { quote } = await api.takeoutCheckProduct(body);
    const plain = (await api.takeoutCheckProduct({ ...body, offerIds: [] })).quote!;
    expect(quote!.totalPrice).toBe(plain.totalPrice - 600);
    const open = await order(client, body);
    const statusOf = async () =>
      (await api.memberRedpack({ businessType: 1 })).result.find(
        ({ redpackId }) => redpackId === piece.redpackId,
      )!.status;
    expect(await statusOf()).toBe(CARD_PACKET_STATUS.used);
    await bank(suite.server, await payTakeout(client, open), 'pay');
    expect(await api.memberSaveMoney({ type: 1 })).toMatchObject({
      amount: 600,
      number: 1,
      paid: 2000,
    });
    expect((await api.memberSaveMoney({ type: 2 })).list).toMatchObject([
      { label: dayOf(instant(Date.now())).slice(0, 7), amount: 600, number: 1 },
    ]);
    // cancelled with all its money back: the packet is there again, and nothing was saved
    await api.takeoutOrderCancel({ tradeId: open.tradeId });
    expect(await api.memberSaveMoney({ type: 1 })).toMatchObject({ amount: 0, number: 0 });
    expect(await statusOf()).toBe(CARD_PACKET_STATUS.usable);
  });

  it('makes an order of a supermarket cheaper too; a packet is held by it and comes back with it', async () => {
    const { server } = suite;
    const client = await memberOf(server, '66880640');
    const { api } = client;
    await addTestMarket(server.deps.db.query);
    await buyItem(server, client, 'card-month');
    await api.memberRedpack({ businessType: 3, receive: await toClaim(client, 3) });
    const [packet] = (await api.memberRedpack({ businessType: 3 })).result;
    const statusOf = async () =>
      (await api.memberRedpack({ businessType: 3 })).result.find(
        ({ redpackId }) => redpackId === packet!.redpackId,
      )!.status;
    const { result } = await api.redpackList({ size: 50 });
    const piece = result.find(({ redpackId }) => redpackId === packet!.redpackId)!;
    const body = basket({ productList: [dish('soap', 6)], offerIds: [piece.id] });
    const plain = (await api.marketCheckProduct({ ...body, offerIds: [] })).quote!;
    const off = packet!.amount;
    expect((await api.marketCheckProduct(body)).quote!.totalPrice).toBe(plain.totalPrice - off);
    const open = await buy(client, body);
    expect(await statusOf()).toBe(CARD_PACKET_STATUS.used);
    expect(await reasonOf(buy(client, body))).toBe('OFFER_UNAVAILABLE');
    await payByApi(server.url, client, { ...open, orderType: 'MARKET_ORDER' });
    expect(await api.memberSaveMoney({ type: 1 })).toMatchObject({ amount: off, number: 1 });
    await api.marketOrderCancel({ tradeId: open.tradeId });
    expect(await statusOf()).toBe(CARD_PACKET_STATUS.usable);
    expect(await api.memberSaveMoney({ type: 1 })).toMatchObject({ amount: 0, number: 0 });
    const unpaid = await buy(client, body);
    await api.marketOrderCancel({ tradeId: unpaid.tradeId });
    expect(await statusOf()).toBe(CARD_PACKET_STATUS.usable);
  });

  it('takes three extra packs a cycle, whose packets are there with the payment', async () => {
    const client = await memberOf(suite.server, '66880613');
    const { api } = client;
    expect(
      await reasonOf(api.memberOrderCreate({ itemId: 'pack-takeout', payAmount: 990 as never })),
    ).toBe('MEMBER_ONLY');
    await buyItem(suite.server, client, 'card-month');
    for (const left of [2, 1, 0]) {
      await buyItem(suite.server, client, left === 1 ? 'pack-mixed' : 'pack-takeout');
      expect((await api.memberBasicInfo({})).packsLeft).toBe(left);
    }
    expect(await reasonOf(orderItem(client, 'pack-takeout'))).toBe('PACK_LIMIT');
    const { result } = await api.redpackList({ size: 50 });
    expect(result.map(({ sourceType }) => sourceType)).toEqual(
      Array.from({ length: 10 }, () => redPacketSource.codes.memberTopUpPack),
    );
    const extra = (await api.memberRedpack({ businessType: 1 })).result.filter(
      ({ isExtra }) => isExtra,
    );
    expect(extra.map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, () => CARD_PACKET_STATUS.usable),
    );
  });

  it('is tried for seven days, once a phone for ever: not by 64 at once, and not by a new account of the same phone', async () => {
    const client = await memberOf(suite.server, '66880614');
    const trial = () =>
      client.api.memberOrderCreate(
        { itemId: 'card-trial', payAmount: 0 as never },
        { key: randomUUID() },
      );
    const ends = await outcomes(many(64, trial));
    expect(ends).toEqual({ ok: 1, TRIAL_USED: 63 });
    expect(await client.api.memberBasicInfo({})).toMatchObject({ memberType: 3, packsLeft: 0 });
    const [period] = await periodsOf(suite, client);
    expect(period!.endAt).toBe(endOfDay(addDays(dayOf(instant(Date.now())), 7)));
    // a card begins where the trial ends
    await buyItem(suite.server, client, 'card-month');
    expect((await periodsOf(suite, client)).map(({ isTrial }) => isTrial)).toEqual([true, false]);
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { demoCode } = await client.api.cancelAccountSendCode({});
    await client.api.cancelAccountApply({ code: demoCode!, lossMark });
    const anew = await memberOf(suite.server, '66880614');
    expect(await userIdOf(anew)).not.toBe(await userIdOf(client).catch(() => ''));
    expect(
      await reasonOf(anew.api.memberOrderCreate({ itemId: 'card-trial', payAmount: 0 as never })),
    ).toBe('TRIAL_USED');
  });

  it('is renewed by itself only where that was ticked, a day before it ends, once; one press ends it', async () => {
    const { server } = suite;
    const run = (at: ReturnType<typeof later>) =>
      renewCards({ ...server.deps, kinds: payableKinds }, at);
    const ticked = await memberOf(server, '66880615');
    await buyItem(server, ticked, 'card-month', { autoRenew: true });
    const plain = await memberOf(server, '66880616');
    await buyItem(server, plain, 'card-month');
    const ended = await memberOf(server, '66880617');
    await buyItem(server, ended, 'card-month', { autoRenew: true });
    await ended.api.memberSetAutoRenew({ autoRenew: false });
    expect((await ticked.api.memberBasicInfo({})).autoRenew).toBe(true);
    await run(later(20 * DAY));
    expect(await periodsOf(suite, ticked)).toHaveLength(1);
    await Promise.all([run(later(30 * DAY)), run(later(30 * DAY)), run(later(30 * DAY))]);
    await run(later(30 * DAY + HOUR));
    for (const [client, count] of [
      [ticked, 2],
      [plain, 1],
      [ended, 1],
    ] as const)
      expect(await periodsOf(suite, client)).toHaveLength(count);
    expect(
      (await ticked.api.memberOrderList({})).result.map(({ status, payAmount }) => [
        status,
        payAmount,
      ]),
    ).toEqual([
      ['paid', 2800],
      ['paid', 2000],
    ]);
    expect(
      await reasonOf(plain.api.memberOrderCreate({ itemId: 'card-month', payAmount: 1 as never })),
    ).toBe('PRICE_CHANGED');
    const stranger = await memberOf(server, '66880618');
    expect(await reasonOf(stranger.api.memberSetAutoRenew({ autoRenew: true }))).toBe(
      'MEMBER_ONLY',
    );
    expect(await costOf(plain, 'card-month')).toBe(2800);
  });

  it('renews by itself only as it was ticked last: an order that waits, one press and a refused payment have nothing else in them', async () => {
    const { server } = suite;
    const client = await memberOf(server, '66880641');
    const { api } = client;
    const isRenewed = async () => (await api.memberBasicInfo({})).autoRenew;
    const first = await orderItem(client, 'card-month', { autoRenew: true });
    const again = await orderItem(client, 'card-month', { autoRenew: false });
    expect(again.orderId).toBe(first.orderId);
    await bank(server, await startPay(client, again), 'pay');
    expect(await isRenewed()).toBe(false);
    const ticked = await orderItem(client, 'card-month', { autoRenew: false });
    await orderItem(client, 'card-month', { autoRenew: true });
    await bank(server, await startPay(client, ticked), 'pay');
    expect(await isRenewed()).toBe(true);
    const open = await orderItem(client, 'card-month', { autoRenew: true });
    await api.memberSetAutoRenew({ autoRenew: false });
    await bank(server, await startPay(client, open), 'pay');
    expect(await isRenewed()).toBe(false);
  });

  it('does not begin again to renew when a renewal that the bank refused is paid by hand', async () => {
    const { server } = suite;
    const { query } = server.deps.db;
    const client = await memberOf(server, '66880642');
    const { api } = client;
    await buyItem(server, client, 'card-month', { autoRenew: true });
    // the sandbox bank refuses to debit such a sum
    await query("UPDATE member_plan SET price = 2813 WHERE id = 'card-month'");
    const [card] = (await api.memberBasicInfo({})).memberCardList;
    await query(
      'UPDATE member_period SET start_at = start_at - $2, end_at = end_at - $2 WHERE id = $1',
      [card!.cardId, 30 * DAY],
    );
    await query('UPDATE member_card SET renew_at = 1 WHERE user_id = $1', [await userIdOf(client)]);
    await renewCards({ ...server.deps, kinds: payableKinds }, later(0));
    await query("UPDATE member_plan SET price = 2800 WHERE id = 'card-month'");
    const [refused] = (await api.memberOrderList({})).result;
    expect(refused).toMatchObject({ status: 'toBePaid', payAmount: 2813 });
    await bank(server, await startPay(client, refused!), 'pay');
    expect(await api.memberBasicInfo({})).toMatchObject({ autoRenew: false });
  });

  it('charges no one whose account is on hold', async () => {
    const { server } = suite;
    const { query } = server.deps.db;
    const client = await memberOf(server, '66880643');
    await buyItem(server, client, 'card-month', { autoRenew: true });
    const userId = await userIdOf(client);
    const run = () => renewCards({ ...server.deps, kinds: payableKinds }, later(30 * DAY));
    await query('UPDATE app_user SET suspended_at = 1 WHERE id = $1', [userId]);
    await run();
    await query('UPDATE app_user SET suspended_at = NULL WHERE id = $1', [userId]);
    expect(await periodsOf(suite, client)).toHaveLength(1);
    await run();
    expect(await periodsOf(suite, client)).toHaveLength(2);
  });

  it('counts as used by who bought gold at the member price, paid or not yet', async () => {
    const { server } = suite;
    const client = await memberOf(server, '66880644');
    const { api } = client;
    const refund = async (orderId: string) =>
      (await failure(api.memberOrderCancel({ orderId: asId(orderId) }))).data;
    await orderBag(client, 'gold-100');
    const card = await buyItem(server, client, 'card-month');
    // a bag without a member price, and one from before the card, are nothing of it
    await buyBag(server, client, 'gold-taster');
    expect((await api.memberOrderList({ orderId: asId(card) })).result[0]!.canRefund).toBe(true);
    const bag = await orderBag(client, 'gold-100');
    expect(bag.payAmount).toBe(9500);
    expect(await refund(card)).toEqual({ reason: 'used' });
    await bank(server, bag.tradeNo, 'pay');
    expect(await refund(card)).toEqual({ reason: 'used' });
    // a renewal that has not begun has nothing to do with it
    const renewal = await buyItem(server, client, 'card-month');
    expect(await api.memberOrderCancel({ orderId: asId(renewal) })).toEqual({
      refundAmount: 2800,
    });
  });

  it('forgets after 90 days what was ordered and never saw money', async () => {
    const { server } = suite;
    const { query } = server.deps.db;
    const client = await memberOf(server, '66880645');
    const paid = await buyItem(server, client, 'card-month');
    const late = await orderItem(client, 'card-month');
    await bank(server, await startPay(client, late), 'late');
    const closed = await orderItem(client, 'card-month');
    await client.api.memberOrderCancel({ orderId: closed.orderId });
    const bag = await orderBag(client, 'gold-taster');
    const kept = async () =>
      (
        await query<{ id: string }>(
          'SELECT id FROM member_order WHERE user_id = $1 UNION ALL SELECT id FROM gold_order WHERE user_id = $1',
          [await userIdOf(client)],
        )
      ).rows.map(({ id }) => id);
    await closeOverdueGold(server.deps.db, later(HOUR));
    await sweepMemberOrders(server.deps.db, later(80 * DAY));
    await sweepGold(server.deps.db, later(80 * DAY));
    expect(await kept()).toEqual(expect.arrayContaining([closed.orderId, bag.orderId]));
    await sweepMemberOrders(server.deps.db, later(91 * DAY));
    await sweepGold(server.deps.db, later(91 * DAY));
    expect((await kept()).toSorted()).toEqual([paid, late.orderId].toSorted());
  });

  it('is a loss of a closed account, and its unpaid order is in the way', async () => {
    const client = await memberOf(suite.server, '66880619');
    await buyItem(suite.server, client, 'card-month');
    const open = await orderItem(client, 'pack-takeout');
    expect((await client.api.cancelAccountCheck({})).obstacles).toEqual([
      { kind: 'memberOrders', count: 1 },
    ]);
    await client.api.memberOrderCancel({ orderId: open.orderId });
    expect(await client.api.cancelAccountCheck({})).toMatchObject({
      obstacles: [],
      losses: [{ kind: 'memberCard', count: 1, amount: 2000 }],
    });
  });

  it('is there in the demonstration: a card with 12 days left, and a trial', async () => {
    const holder = await memberOf(suite.server, '66880003');
    const tried = await memberOf(suite.server, '66880004');
    expect(await holder.api.memberBasicInfo({})).toMatchObject({ memberType: 1, packsLeft: 3 });
    expect((await holder.api.memberSaveMoney({ type: 2 })).amount).toBe(3000);
    expect(await tried.api.memberBasicInfo({})).toMatchObject({ memberType: 3 });
  });
});
