import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, plus } from '#shared/kernel/time.ts';
import { demoOfferId } from '#server/demo/offers/index.ts';
import { LAST_PIECE } from '#server/demo/offers/to-claim.ts';
import { expireOffers } from '#server/modules/offers/expire.ts';
import { townSimulator } from '#server/demo/simulator/simulator.ts';
import { answerRefund } from '#server/modules/order/takeout/life.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { moveTo } from '#tests/support/move-order.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { dayWithRoom } from '#tests/support/day-with-room.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { failure, memberOf, onEach, outcomes, reasonOf, type Suite } from './suite.ts';
import {
  checkout,
  completeOrder,
  dish,
  order,
  paidOrder,
  pastCalling,
  pickup,
  type CreateBody,
  weighed,
} from './takeout-suite.ts';
import { walkOffers } from './walk-offers.ts';

const CLAIMANTS = 64;
const SCARCE = 'test.scarce';
const storeId = asId<never>(TEST_STORE.id);

/** Puts a coupon up that stores of every name give, and how many pieces there are. */
const putUp = async (
  { server }: Suite,
  id: string,
  { stock = -1, perUser = 1, from = 0, until = null as number | null } = {},
): Promise<void> => {
  const {
    rows: [like],
  } = await server.deps.db.query<{ terms: object }>(
    `SELECT terms FROM offer WHERE id = 'platform.weekday'`,
  );
  await server.deps.db.query(
    `INSERT INTO offer (id, merchant_id, kind, way, position, store_ids, terms, claim_from, claim_until, stock, claimed, per_user) VALUES ($1, '', 'redPacket', 'store', 0, $2, $3, $4, $5, $6, 0, $7)`,
    [id, ['nowhere'], JSON.stringify(like!.terms), from, until, stock, perUser],
  );
};

const countOf = async (
  { server }: Suite,
  sql: string,
  params: readonly string[],
): Promise<number> => (await server.deps.db.query<{ n: number }>(sql, params)).rows[0]!.n;
const counted = (suite: Suite, id: string): Promise<number> =>
  countOf(suite, 'SELECT claimed AS n FROM offer WHERE id = $1', [id]);
const pieces = (suite: Suite, id: string): Promise<number> =>
  countOf(suite, 'SELECT CAST(count(*) AS int4) AS n FROM member_offer WHERE offer_id = $1', [id]);
const states = async ({ server }: Suite, id: string): Promise<string[]> =>
  (
    await server.deps.db.query<{ state: string }>(
      'SELECT state FROM member_offer_event WHERE member_offer_id = $1 ORDER BY seq',
      [id],
    )
  ).rows.map(({ state }) => state);
/** A signed-in member with a red packet of 5.00 off 60.00. */
const withPacket = async (
  suite: Suite,
  phone: string,
): Promise<{ client: TestClient; packet: string }> => {
  const client = await memberOf(suite.server, phone);
  const { result } = await client.api.receiveVoucher({ voucherId: 'platform.weekday' });
  return { client, packet: result.id };
};
const twoBowls = (packet: string, more: Partial<CreateBody> = {}): CreateBody =>
  checkout({ productList: [dish('rice', 2)], offerIds: [packet], ...more });

onEach(DATABASES, 'offers', (suite) => {
  it('are walked through in every way', async () => {
    await addTestStore(suite.server.deps.db.query);
    await walkOffers(suite.server.client());
  });

  it(`give their last piece to one of ${CLAIMANTS} who claim at once`, async () => {
    await putUp(suite, SCARCE, { stock: 1 });
    const clients = await Promise.all(
      Array.from({ length: CLAIMANTS }, (_, place) =>
        memberOf(suite.server, `6${String(3_000_000 + place)}`),
      ),
    );
    expect(
      await outcomes(clients.map(({ api }) => api.receiveVoucher({ voucherId: SCARCE }))),
    ).toEqual({ ok: 1, RECEIVE_SOLD_OUT: CLAIMANTS - 1 });
    expect([await counted(suite, SCARCE), await pieces(suite, SCARCE)]).toEqual([1, 1]);
  }, 60_000);

  it('hold the limit of a member who claims many times at once, and answer a repeat as they answered first', async () => {
    await putUp(suite, 'test.two', { perUser: 2 });
    const { api } = await memberOf(suite.server, '66880101');
    expect(
      await outcomes(
        Array.from({ length: 16 }, () => api.receiveVoucher({ voucherId: 'test.two' })),
      ),
    ).toEqual({ ok: 2, RECEIVE_LIMIT: 14 });
    expect([await counted(suite, 'test.two'), await pieces(suite, 'test.two')]).toEqual([2, 2]);
    await putUp(suite, 'test.keyed');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.receiveVoucher({ voucherId: 'test.keyed' }, { key })),
    );
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await reasonOf(api.receiveVoucher({ voucherId: 'test.two' }, { key }))).toBe(
      'KEY_REUSED',
    );
  });

  it('say why one cannot have them', async () => {
    const { api } = await memberOf(suite.server, '66880102');
    const now = Date.now();
    await putUp(suite, 'test.early', { from: now + DAY });
    await putUp(suite, 'test.late', { until: now - 1 });
    await putUp(suite, 'test.none', { stock: 0 });
    expect((await failure(api.receiveVoucher({ voucherId: 'nothing' }))).code).toBe(-2030141);
    expect(await failure(api.receiveVoucher({ voucherId: 'test.early' }))).toMatchObject({
      code: -2030142,
      note: '活動尚未開始，請稍後再來領取',
    });
    expect((await failure(api.receiveVoucher({ voucherId: 'test.late' }))).code).toBe(-2030143);
    expect((await failure(api.receiveVoucher({ voucherId: 'test.none' }))).code).toBe(-2030144);
    expect(await reasonOf(api.receiveVoucher({}))).toBe('BAD_REQUEST');
    expect(await reasonOf(api.receiveVoucher({ shareId: 'nothing' }))).toBe('CANNOT_RECEIVE');
    expect(
      await reasonOf(suite.server.client().api.receiveVoucher({ voucherId: LAST_PIECE })),
    ).toBe('SESSION_INVALID');
  });

  it('tell a store’s visitor what there is, and a member what they have of it', async () => {
    const visitor = suite.server.client({ language: 'en-US' });
    const before = (await visitor.api.storeVouchers({ storeId: asId('t-food-hall') })).result.find(
      ({ id }) => id === LAST_PIECE,
    );
    expect(before).toMatchObject({
      couponName: 'Limited voucher',
      surplusQty: 1,
      receivedQty: 0,
      canReceive: true,
      storeName: expect.any(String),
    });
    const { api } = await memberOf(suite.server, '66880103');
    await api.receiveVoucher({ voucherId: LAST_PIECE });
    expect(
      (await api.storeVouchers({ storeId: asId('t-food-hall') })).result.find(
        ({ id }) => id === LAST_PIECE,
      ),
    ).toMatchObject({ surplusQty: 0, receivedQty: 1, isReceived: true, canReceive: false });
    expect(
      (await visitor.api.storeVouchers({ storeId: asId('t-food-hall') })).result.find(
        ({ id }) => id === LAST_PIECE,
      ),
    ).toMatchObject({ receivedQty: 0, canReceive: false });
    expect(await reasonOf(api.receiveStoreRedpack({ storeId: asId('t-nowhere') }))).toBe(
      'STORE_NOT_FOUND',
    );
    expect(
      (await api.receiveStoreRedpack({ storeId: asId('t-food-hall') })).result.every(
        ({ couponType }) => couponType === 'redPacket',
      ),
    ).toBe(true);
    expect(await reasonOf(api.receiveStoreRedpack({ storeId: asId('t-food-hall') }))).toBe(
      'RECEIVE_LIMIT',
    );
  });

  it('are those of the business of a store: of deals at a store of deals, of dishes at a takeout store', async () => {
    const { api } = await memberOf(suite.server, '66880104');
    const idsAt = async (storeId: string) =>
      (await api.storeVouchers({ storeId: asId(storeId) })).result.map(({ id }) => id);
    expect(await idsAt('senado')).toEqual(['neighbourhood.deals', 'group.weekend']);
    expect(await idsAt('blue-tile-carmo')).toEqual(['group.weekend']);
    expect(await idsAt('t-food-hall')).not.toContain('group.weekend');
    expect(await reasonOf(api.storeVouchers({ storeId: asId('nowhere') }))).toBe('STORE_NOT_FOUND');
    const { result } = await api.receiveVoucher({ voucherId: 'neighbourhood.deals' });
    const { result: deals, redpack } = await api.groupProductNearList({
      redpackId: result.redpackId,
    });
    expect(redpack?.refusal).toBe(null);
    expect(deals.length).toBeGreaterThan(0);
    expect((await api.receiveStoreRedpack({ storeId: asId('senado') })).result).toMatchObject([
      { voucherId: 'group.weekend' },
    ]);
  });

  it('stand in the list of their state, what may be used before what may not, the soonest to end first', async () => {
    const { api } = await memberOf(suite.server);
    const ids = async (dataType: number, size = 50) =>
      (await api.redpackList({ dataType, size })).result;
    await dayWithRoom(10);
    const asked = Date.now();
    const usable = await ids(2);
    const ends = usable.filter(({ status }) => status === 1).map(({ expireTime }) => expireTime);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(usable.map(({ status }) => status)).toEqual(
      usable.map(({ status }) => status).toSorted((a, b) => a - b),
    );
    expect(usable.find(({ id }) => id === demoOfferId('r-later'))).toMatchObject({
      status: 2,
      isEnable: false,
      used: false,
    });
    const used = await ids(3);
    expect(used.map(({ id }) => id)).toEqual([demoOfferId('r-used'), demoOfferId('m-used')]);
    // the packet that ends today is over where the run has gone on into the next day
    const over = await ids(4);
    expect(
      over.filter(({ id }) => id !== demoOfferId('r-today')).map(({ id, status }) => [id, status]),
    ).toEqual([
      [demoOfferId('r-old'), 3],
      [demoOfferId('m-old'), 3],
    ]);
    const { expireTime } = [...usable, ...over].find(({ id }) => id === demoOfferId('r-today'))!;
    expect(usable.some(({ id }) => id === demoOfferId('r-today'))).toBe(expireTime >= asked);
    expect((await ids(1)).length).toBe(usable.length + used.length + over.length);
    const first = await api.redpackList({ size: 2 });
    expect([first.result.length, first.next, first.nextOffset]).toEqual([2, true, 2]);
    expect((await api.redpackList({ size: 2, offset: 2 })).result[0]!.id).toBe(usable[2]!.id);
    const counts = await api.voucherAndRedpackCount({});
    const soon = (rows: readonly { status: number; expireTime: number }[]) =>
      rows.filter(
        ({ status, expireTime }) => status === 1 && expireTime <= asked + 3 * 24 * 3_600_000,
      ).length;
    expect([counts.redpackExpiring, counts.voucherExpiring]).toEqual([
      soon(usable),
      soon((await api.voucherList({ dataType: 2, size: 50 })).result),
    ]);
    expect(counts).toMatchObject({
      redpackCount: usable.filter(({ status }) => status === 1).length,
      reduceCount: 3,
      nextExpireTime: usable[0]!.expireTime,
    });
  });

  it('are weighed for an order: the best set, and why each other one is not in it', async () => {
    const { api } = await memberOf(suite.server);
    const body = weighed(checkout({ productList: [dish('rice', 2)] }));
    const packets = await api.buyerStoreRedPackets({ storeId, order: body });
    const reduces = await api.buyerStoreReduces({ storeId, order: body });
    const of = (key: string) => packets.result.find(({ id }) => id === demoOfferId(key));
    expect(of('r-rate')).toMatchObject({ canUse: true, savingAmtn: cents(1200), refusal: null });
    expect(of('r-any')).toMatchObject({ canUse: true, savingAmtn: cents(800) });
    expect(of('r-big')).toMatchObject({
      canUse: false,
      refusal: { reason: 'BELOW_MIN', need: cents(42_000) },
    });
    expect(of('r-store')!.refusal!.reason).toBe('SCOPE_STORE');
    expect(of('r-later')!.refusal!.reason).toBe('NOT_STARTED');
    expect([packets.bestIds, packets.savingAmtn]).toEqual([[demoOfferId('r-rate')], cents(1200)]);
    expect(reduces.bestIds).toEqual(packets.bestIds);
    expect(packets.result.map(({ canUse }) => canUse)).toEqual(
      packets.result.map(({ canUse }) => canUse).toSorted((a, b) => Number(b) - Number(a)),
    );
    const collected = await api.buyerStoreReduces({
      storeId,
      order: weighed(pickup({ productList: [dish('rice', 2)] })),
    });
    expect(collected.result.find(({ id }) => id === demoOfferId('d-free'))!.refusal).toMatchObject({
      reason: 'EXCLUSIVE',
      with: 'pickup',
    });
    expect(await reasonOf(api.buyerStoreVouchers({ storeId: asId('t-nowhere') }))).toBe(
      'STORE_NOT_FOUND',
    );
    expect(
      await reasonOf(api.buyerStoreVouchers({ storeId: asId('t-food-hall'), order: body })),
    ).toBe('BAD_REQUEST');
  });

  it('serve one order only, whoever is quicker', async () => {
    const { client, packet } = await withPacket(suite, '66880110');
    const { quote } = await client.api.takeoutCheckProduct(twoBowls(packet));
    expect(quote).toMatchObject({ usedOffers: [packet], voucherAmtn: cents(500) });
    const create = () =>
      client.api.takeoutOrderCreate(
        { ...twoBowls(packet), totalPrice: quote!.totalPrice },
        { key: randomUUID() },
      );
    expect(await outcomes(Array.from({ length: 6 }, create))).toEqual({
      ok: 1,
      OFFER_UNAVAILABLE: 5,
    });
    expect((await client.api.redpackList({})).result.find(({ id }) => id === packet)).toMatchObject(
      { status: 2, used: true, tradeId: expect.any(String) },
    );
    expect((await client.api.takeoutCheckProduct(twoBowls(packet))).quote!.refusedOffers).toEqual([
      { offerId: packet, reason: 'USED' },
    ]);
  });

  it('of somebody else cannot be used', async () => {
    const { packet } = await withPacket(suite, '66880111');
    const { client: thief } = await withPacket(suite, '66880112');
    expect(await failure(thief.api.takeoutCheckProduct(twoBowls(packet)))).toMatchObject({
      reason: 'OFFER_UNAVAILABLE',
      data: { offers: [{ offerId: packet, reason: 'NOT_FOUND' }] },
    });
  });

  it('of another business cannot be used for takeout, though its id is known', async () => {
    const { client, packet } = await withPacket(suite, '66880139');
    await suite.server.deps.db.query(
      `UPDATE member_offer SET terms = jsonb_set(terms, '{businessTypes}', '"2"') WHERE id = $1`,
      [packet],
    );
    expect(await failure(client.api.takeoutCheckProduct(twoBowls(packet)))).toMatchObject({
      reason: 'OFFER_UNAVAILABLE',
      data: { offers: [{ offerId: packet, reason: 'NOT_FOUND' }] },
    });
  });

  it('come back when the order is cancelled, before and after it was paid, and can be used again', async () => {
    const { client, packet } = await withPacket(suite, '66880113');
    const unpaid = await order(client, twoBowls(packet));
    await client.api.takeoutOrderCancel({ tradeId: unpaid.tradeId });
    const paid = await paidOrder(suite.server, client, twoBowls(packet));
    expect(
      (await client.api.redpackList({ dataType: 3 })).result.map(({ id, tradeId }) => [
        id,
        tradeId,
      ]),
    ).toEqual([[packet, paid]]);
    await client.api.takeoutOrderCancel({ tradeId: paid });
    expect((await client.api.redpackList({})).result.find(({ id }) => id === packet)).toMatchObject(
      { status: 1, used: false, tradeId: null },
    );
    expect(await states(suite, packet)).toEqual([
      'claimed',
      'reserved',
      'freed',
      'reserved',
      'used',
      'freed',
    ]);
  });

  it('are not counted when they have no effect, and last three days more when they ran out meanwhile', async () => {
    const { client, packet } = await withPacket(suite, '66880114');
    const small = await order(client, checkout({ productList: [dish('rice')] }));
    await client.api.takeoutOrderCancel({ tradeId: small.tradeId });
    expect(await states(suite, packet)).toEqual(['claimed']);
    const held = await order(client, twoBowls(packet));
    const now = Date.now();
    await suite.server.deps.db.query('UPDATE member_offer SET end_at = $2 WHERE id = $1', [
      packet,
      now - 1000,
    ]);
    await client.api.takeoutOrderCancel({ tradeId: held.tradeId });
    expect(
      (await client.api.redpackList({})).result.find(({ id }) => id === packet)!.expireTime,
    ).toBeGreaterThan(now + 2 * DAY);
  });

  it('run out by themselves, each once', async () => {
    const { packet } = await withPacket(suite, '66880115');
    const later = plus(instant(Date.now()), 40 * DAY);
    const [first, second] = [
      await expireOffers(suite.server.deps.db, later),
      await expireOffers(suite.server.deps.db, later),
    ];
    expect([first > 0, second, await states(suite, packet)]).toEqual([
      true,
      0,
      ['claimed', 'expired'],
    ]);
  });

  it('welcome a new member once, and nobody who has ordered', async () => {
    const fresh = await memberOf(suite.server, '66880116');
    const [first] = await Promise.all([
      fresh.api.newlyReceive({}, { key: 'same-key' }),
      fresh.api.newlyReceive({}, { key: 'same-key' }),
    ]);
    expect(first.result.every(({ sourceType }) => sourceType === 1)).toBe(true);
    expect(await reasonOf(fresh.api.newlyReceive({}))).toBe('RECEIVE_LIMIT');
    expect((await fresh.api.redpackList({})).result).toHaveLength(first.result.length);
    expect(await reasonOf((await memberOf(suite.server)).api.newlyReceive({}))).toBe(
      'RECEIVE_NEW_ONLY',
    );
  });

  it('are shared with an order’s friends, as many as were opened', async () => {
    const owner = await memberOf(suite.server, '66880117');
    const tradeId = await paidOrder(suite.server, owner);
    const { shareId, redpackCount } = await owner.api.platformShare({ orderId: tradeId });
    await pastCalling(suite.server, tradeId, instant(Date.now()));
    const friends = await Promise.all(
      Array.from({ length: redpackCount + 2 }, (_, place) =>
        memberOf(suite.server, `6${String(4_000_000 + place)}`),
      ),
    );
    expect(await outcomes(friends.map(({ api }) => api.receiveVoucher({ shareId })))).toEqual({
      ok: redpackCount,
      RECEIVE_SOLD_OUT: 2,
    });
    expect(await reasonOf(friends.at(0)!.api.receiveVoucher({ shareId }))).toMatch(
      /RECEIVE_(LIMIT|SOLD_OUT)/,
    );
  });

  it('of an order that was shared go to others only, while the order stands, and end with it', async () => {
    const { db } = suite.server.deps;
    const owner = await memberOf(suite.server, '66880151');
    const [early, holder, late] = await Promise.all(
      ['66880152', '66880153', '66880154'].map((phone) => memberOf(suite.server, phone)),
    );
    const claim = ({ api }: TestClient, shareId: string) => api.receiveVoucher({ shareId });
    const open = async (tradeId: OrderId) =>
      (await owner.api.platformShare({ orderId: tradeId })).shareId;

    const called = await paidOrder(suite.server, owner);
    const calledShare = await open(called);
    expect(await reasonOf(claim(owner, calledShare))).toBe('SHARE_OWN');
    expect(await reasonOf(claim(early!, calledShare))).toBe('SHARE_NOT_OPEN');
    await owner.api.takeoutOrderCancel({ tradeId: called });
    expect(await reasonOf(claim(early!, calledShare))).toBe('SHARE_ORDER_OVER');

    const tradeId = await paidOrder(suite.server, owner);
    const shareId = await open(tradeId);
    await pastCalling(suite.server, tradeId, instant(Date.now()));
    await claim(early!, shareId);
    const { result: held } = await claim(holder!, shareId);
    const unpaid = await order(holder!, twoBowls(held.id));
    const { productList } = await owner.api.takeoutOrderGet({ tradeId });
    await owner.api.takeoutApplyForRefund({
      tradeId,
      productList: productList.map(({ uuid, quantity }) => ({ uuid, quantity })),
      reason: 7,
    });
    expect(await answerRefund(db, tradeId, 'approve', instant(Date.now()))).toBe(true);
    expect(await reasonOf(claim(late!, shareId))).toBe('SHARE_ORDER_OVER');
    expect((await early!.api.redpackList({})).result).toEqual([]);
    await holder!.api.takeoutOrderCancel({ tradeId: unpaid.tradeId });
    expect((await holder!.api.redpackList({})).result).toEqual([]);
    expect(await states(suite, held.id)).toEqual(['claimed', 'reserved', 'expired']);
  });

  it('for the next order and for lateness end when all of the order is refunded', async () => {
    const { db } = suite.server.deps;
    const member = await memberOf(suite.server, '66880155');
    const tradeId = await paidOrder(suite.server, member);
    const late = plus(instant(Date.now()), 3 * HOUR);
    await completeOrder(suite.server, tradeId, late);
    expect((await member.api.redpackList({})).result).toHaveLength(1);
    const { productList } = await member.api.takeoutOrderGet({ tradeId });
    await member.api.takeoutApplyForRefund({
      tradeId,
      productList: productList.map(({ uuid, quantity }) => ({ uuid, quantity })),
      reason: 7,
    });
    expect(await answerRefund(db, tradeId, 'approve', instant(Date.now()))).toBe(true);
    expect((await member.api.redpackList({})).result).toEqual([]);
    expect(await reasonOf(member.api.platformShare({ orderId: tradeId }))).toBe(
      'ORDER_NOT_SHAREABLE',
    );
  });

  it('are brought back by an order that a store promised one for, once it is completed', async () => {
    const { db } = suite.server.deps;
    const promise = {
      name: { zh: '下單返券', en: 'A voucher back' },
      details: [
        { limitAmount: 6000, voucherAmount: 1000, voucherLimit: 9000, validDays: 14 },
        { limitAmount: 60_000, voucherAmount: 9000, voucherLimit: 9000, validDays: 14 },
      ],
    };
    const campaign = {
      merchant_id: TEST_STORE.merchantId,
      store_id: TEST_STORE.id,
      id: 'test.return',
      kind: 'fullReturn',
      position: 1,
      starts_at: 0,
      ends_at: null,
      rules: JSON.stringify(promise),
    };
    await insertRows(db.query, 'takeout_activity', [campaign]);
    const [large, small] = [
      await memberOf(suite.server, '66880118'),
      await memberOf(suite.server, '66880119'),
    ];
    await paidOrder(suite.server, large, checkout({ productList: [dish('rice', 2)] }));
    await paidOrder(suite.server, small, checkout({ productList: [dish('rice')] }));
    // what the store has on when the order comes is not what it promised when it was made
    await db.query(`DELETE FROM takeout_activity WHERE id = 'test.return'`);
    await insertRows(db.query, 'takeout_activity', [
      {
        ...campaign,
        id: 'test.return-later',
        rules: JSON.stringify({
          ...promise,
          details: [{ ...promise.details[0]!, limitAmount: 100, voucherAmount: 2000 }],
        }),
      },
    ]);
    const town = townSimulator({ db }, { refuseRate: 0 });
    const later = plus(instant(Date.now()), 3 * HOUR);
    for (let step = 0; step < 2; step += 1) await town.step(later);
    expect((await large.api.voucherList({ dataType: 1 })).result).toMatchObject([
      { amount: cents(1000), limitAmount: cents(9000), storeScope: 3, linkStoreId: TEST_STORE.id },
    ]);
    expect((await small.api.voucherList({ dataType: 1 })).result).toEqual([]);
    await db.query(`DELETE FROM takeout_activity WHERE id = 'test.return-later'`);
  });

  it('for the next order, earned in time and alone, go back with a whole refund: unused, on an unpaid order, or spent', async () => {
    const { db } = suite.server.deps;
    const detail = { limitAmount: 4000, voucherAmount: 500, voucherLimit: 0, validDays: 14 };
    await insertRows(db.query, 'takeout_activity', [
      {
        merchant_id: TEST_STORE.merchantId,
        store_id: TEST_STORE.id,
        id: 'test.return',
        kind: 'fullReturn',
        position: 1,
        starts_at: 0,
        ends_at: null,
        rules: JSON.stringify({ name: { zh: '下單返券', en: 'Back' }, details: [detail] }),
      },
    ]);
    const vouchersOf = async ({ api }: TestClient) => (await api.voucherList({})).result;
    const refund = async ({ api }: TestClient, tradeId: OrderId, quantity: number) => {
      const {
        productList: [rice],
      } = await api.takeoutOrderGet({ tradeId });
      const productList = [{ uuid: rice!.uuid, quantity }];
      await api.takeoutApplyForRefund({ tradeId, productList, reason: 7 });
      expect(await answerRefund(db, tradeId, 'approve', instant(Date.now()))).toBe(true);
    };
    /** Pays for two bowls, which come in time; gives the voucher that they bring. */
    const earn = async (client: TestClient) => {
      const body = checkout({ productList: [dish('rice', 2)] });
      const tradeId = await paidOrder(suite.server, client, body);
      await completeOrder(suite.server, tradeId, instant(Date.now()));
      const [voucher, ...more] = await vouchersOf(client);
      expect([voucher?.amount, more]).toEqual([cents(500), []]);
      expect((await client.api.redpackList({})).result).toEqual([]);
      return { tradeId, voucher: voucher! };
    };
    const [unused, held, spent, partly, called] = await Promise.all(
      ['66880171', '66880172', '66880173', '66880174', '66880175'].map((phone) =>
        memberOf(suite.server, phone),
      ),
    );

    const first = await earn(unused!);
    await unused!.api.platformShare({ orderId: first.tradeId });
    await refund(unused!, first.tradeId, 2);
    expect(await vouchersOf(unused!)).toEqual([]);
    expect(await states(suite, first.voucher.id)).toEqual(['claimed', 'expired']);

    const second = await earn(held!);
    const unpaid = await order(held!, twoBowls(second.voucher.id));
    await refund(held!, second.tradeId, 2);
    await held!.api.takeoutOrderCancel({ tradeId: unpaid.tradeId });
    expect(await vouchersOf(held!)).toEqual([]);
    expect(await states(suite, second.voucher.id)).toEqual(['claimed', 'reserved', 'expired']);

    const third = await earn(spent!);
    const next = await paidOrder(suite.server, spent!, twoBowls(third.voucher.id));
    await refund(spent!, third.tradeId, 2);
    await spent!.api.takeoutOrderCancel({ tradeId: next });
    expect(await vouchersOf(spent!)).toEqual([]);

    await refund(partly!, (await earn(partly!)).tradeId, 1);
    expect(await vouchersOf(partly!)).toHaveLength(1);

    const bowls = checkout({ productList: [dish('rice', 2)] });
    const tradeId = await paidOrder(suite.server, called!, bowls);
    await called!.api.platformShare({ orderId: tradeId });
    await called!.api.takeoutOrderCancel({ tradeId });
    expect(await vouchersOf(called!)).toEqual([]);
    await db.query(`DELETE FROM takeout_activity WHERE id = 'test.return'`);
  });

  it('are brought back for the dishes that stayed; an order of which none stayed brings nothing, however late', async () => {
    const { db } = suite.server.deps;
    const promise = {
      name: { zh: '下單返券', en: 'A voucher back' },
      details: [
        { limitAmount: 4000, voucherAmount: 500, voucherLimit: 0, validDays: 14 },
        { limitAmount: 8000, voucherAmount: 1000, voucherLimit: 0, validDays: 14 },
      ],
    };
    await insertRows(db.query, 'takeout_activity', [
      {
        merchant_id: TEST_STORE.merchantId,
        store_id: TEST_STORE.id,
        id: 'test.return',
        kind: 'fullReturn',
        position: 1,
        starts_at: 0,
        ends_at: null,
        rules: JSON.stringify(promise),
      },
    ]);
    const broughtAfter = async (phone: string, refunded: number): Promise<unknown[]> => {
      const member = await memberOf(suite.server, phone);
      const tradeId = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('rice', 2)] }),
      );
      await moveTo(db, tradeId, 'ACCEPTED', instant(Date.now()));
      const {
        productList: [rice],
      } = await member.api.takeoutOrderGet({ tradeId });
      await member.api.takeoutApplyForRefund({
        tradeId,
        productList: [{ uuid: rice!.uuid, quantity: refunded }],
        reason: 7,
      });
      expect(await answerRefund(db, tradeId, 'approve', instant(Date.now()))).toBe(true);
      await completeOrder(suite.server, tradeId, plus(instant(Date.now()), 3 * HOUR), [
        'RIDER_ASSIGNED',
        'RIDER_AT_STORE',
        'PICKED_UP',
        'RIDER_ARRIVED',
        'COMPLETED',
      ]);
      expect((await member.api.takeoutOrderGet({ tradeId })).makeGoodAmtn).toBe(
        refunded === 2 ? 0 : 500,
      );
      return [
        ...(await member.api.voucherList({ dataType: 1 })).result,
        ...(await member.api.redpackList({ dataType: 1 })).result,
      ].map(({ amount }) => amount);
    };
    expect(await broughtAfter('66880120', 1)).toEqual([500, 500]);
    expect(await broughtAfter('66880121', 2)).toEqual([]);
    await db.query(`DELETE FROM takeout_activity WHERE id = 'test.return'`);
  });
});
