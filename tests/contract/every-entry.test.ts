import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { contract, type CallName } from '#shared/contract/index.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, dayOf, HOUR, instant, plus } from '#shared/kernel/time.ts';
import { qrText, parseQr } from '#shared/voucher/code.ts';
import { addTestShelf } from '#tests/support/market-store.ts';
import {
  signInTill,
  type TestApi,
  type TestClient,
  type Till,
} from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { DATABASES } from './databases.ts';
import { GUEST_WRITES, OF_EVERY_WRITE, watchInserts } from './guest-writes.ts';
import { aRefusedTry, bank, checkBody, memberOf, newRequest, onEach, pay } from './suite.ts';
import { walkBookingAndSearch } from './walk-write-off.ts';
import { addDeskStaff } from './desk-suite.ts';
import { walkDesk } from './walk-desk.ts';
import { walkCards } from './walk-cards.ts';
import { walkGold } from './walk-gold.ts';
import { walkGroupActivity, walkTableNote } from './walk-group-activity.ts';
import { walkGroupCheckIn } from './walk-group-check-in.ts';
import { walkGroupComments } from './walk-group-comments.ts';
import { walkGroupFind } from './walk-group-find.ts';
import { walkGroupRefund } from './walk-group-refund.ts';
import { walkGroupLikes, walkGroupStore } from './walk-group-store.ts';
import { walkMarketStore } from './walk-market-store.ts';
import { walkMarketFind } from './walk-market-find.ts';
import { walkMarketAfter } from './walk-market-after.ts';
import { walkCombo } from './walk-combo.ts';
import { walkMonthlyCard } from './walk-monthly-card.ts';
import { walkOffers } from './walk-offers.ts';
import { walkOrgs } from './walk-orgs.ts';
import { walkAccountClosing } from './walk-account-closing.ts';
import { walkAddress } from './walk-address.ts';
import { walkProfile } from './walk-profile.ts';
import { walkPoints } from './walk-points.ts';
import { walkMarketActivity, walkMarketOffers } from './walk-market-activity.ts';
import { walkMarketZone } from './walk-market-zone.ts';
import { walkMarketOrder, walkMarketRefund, walkMarketReview } from './walk-market-order.ts';
import { walkPeople } from './walk-people.ts';
import { walkTakeoutOrder, walkTakeoutRefund, walkTakeoutReview } from './walk-takeout-order.ts';
import { walkNewMember, walkTakeoutHome, walkTakeoutSearch } from './walk-takeout-home.ts';
import { walkTakeoutStore } from './walk-takeout-store.ts';

type Inserts = ReturnType<typeof watchInserts>;
/** What was called and answered, and what that added to the database. */
type Walked = Set<string> & { inserts?: Inserts };
type Walk = { server: InProcess; walked: Walked; member: TestClient; till: Till };

/** A client that notes which entries were called and answered. */
const noting = (client: TestClient, walked: Walked): TestClient => ({
  ...client,
  api: new Proxy(client.api, {
    get:
      (api, name: CallName) =>
      async (...args: never[]) => {
        const call = () => (api[name] as (...given: never[]) => Promise<unknown>)(...args);
        const answer = await (walked.inserts?.during(name, call) ?? call());
        walked.add(name);
        return answer;
      },
  }),
});

const walkMember = async ({ member }: Walk): Promise<void> => {
  const phone = { region: '853' as const, phone: '66880002' };
  const { demoCode } = await member.api.memberSendCode(phone);
  const { token } = await member.api.memberLogin({ ...phone, code: demoCode! });
  member.setToken(token);
  expect((await member.api.memberInfo({})).phone).toBe('6***0002');
};

const walkOrder = async ({
  member,
  server,
}: Walk): Promise<{ voucherId: string; code: string; orderId: string }> => {
  const { result } = await member.api.groupProductNearList({ keyword: 'egg' });
  expect(result.length).toBeGreaterThan(0);
  const product = await member.api.groupProductInfo({ productId: asId('egg-tart-box') });
  expect(product.stores.map(({ distance }) => distance)).toEqual(
    product.stores.map(({ distance }) => distance).sort((a, b) => a - b),
  );
  const { totalAmount } = await member.api.groupOrderCheckProduct({
    productId: product.productId,
    quantity: 2,
  });
  const order = await member.api.groupOrderCreate(
    { productId: product.productId, quantity: 2, totalAmount },
    { key: randomUUID() },
  );
  expect(
    (await member.api.groupOrderSurplusTime({ orderId: order.orderId })).surplusTime,
  ).toBeGreaterThan(890);
  const tradeNo = await pay(member, order);
  expect((await member.api.paymentPaying({ tradeId: order.orderId })).paying?.tradeNo).toBe(
    tradeNo,
  );
  expect((await bank(server, tradeNo, 'pay')).status).toBe(303);
  expect(await member.api.paymentGetResult({ tradeNo: asId(tradeNo) })).toMatchObject({
    result: 'SUCCESS',
    refunded: false,
    amount: totalAmount,
  });
  expect(
    (await member.api.groupOrderList({ status: 1 })).result.map(({ orderId }) => orderId),
  ).toContain(order.orderId);
  const detail = await member.api.groupOrderGet({ orderId: order.orderId });
  expect(detail.vouchers.reduce((sum, voucher) => sum + voucher.amount, 0)).toBe(totalAmount);
  const [first] = detail.vouchers;
  return { voucherId: first!.voucherId, code: first!.code, orderId: order.orderId };
};

const walkTill = async (
  { till, member }: Walk,
  voucher: { voucherId: string; orderId: string },
): Promise<void> => {
  const { items } = await member.api.groupOrderQr({ orderId: asId(voucher.orderId) });
  const qr = items.find(({ voucherId }) => voucherId === voucher.voucherId)!.codes[0]!;
  expect(qrText(parseQr(qr.text)!)).toBe(qr.text);
  const found = await till.api.groupVerifyCheckList({
    input: qr.text,
    source: 'CAMERA',
    storeId: till.storeId,
    deviceId: till.deviceId,
  });
  expect(found.vouchers.find(({ scanned }) => scanned)).toMatchObject({
    voucherId: voucher.voucherId,
    redeemable: true,
  });
  expect(
    await till.api.groupVerifyRefused({
      storeId: till.storeId,
      deviceId: till.deviceId,
      tries: [aRefusedTry()],
    }),
  ).toEqual({ recorded: 1 });
  const body = checkBody(till, [voucher], { prepareToken: found.prepareToken });
  const checked = await till.api.groupVerifyCheck(body);
  expect(checked).toMatchObject({
    replay: false,
    items: [{ voucherId: voucher.voucherId, timesLeft: 0, status: 2 }],
  });
  expect(await till.api.groupVerifyCheckResult({ requestId: body.requestId })).toMatchObject({
    result: 'OK',
    answer: { receiptNo: checked.receiptNo },
  });
  const after = await member.api.groupOrderGet({ orderId: asId(voucher.orderId) });
  expect(after.orderInfo.status).toBe(2);
  expect(after.vouchers[0]).toMatchObject({ status: 2, uses: [{ times: 1 }] });
  const undone = await till.api.groupVerifyUncheck({
    requestId: newRequest(),
    verifyId: checked.items[0]!.verifyId,
    reasonCode: 'GUEST_LEFT',
    deviceId: till.deviceId,
  });
  expect(undone).toMatchObject({ timesLeft: 1, status: 1 });
  const log = await till.api.groupVerifyCheckLog({
    from: instant(0),
    to: instant(Date.now() + 60_000),
  });
  expect(log.result[0]).toMatchObject({ state: 'UNDONE', undone: { reasonCode: 'GUEST_LEFT' } });
};

/** An owner reads the same records in every way there is. */
const walkRecords = async ({ server, walked }: Walk): Promise<void> => {
  const { api } = await signInTill(noting(server.client({ kind: 'console' }), walked), {
    account: '66990001',
  });
  const filter = { from: instant(0), to: instant(Date.now() + 60_000) };
  const { sum, marks } = await api.groupVerifyCheckLogSum(filter);
  const { result } = await api.groupVerifyCheckLogRows({ ...filter, cursor: marks[0] });
  const undone = result.find(({ state }) => state === 'UNDONE');
  const file = await api.groupVerifyCheckLogExport(filter);
  const stats = await api.groupVerifyCheckLogStats(filter);
  expect([
    result.length,
    file.result.length,
    stats.days.reduce((all, day) => all + day.ok + day.refused + day.undone + day.refunded, 0),
  ]).toEqual([sum.count, sum.count, sum.count]);
  expect(
    (await api.groupVerifyHistory({ verifyId: undone!.verifyId })).events.map(({ kind }) => kind),
  ).toEqual(['ORDERED', 'PAID', 'REDEEMED', 'UNDONE']);
  expect((await api.groupVerifyCheckLogDevices({})).result.length).toBeGreaterThan(0);
};

/** What a manager reads of orders and products, and a switch of a product that is set back. */
const walkOrdersAndProducts = async ({ server, walked }: Walk, orderId: string): Promise<void> => {
  const { api } = await signInTill(noting(server.client({ kind: 'console' }), walked), {
    account: 'M1001',
  });
  expect(
    (await api.merchantOrderList({ keyword: orderId })).result.map((order) => order.orderId),
  ).toEqual([orderId]);
  expect((await api.merchantOrderGet({ orderId: asId(orderId) })).log.length).toBeGreaterThan(0);
  const [product] = (await api.merchantProductList({ state: 'ON', size: 1 })).result;
  expect((await api.merchantProductGet({ productId: product!.productId })).canSwitch).toBe(true);
  for (const value of [false, true])
    expect(
      (
        await api.merchantProductSwitch({
          requestId: newRequest(),
          productId: product!.productId,
          field: 'isShelf',
          value,
        })
      ).isShelf,
    ).toBe(value);
};

/** An owner plans a flash sale, sees it on its deal and withdraws it. */
const walkPromotions = async (api: TestApi): Promise<void> => {
  const productId = asId<ProductId>('egg-tart-box');
  const startTime = instant(Date.now() + 40 * DAY);
  const words = { zh: '', en: '' };
  const made = await api.merchantDealPromotionSave({
    requestId: newRequest(),
    kind: 'FLASH',
    startTime,
    endTime: instant(startTime + HOUR),
    title: words,
    lead: words,
    items: [
      { productId, part: 'FLASH', price: cents(2000), fromQuantity: 1, stock: -1, userLimit: -1 },
    ],
  });
  const { result } = await api.merchantDealPromotions({ productId });
  expect(result.map(({ activityId }) => activityId)).toContain(made.activityId);
  await api.merchantDealPromotionEnd({ requestId: newRequest(), ...made });
};

/** An owner looks after the stores. */
const walkStores = async ({ server, walked }: Walk): Promise<void> => {
  const { api } = await signInTill(noting(server.client({ kind: 'console' }), walked), {
    account: '66990001',
  });
  const { storeId, hours } = (await api.merchantStoreList({})).result[0]!;
  await api.merchantStoreSetHours({ storeId, hours });
  await api.merchantStoreSetSwitches({ storeId, voice: true });
  expect(await api.merchantStoreSwitches({ storeId })).toMatchObject({ voice: true });
  const booked = { requestId: newRequest(), productId: asId<ProductId>('egg-tart-box') };
  await server.deps.db.query(
    `UPDATE product SET texts = texts || '{"checkSubscribeType":"AFTER_ORDER"}'::jsonb WHERE id = 'egg-tart-box'`,
  );
  await api.merchantProductSlots({ ...booked, minutes: 30, capacity: 20, mostGuests: 8 });
  const deal = async () => ({
    ...booked,
    requestId: newRequest(),
    seq: (await api.merchantProductGet(booked)).seq,
  });
  await api.merchantProductEdit({ ...(await deal()), stock: 500 });
  await api.merchantProductSetBlackout({ ...(await deal()), days: [] });
  await api.merchantProductSetNotes({ ...(await deal()), notes: [] });
  await walkPromotions(api);
  const day = dayOf(instant(Date.now()));
  const span = { from: plus(instant(Date.now()), -DAY), to: instant(Date.now()) };
  expect((await api.merchantOrderRecords(span)).result).toEqual([]);
  expect((await api.merchantOrderRecordsExport(span)).next).toBe(false);
  const { closing } = await api.merchantDayClose({ requestId: newRequest(), storeId, day });
  expect((await api.merchantDayGet({ storeId, day })).closing).toEqual(closing);
  expect((await api.merchantDayList({ storeId })).result).toEqual([{ day, ...closing }]);
  expect(
    (await api.merchantDayReopen({ requestId: newRequest(), storeId, day, reason: 'again' }))
      .closing.reopened,
  ).not.toBeNull();
};

onEach(DATABASES, 'every entry of the contract', (suite) => {
  it('is answered by the server to the real client', async () => {
    const { server } = suite;
    // before the first search: the names of articles are held for a minute
    await addTestShelf(server.deps.db.query);
    const inserts = watchInserts(server.deps.db);
    const walked: Walked = Object.assign(new Set<string>(), { inserts });
    const member = noting(server.client(), walked);
    const till = await signInTill(noting(server.client({ kind: 'console' }), walked));
    const walk = { server, walked, member, till };
    await walkOrgs(server.url, noting(server.client(), walked));
    await walkMember(walk);
    await walkAccountClosing(noting(server.client(), walked));
    await walkOffers(noting(server.client(), walked));
    await walkAddress(member);
    await walkTakeoutHome(noting(server.client(), walked).api);
    await walkTakeoutSearch(noting(server.client(), walked).api);
    await walkNewMember(member.api);
    await walkMarketFind(member.api);
    await walkMarketActivity(member.api);
    await walkMarketOffers(member.api);
    await walkMarketZone(noting(server.client(), walked).api, member.api);
    await walkGroupStore(noting(server.client(), walked).api);
    await walkGroupFind(noting(server.client({ language: 'en-US' }), walked).api);
    await walkGroupLikes(member.api);
    await walkGroupActivity(member.api);
    await walkGroupCheckIn(member.api);
    const voucher = await walkOrder(walk);
    await walkTill(walk, voucher);
    await walkOrdersAndProducts(walk, voucher.orderId);
    await walkBookingAndSearch(server, noting(server.client(), walked), till);
    const manager = await signInTill(noting(server.client({ kind: 'console' }), walked), {
      account: 'M1001',
    });
    await walkTableNote(server, member);
    await walkGroupRefund(server, member, manager);
    await walkTakeoutStore(noting(server.client(), walked), member);
    await walkMarketStore(noting(server.client(), walked), member);
    await walkCards(server.url, noting(await memberOf(server, '66880078'), walked), '66880078');
    await walkProfile(noting(await memberOf(server, '66880079'), walked), '66880079');
    await walkGold(server, member);
    await walkMonthlyCard(server, noting(server.client(), walked), member);
    await walkTakeoutOrder(server, member);
    await walkCombo(server, noting(server.client(), walked), member);
    await walkTakeoutRefund(server, member);
    await walkTakeoutReview(server, member);
    await walkMarketOrder(server, member);
    await walkMarketRefund(server, member);
    await walkMarketReview(server, member);
    await walkMarketAfter(server, member, noting(await memberOf(server, '66880077'), walked));
    await walkPoints(member.api, noting(server.client(), walked));
    await walkRecords(walk);
    await walkGroupComments(server, member, manager);
    await walkStores(walk);
    await addDeskStaff(server);
    const desk = noting(server.client({ kind: 'console' }), walked);
    await signInTill(desk, { account: 'K-owner' });
    await walkDesk({
      server,
      member,
      desk: desk.api,
      driver: noting(server.client(), walked).api,
    });
    await walkPeople(
      noting(server.client({ kind: 'console' }), walked),
      noting(server.client({ kind: 'console' }), walked),
    );
    const other = await member.api.groupOrderCreate({
      productId: asId('egg-tart-box'),
      quantity: 1,
      totalAmount: 3800 as never,
    });
    await member.api.groupOrderCancel({ orderId: other.orderId });
    await member.api.groupOrderDelete({ orderId: other.orderId });
    expect((await till.api.merchantInfo({})).stores.map(({ id }) => id)).toEqual([
      'rotunda',
      'senado',
    ]);
    const fresh = await till.api.merchantRefresh({
      refreshToken: till.refreshToken,
      deviceId: till.deviceId,
    });
    till.setToken(fresh.token);
    await till.api.merchantLogout({});
    await member.api.memberLogout({});
    expect(Object.keys(contract).filter((name) => !walked.has(name))).toEqual([]);
    inserts.stop();
    const unbounded = [...inserts.seen].flatMap(([name, tables]) =>
      contract[name].caller === 'guest'
        ? [...tables]
            .filter(
              (table) => table !== OF_EVERY_WRITE && !GUEST_WRITES[name]?.tables.includes(table),
            )
            .map((table) => `${name} adds rows to ${table}`)
        : [],
    );
    expect(unbounded, 'calls without a session that GUEST_WRITES does not bound').toEqual([]);
  });
});
