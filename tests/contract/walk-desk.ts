import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { eventStream } from '#shared/client/event-stream.ts';
import { dropOldFeed } from '#server/modules/order/index.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import { businessDay } from '#shared/order/desk/business-day.ts';
import type { TestApi, TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import { newRequest } from './suite.ts';
import { dish, paidOrder, pickup } from './takeout-suite.ts';
import { walkMenu } from './walk-menu.ts';
import { walkPromotion } from './walk-promotion.ts';

const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });

/** The store takes longer, pauses, and takes orders again. */
const walkDeskLive = async (desk: TestApi, storeId: StoreId): Promise<void> => {
  const at = () => ({ requestId: newRequest(), storeId });
  const { serverTime } = await desk.merchantDeskBoard({});
  const until = plus(serverTime, HOUR);
  await desk.merchantDeskSetBusy({ ...at(), extraMinutes: 10, until });
  await desk.merchantDeskPause({ ...at(), ways: ['DELIVERY'], until, reason: 'BUSY' });
  expect((await desk.merchantDeskStore({ storeId })).store).toMatchObject({
    busy: { extraMinutes: 10 },
    pause: { ways: ['DELIVERY'], reason: 'BUSY' },
  });
  await desk.merchantDeskHeard({ storeIds: [storeId], canRing: true, isVisible: true });
  const items = [{ productId: asId<ProductId>('rice') }];
  await desk.merchantDeskSoldOut({ ...at(), items, until: 'HOUR' });
  expect((await desk.merchantDeskOut({ storeId })).result).toMatchObject([{ productId: 'rice' }]);
  await desk.merchantDeskSoldOut({ ...at(), items, until: 'ON' });
  await desk.merchantDeskResume(at());
  await desk.merchantStoreSetDays({ storeId, days: [], seq: 1 });
  const { autoAccept } = (await desk.merchantDeskStore({ storeId })).store;
  await desk.merchantDeskSet({ ...at(), autoAccept });
  await desk.merchantDeskSetAnswer({ ...at(), answerMinutes: 5 });
  await desk.merchantDeskSetBusy({ ...at(), extraMinutes: 0, until });
};

/** A station is added, crosses its dish out, and makes the order ready; then it is taken away. */
const walkKitchen = async (server: InProcess, member: TestClient, desk: TestApi): Promise<void> => {
  const storeId = asId<StoreId>(TEST_STORE.id);
  const at = () => ({ requestId: newRequest(), storeId });
  const { token, walls } = await desk.merchantWallAdd({ ...at(), name: 'Counter' });
  expect((await member.api.wallNumbers({ token })).ready).toEqual([]);
  expect((await desk.merchantWallList({ storeId })).walls).toHaveLength(1);
  await desk.merchantWallRevoke({ storeId, wallId: walls[0]!.wallId });
  const { stationId } = await desk.merchantStationSave({ ...at(), name: 'Wok' });
  const productIds = [asId<ProductId>('rice')];
  await desk.merchantStationAssign({ ...at(), stationId, classIds: [], productIds });
  expect((await desk.merchantStationList({ storeId })).stations).toHaveLength(1);
  const orderId = await paidOrder(server, member, pickup());
  const { order } = await desk.merchantDeskAccept(body(orderId));
  const lineIds = order.lines.map(({ lineId }) => lineId);
  const marked = await desk.merchantDeskMark({
    ...body(orderId),
    lineIds,
    isDone: true,
    stationId,
  });
  expect(marked.order).toMatchObject({ stage: 'READY', lines: [{ isDone: true }] });
  expect((await desk.merchantStationDelete({ ...at(), stationId })).stations).toEqual([]);
};

/** Something is out: the guest takes a change; money goes back, and an order is called off. */
const walkMoney = async (server: InProcess, member: TestClient, desk: TestApi): Promise<void> => {
  const orderId = await paidOrder(server, member, pickup({ productList: [dish('rice', 3)] }));
  const { order } = await desk.merchantDeskAccept(body(orderId));
  const { lineId } = order.lines[0]!;
  const lines = [{ lineId, keep: 2 }];
  const preview = await desk.merchantDeskPreviewChange({ orderId, lines });
  await desk.merchantDeskOfferChange({ ...body(orderId), lines });
  const { change } = await member.api.takeoutGetChange({ tradeId: orderId });
  const said = { changeId: change!.changeId, isAccepted: true };
  const { refundAmtn } = await member.api.takeoutAnswerChange(said, { key: randomUUID() });
  expect(refundAmtn).toBe(preview.giveBackAmtn);
  const given = { ...body(orderId), lines: [{ lineId, quantity: 1 }], reason: 1 as const };
  expect((await desk.merchantDeskGiveBack(given)).amtn).toBe(refundAmtn);
  expect((await desk.merchantDeskCancel({ ...body(orderId), reason: 7 })).order.stage).toBe('DONE');
};

/** Lists a day's pre-orders, and prints the list. */
const walkMorning = async (server: InProcess, member: TestClient, desk: TestApi): Promise<void> => {
  const storeId = asId<StoreId>(TEST_STORE.id);
  const { result } = await member.api.takeoutAskForTimes({ storeId });
  const { at } = result.find(({ isNow }) => !isNow)!;
  const orderId = await paidOrder(server, member, pickup({ askForTime: { isNow: false, at } }));
  const { serverTime } = await desk.merchantDeskBoard({});
  const isToday = businessDay(at) === businessDay(serverTime);
  const asked = { storeId, day: isToday ? ('TODAY' as const) : ('TOMORROW' as const) };
  const { orders, hasPrinter } = await desk.merchantPrintMorning(asked);
  expect(hasPrinter).toBe(true);
  expect(orders.map((order) => order.orderId)).toContain(orderId);
  await desk.merchantPrintMorningNow({ requestId: newRequest(), ...asked });
  await desk.merchantDeskRefuse({ ...body(orderId), reason: 2 });
};

/** The store gets a printer, which prints the papers of an order, one of them again; then it is taken away. */
const walkPrint = async (server: InProcess, member: TestClient, desk: TestApi): Promise<void> => {
  const storeId = asId<StoreId>(TEST_STORE.id);
  const { deviceId } = await desk.merchantPrintPrinters({ storeId });
  const { printerId } = await desk.merchantPrintSavePrinter({
    requestId: newRequest(),
    storeId,
    name: 'Kitchen',
    deviceId,
    deputyId: null,
    paper: 80,
    setup: {
      kind: 'system',
      mode: 'auto',
      language: 'esc-pos',
      cuts: true,
      usb: null,
      serial: null,
      network: null,
      systemName: '',
    },
    stationIds: [],
    hasLabels: true,
  });
  const orderId = await paidOrder(server, member, pickup());
  await desk.merchantDeskAccept(body(orderId));
  const { jobs } = await desk.merchantPrintJobs({ cursor: '', answered: [printerId] });
  expect(jobs).toHaveLength(2);
  for (const { jobId } of jobs) {
    const requestId = newRequest();
    await desk.merchantPrintClaim({ requestId, jobId });
    await desk.merchantPrintDone({ requestId, jobId, outcome: 'DONE' });
  }
  await desk.merchantPrintAgain({ ...body(orderId), part: 'LABEL' });
  const { prints } = await desk.merchantDeskGet({ orderId });
  expect(prints.map(({ state }) => state)).toEqual(['DONE', 'WAITING']);
  await walkMorning(server, member, desk);
  await desk.merchantPrintDeletePrinter({ requestId: newRequest(), storeId, printerId });
};

/** An order as a supermarket has it is picked by hand, short of a piece that is found after all, and packed; another list is left. */
const walkPick = async (server: InProcess, member: TestClient, desk: TestApi): Promise<void> => {
  const storeId = asId<StoreId>(TEST_STORE.id);
  const orderId = await paidOrder(server, member, pickup());
  await desk.merchantDeskAccept(body(orderId));
  await server.deps.db.query(`UPDATE takeout_order SET kind = 'market' WHERE id = $1`, [orderId]);
  const begin = () => desk.merchantPickBegin({ requestId: newRequest(), orderIds: [orderId] });
  const left = await begin();
  await desk.merchantPickLeave({ requestId: newRequest(), pickId: left.pick.pickId });
  const { pick } = await begin();
  const { pickId } = pick;
  const { lineId } = pick.lines[0]!;
  const short = { ...body(orderId), pickId, lineId, quantity: 1, reason: 1 as const };
  expect((await desk.merchantPickShort(short)).pick.lines[0]).toMatchObject({ short: 1 });
  const { serverTime: at } = await desk.merchantDeskBoard({});
  await desk.merchantPickScan({ ...body(orderId), pickId, lineId, at });
  expect((await desk.merchantPickList({ storeId })).mine!.lines[0]).toMatchObject({ picked: 1 });
  const bags = [{ temp: 'ROOM' as const, place: '', count: 1 }];
  const done = await desk.merchantPickFinish({ ...body(orderId), pickId, bags });
  expect(done.order.stage).toBe('READY');
};

/** `driver`: of the store, without an account. */
type Walk = { server: InProcess; member: TestClient; desk: TestApi; driver: TestApi };

/** No rider came for ten minutes: one order is brought, with a door that stays shut on the way, one is collected. */
const walkOwnDelivery = async (
  { server, member, desk, driver }: Walk,
  brought: OrderId,
): Promise<void> => {
  const { query } = server.deps.db;
  const noRider = (id: OrderId) =>
    query('UPDATE takeout_order SET cooked_at = 0 WHERE id = $1', [id]);
  const waited = (id: OrderId) =>
    query('UPDATE run_stop SET waits_until = 0 WHERE order_id = $1', [id]);
  const sendOut = (orderId: OrderId) =>
    desk.merchantDeskSendOut({
      requestId: newRequest(),
      orderIds: [orderId],
      driver: { name: 'Ah Wai', phone: '6600 0001' },
    });
  const ready = async () => {
    const id = await paidOrder(server, member);
    await desk.merchantDeskAccept(body(id));
    await desk.merchantDeskReady(body(id));
    await noRider(id);
    return id;
  };
  await noRider(brought);
  await desk.merchantDeskTakeOver(body(brought));
  const { link } = await sendOut(brought);
  const token = link.split('#')[1]!;
  const storeId = asId<StoreId>(TEST_STORE.id);
  expect((await desk.merchantDeskDrivers({ storeId })).result).toMatchObject([{ name: 'Ah Wai' }]);
  expect((await driver.driverRun({ token })).stops).toMatchObject([{ contact: { name: 'Ana' } }]);
  await driver.driverPlace({ token, lat: 22.19, lon: 113.54 });
  await driver.driverNotMet({ token, ...body(brought), hasCalled: true });
  await desk.merchantDeskNotMet({ ...body(brought), hasCalled: true });
  await waited(brought);
  await desk.merchantDeskBringBack(body(brought));
  const again = await sendOut(brought);
  await driver.driverDelivered({
    token: again.link.split('#')[1]!,
    ...body(brought),
    code: await codeOf(member, brought),
  });
  const lost = await ready();
  await desk.merchantDeskTakeOver(body(lost));
  await sendOut(lost);
  for (let call = 0; call < 2; call += 1)
    await desk.merchantDeskNotMet({ ...body(lost), hasCalled: true });
  await waited(lost);
  await desk.merchantDeskUndelivered(body(lost));
  const word = await ready();
  await desk.merchantDeskTakeOver(body(word));
  await sendOut(word);
  await desk.merchantDeskDelivered(body(word));
  const collected = await ready();
  await desk.merchantDeskOfferPickup(body(collected));
  await member.api.takeoutAnswerPickup(
    { tradeId: collected, isAccepted: true },
    { key: randomUUID() },
  );
  const { pickupCode } = await member.api.takeoutOrderGet({ tradeId: collected });
  await desk.merchantDeskHandOver({ ...body(collected), input: pickupCode! });
};

const codeOf = async (member: TestClient, tradeId: OrderId): Promise<string> =>
  (await member.api.takeoutOrderGet({ tradeId })).driver!.code!;

/** The store takes its desk over; one order is refused, one refunded, one brought, one collected. */
export const walkDesk = async (walk: Walk): Promise<void> => {
  const { server, member, desk } = walk;
  const storeId = asId<StoreId>(TEST_STORE.id);
  expect(await desk.merchantDeskRun({ storeId, runBy: 'STAFF' })).toMatchObject({
    store: { runBy: 'STAFF', door: 'OPEN' },
  });
  const { cursor } = await desk.merchantDeskBoard({});
  const refused = await paidOrder(server, member);
  await desk.merchantDeskRefuse({ ...body(refused), reason: 1 });
  const brought = await paidOrder(server, member);
  await desk.merchantDeskAccept({ ...body(brought), readyInMinutes: 10 });
  await desk.merchantDeskSetReady({ ...body(brought), readyInMinutes: 20 });
  await desk.merchantDeskReady(body(brought));
  await desk.merchantDeskUnready(body(brought));
  await desk.merchantDeskReady(body(brought));
  await walkOwnDelivery(walk, brought);
  await walkKitchen(server, member, desk);
  await walkMoney(server, member, desk);
  await walkPrint(server, member, desk);
  await walkPick(server, member, desk);
  const collected = await paidOrder(server, member, pickup());
  await member.api.takeoutApplyRefund({ tradeId: collected, reason: 2 }, { key: randomUUID() });
  await desk.merchantDeskRefund({
    ...body(collected),
    answer: 'REFUSE',
    reason: 'It was all there',
  });
  await desk.merchantDeskAccept(body(collected));
  await desk.merchantDeskReady(body(collected));
  const { pickupCode, pickupQr } = await member.api.takeoutOrderGet({ tradeId: collected });
  expect(await desk.merchantDeskScan({ storeId, input: pickupQr! })).toMatchObject({
    what: 'ORDER',
    next: 'HAND_OVER',
  });
  await desk.merchantDeskHandOver({ ...body(collected), input: pickupCode! });
  expect((await desk.merchantDeskGet({ orderId: collected })).order.stage).toBe('DONE');
  expect((await desk.merchantDeskChanges({ cursor })).events.length).toBeGreaterThan(10);
  expect((await desk.merchantDeskHistory({})).sum.count).toBeGreaterThan(2);
  // nothing is left of what happened since: the stream says so, and ends
  await dropOldFeed(server.deps.db.query, instant(Number.MAX_SAFE_INTEGER));
  const transport = eventStream(globalThis, () => undefined);
  expect(await desk.merchantDeskStream({ cursor }, { transport })).toEqual({ over: 'GAP' });
  await walkDeskLive(desk, storeId);
  await walkMenu(desk);
  await walkPromotion(desk);
  await desk.merchantDeskRun({ storeId, runBy: 'TOWN' });
};
