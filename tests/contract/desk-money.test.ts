import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import {
  closeLateChanges,
  closeUnanswered,
  refundUnanswered,
} from '#server/modules/order/index.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { failure, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import {
  checkout,
  type CreateBody,
  dish,
  paidOrder,
  pickup,
  unevenMoneyBack,
} from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
type Change = BodyOf<Contract['merchantDeskOfferChange']>['lines'][number];

const instead = (productId: string, quantity = 1): NonNullable<Change['substitute']> => ({
  productId: asId<ProductId>(productId),
  skuId: `${productId}-1`,
  quantity,
});

onEach(
  DATABASES,
  'money that moves at the desk (decisions DA9, DA11)',
  (suite) => {
    let [owner, manager, clerk, stranger]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      stranger = await tillOf(suite.server, { account: '66990003' });
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_720_000 + phones));
      // on a slow machine the sweep finds a store unheard that a test before has moved past
      await clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
    });

    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const made = (change: Partial<CreateBody> = {}) =>
      paidOrder(suite.server, guest, pickup({ productList: [dish('rice', 2)], ...change }));
    const accepted = async (change: Partial<CreateBody> = {}): Promise<OrderId> => {
      const orderId = await made(change);
      await clerk!.api.merchantDeskAccept(body(orderId));
      return orderId;
    };
    const read = (orderId: OrderId) => guest.api.takeoutOrderGet({ tradeId: orderId });
    const lineOf = async (orderId: OrderId, at = 0): Promise<string> =>
      (await read(orderId)).productList[at]!.uuid;
    const offer = async (orderId: OrderId, change: Omit<Change, 'lineId'>, till = clerk!) =>
      till.api.merchantDeskOfferChange({
        ...body(orderId),
        lines: [{ lineId: await lineOf(orderId), ...change }],
      });
    const changeOf = async (orderId: OrderId) =>
      (await guest.api.takeoutGetChange({ tradeId: orderId })).change!;
    const answer = async (orderId: OrderId, isAccepted: boolean, key: string = newRequest()) =>
      guest.api.takeoutAnswerChange(
        { changeId: (await changeOf(orderId)).changeId, isAccepted },
        { key },
      );
    const stockOf = async (productId: string): Promise<number> => {
      const { rows } = await suite.server.deps.db.query<{ stock: number }>(
        'SELECT stock FROM takeout_product WHERE id = $1',
        [productId],
      );
      return rows[0]!.stock;
    };
    const setStock = (productId: string, stock: number) =>
      suite.server.deps.db.query('UPDATE takeout_product SET stock = $2 WHERE id = $1', [
        productId,
        stock,
      ]);
    const late = () => closeLateChanges(suite.server.deps, clock.now());
    /** Requests, order and what the channel owes agree, and no more than was paid went back. */
    const checkBooks = async (orderId: OrderId): Promise<Cents> => {
      const { payInfo, totalPrice } = await read(orderId);
      expect(payInfo.refundAmtn).toBeLessThanOrEqual(totalPrice);
      expect(await unevenMoneyBack(suite.server)).toEqual([]);
      return payInfo.refundAmtn;
    };

    it('offers a substitute with the options that it is chosen with, at their price, never dearer', async () => {
      const { query } = suite.server.deps.db;
      const need = (isNeeded: boolean) =>
        query(
          "UPDATE takeout_store SET options = jsonb_set(options, '{0,required}', $2::jsonb) WHERE id = $1",
          [STORE, String(isNeeded)],
        );
      await need(true);
      const dishes = await clerk!.api.merchantDeskOut({ storeId: STORE, keyword: 'noodle' });
      expect(dishes.result[0]!.options).toMatchObject([
        { highPropId: 'ice', least: 1, most: 1, values: [{ id: 'ice-0' }, { priceAmtn: 200 }] },
      ]);
      const orderId = await accepted();
      const lineId = await lineOf(orderId);
      const preview = (valueId: string, count = 1) => {
        const props = [{ highPropId: 'ice', valueId, count }];
        const substitute = { ...instead('noodle'), props };
        return clerk!.api.merchantDeskPreviewChange({
          orderId,
          lines: [{ lineId, keep: 1, substitute }],
        });
      };
      expect(await preview('ice-1')).toMatchObject({
        giveBackAmtn: 800,
        storeLossAmtn: 0,
        lines: [{ substitute: { options: 'Extra' } }],
      });
      expect(await preview('ice-0')).toMatchObject({ giveBackAmtn: 1000 });
      for (const wrong of [() => preview('ice-9'), () => preview('ice-1', 2)])
        expect(await reasonOf(wrong())).toBe('SUBSTITUTE_UNAVAILABLE');
      await need(false);
    });

    it('desk row 15: offers a cheaper substitute, which the guest takes: the difference comes back', async () => {
      const orderId = await accepted();
      const line = { keep: 1, substitute: instead('noodle') };
      const lines = [{ lineId: await lineOf(orderId), ...line }];
      const preview = await clerk!.api.merchantDeskPreviewChange({ orderId, lines });
      expect(preview).toMatchObject({
        giveBackAmtn: 1000,
        storeLossAmtn: 0,
        isAsked: true,
        lines: [{ out: 1, substitute: { name: 'Dish noodle' } }],
      });
      const { order } = await offer(orderId, line);
      expect(order).toMatchObject({
        change: { answerBefore: NOON + 5 * MINUTE },
        acts: ['SET_READY'],
      });
      expect(await reasonOf(clerk!.api.merchantDeskReady(body(orderId)))).toBe('CHANGE_OPEN');
      expect(await reasonOf(offer(orderId, line))).toBe('CHANGE_OPEN');
      expect(await changeOf(orderId)).toMatchObject({
        state: 'OPEN',
        lines: [{ before: 2, keep: 1, backAmtn: 1000, backIfNotAmtn: 8000 }],
      });
      expect((await read(orderId)).change).not.toBeNull();
      // and hears of it wherever they are: in the store's words, with a link to the order
      expect((await guest.api.imUnreadCounts({})).result).toEqual([
        {
          tradeId: orderId,
          kind: 'takeout',
          count: 1,
          latest: expect.stringMatching(/「菜 rice」暫缺，可改為「菜 noodle」。請於 12:05 前/),
          isChange: true,
        },
      ]);
      expect(await answer(orderId, true)).toMatchObject({ state: 'ACCEPTED', refundAmtn: 1000 });
      const after = await read(orderId);
      expect(after).toMatchObject({
        change: null,
        refundStatus: 1,
        refundProgress: null,
        payInfo: { refundAmtn: 1000 },
        productList: [
          { quantity: 2, refundedQuantity: 1 },
          { productId: 'noodle', quantity: 1, isSubstitute: true, shareAmtn: 3000 },
        ],
      });
      const { order: atDesk, timeline } = await clerk!.api.merchantDeskGet({ orderId });
      expect(atDesk.lines.map(({ name, kept }) => [name, kept])).toEqual([
        ['Dish rice', 1],
        ['Dish noodle', 1],
      ]);
      expect(timeline.slice(-3).map(({ text, by }) => [text, by])).toEqual(
        [
          ['Something is out: the store proposes a change', 'K-clerk'],
          ['Your order was changed · you took the change', ''],
          ['The store gave money back · $10.00 · something was missing', ''],
        ].map((row, at) => (at === 2 ? [expect.stringContaining('$10.00'), ''] : row)),
      );
      await checkBooks(orderId);
      // what is left of it comes to exactly what was paid for it
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 2 }, { key: newRequest() });
      await owner!.api.merchantDeskRefund({ ...body(orderId), answer: 'APPROVE' });
      expect(await checkBooks(orderId)).toBe(8000);
    });

    it('never makes a guest pay more: the store bears what is dearer', async () => {
      const orderId = await accepted({ productList: [dish('noodle', 1, { props: [] })] });
      await offer(orderId, { keep: 0, substitute: instead('rice') });
      await answer(orderId, true);
      expect(await checkBooks(orderId)).toBe(0);
      const { order } = await clerk!.api.merchantDeskGet({ orderId });
      expect(order.lines.map(({ kept }) => kept)).toEqual([0, 1]);
    });

    it('desk rows 14, 15: gives the whole line back where the guest refuses, or does not answer in five minutes', async () => {
      const productList = [dish('rice', 2), dish('noodle')];
      const refused = await accepted({ productList });
      await offer(refused, { keep: 1 });
      expect(await answer(refused, false)).toMatchObject({ state: 'DECLINED', refundAmtn: 8000 });
      const unanswered = await accepted({ productList });
      await offer(unanswered, { keep: 1, substitute: instead('last') });
      clock.set(NOON + 5 * MINUTE);
      expect(await late()).toBe(0);
      clock.set(NOON + 5 * MINUTE + 1);
      expect(await reasonOf(answer(unanswered, true))).toBe('CHANGE_OVER');
      expect(await late()).toBe(1);
      expect(await checkBooks(unanswered)).toBe(8000);
      expect(await changeOf(unanswered)).toMatchObject({ state: 'LATE', refundAmtn: 8000 });
    });

    it('ends an order of which nothing is left, with its fees', async () => {
      const orderId = await accepted({ isPlasticBag: true });
      await offer(orderId, { keep: 0 });
      await answer(orderId, false);
      const after = await read(orderId);
      expect(after).toMatchObject({ orderStatus: -3, closeReason: 'STORE', refundStatus: 2 });
      expect(after.payInfo.refundAmtn).toBe(after.totalPrice);
    });

    it('holds what comes instead while the guest thinks, and puts it back', async () => {
      await setStock('last', 1);
      const orderId = await accepted();
      await offer(orderId, { keep: 1, substitute: instead('last') });
      expect(await stockOf('last')).toBe(0);
      const other = await accepted();
      expect(await reasonOf(offer(other, { keep: 1, substitute: instead('last') }))).toBe(
        'SUBSTITUTE_UNAVAILABLE',
      );
      await answer(orderId, false);
      expect(await stockOf('last')).toBe(1);
      await offer(other, { keep: 1, substitute: instead('last') });
      await guest.api.takeoutOrderCancel({ tradeId: other, reason: '' }, { key: newRequest() });
      expect(await stockOf('last')).toBe(1);
      expect(await changeOf(other)).toMatchObject({ state: 'DROPPED' });
      // a refund that is asked for is another way too
      const third = await accepted();
      await offer(third, { keep: 1, substitute: instead('last') });
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: third, reason: 2 }, { key: newRequest() });
      expect(await stockOf('last')).toBe(1);
      expect(await reasonOf(answer(third, true))).toBe('CHANGE_OVER');
    });

    it('gives no alcohol for what has none, nothing that is gone, and not the same', async () => {
      const orderId = await accepted();
      const why = async (productId: string) =>
        (await failure(offer(orderId, { keep: 1, substitute: instead(productId) }))).data;
      expect(await why('wine')).toMatchObject({ why: 'alcohol' });
      expect(await why('nothing')).toMatchObject({ why: 'gone' });
      expect(await why('rice')).toMatchObject({ why: 'same' });
    });

    it('does at once what the guest chose at checkout', async () => {
      const best = await accepted({ outOfStock: 'BEST' });
      const { order } = await offer(best, { keep: 1, substitute: instead('noodle') });
      expect(order).toMatchObject({ outOfStock: 'BEST', change: null });
      expect(await checkBooks(best)).toBe(1000);
      const refund = await accepted({ outOfStock: 'REFUND' });
      const refused = await failure(offer(refund, { keep: 1, substitute: instead('noodle') }));
      expect(refused.data).toMatchObject({ why: 'notWanted' });
      await offer(refund, { keep: 1 });
      expect(await checkBooks(refund)).toBe(4000);
    });

    it('leaves a store time to accept once its guest has answered', async () => {
      const orderId = await made();
      clock.set(NOON + 4 * MINUTE);
      await offer(orderId, { keep: 1 });
      clock.set(NOON + 8 * MINUTE);
      expect(await closeUnanswered(suite.server.deps.db, clock.now())).toBe(0);
      await answer(orderId, true);
      await clerk!.api.merchantDeskAccept(body(orderId));
    });

    it('calls an accepted order off with all its money; a manager up to $500, a cashier never', async () => {
      const orderId = await accepted({ productList: [dish('whale'), dish('rice')] });
      const off = (till: Till) => till.api.merchantDeskCancel({ ...body(orderId), reason: 7 });
      expect(await reasonOf(off(clerk!))).toBe('WRONG_ROLE');
      expect(await reasonOf(off(manager!))).toBe('ABOVE_LIMIT');
      expect(await reasonOf(off(stranger!))).toBe('ORDER_NOT_FOUND');
      const { order } = await off(owner!);
      expect(order).toMatchObject({ stage: 'DONE', status: -3 });
      const after = await read(orderId);
      expect(after.log.at(-1)!.text).toContain('設備或電力');
      expect(await checkBooks(orderId)).toBe(after.totalPrice);
      expect(await reasonOf(off(owner!))).toBe('ORDER_ENDED');
    });

    it('puts back only what is neither cooked nor out, and grants the refund that waits', async () => {
      await setStock('rice', 10);
      const orderId = await accepted();
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 2 }, { key: newRequest() });
      await owner!.api.merchantDeskCancel({ ...body(orderId), reason: 1 });
      expect(await stockOf('rice')).toBe(10);
      expect(await checkBooks(orderId)).toBe((await read(orderId)).totalPrice);
      clock.set(NOON);
      const asked = await accepted();
      // the request is for all that is left, and so ends the order by itself
      const amtn = cents((await read(asked)).totalPrice - 8000);
      await owner!.api.merchantDeskGiveBack({ ...body(asked), amtn, reason: 5 });
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: asked, reason: 2 }, { key: newRequest() });
      await owner!.api.merchantDeskCancel({ ...body(asked), reason: 1 });
      expect((await read(asked)).orderStatus).toBe(-3);
      expect(await stockOf('rice')).toBe(10);
      const cooked = await accepted();
      await clerk!.api.merchantDeskReady(body(cooked));
      await owner!.api.merchantDeskCancel({ ...body(cooked), reason: 7 });
      expect(await stockOf('rice')).toBe(8);
      await setStock('rice', -1);
    });

    it('puts back what is not cooked, too, where all of an order is given back or granted in the making', async () => {
      await setStock('rice', 10);
      const giveAll = async (orderId: OrderId) => {
        const lines = [{ lineId: await lineOf(orderId), quantity: 1 }];
        await owner!.api.merchantDeskGiveBack({ ...body(orderId), lines, reason: 5 });
        await owner!.api.merchantDeskGiveBack({ ...body(orderId), lines, reason: 5 });
        expect((await read(orderId)).orderStatus).toBe(-3);
        expect(await checkBooks(orderId)).toBe((await read(orderId)).totalPrice);
      };
      await giveAll(await accepted());
      expect(await stockOf('rice')).toBe(10);
      const asked = await accepted();
      const amtn = cents((await read(asked)).totalPrice - 8000);
      await owner!.api.merchantDeskGiveBack({ ...body(asked), amtn, reason: 5 });
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: asked, reason: 2 }, { key: newRequest() });
      await owner!.api.merchantDeskRefund({ ...body(asked), answer: 'APPROVE' });
      expect((await read(asked)).orderStatus).toBe(-3);
      expect(await stockOf('rice')).toBe(10);
      clock.set(NOON);
      const cooked = await accepted();
      await clerk!.api.merchantDeskReady(body(cooked));
      await giveAll(cooked);
      expect(await stockOf('rice')).toBe(8);
      await setStock('rice', -1);
    });

    it('desk row 14: gives pieces or a sum back, exactly as previewed, and never more than is left', async () => {
      const orderId = await accepted({ isPlasticBag: true });
      const give = (more: object) =>
        owner!.api.merchantDeskGiveBack({ ...body(orderId), reason: 5, ...more });
      const lines = [{ lineId: await lineOf(orderId), quantity: 1 }];
      const { leftAmtn } = await give({ lines, isPreview: true });
      expect(await checkBooks(orderId)).toBe(0);
      expect(await give({ lines })).toMatchObject({ amtn: 4000, leftAmtn, replay: false });
      const tooMuch = await failure(give({ amtn: cents(leftAmtn + 1) }));
      expect(tooMuch).toMatchObject({ reason: 'AMOUNT_LEFT', data: { left: leftAmtn / 100 } });
      expect(await give({ amtn: cents(150) })).toMatchObject({ amtn: 150 });
      const { log, refundProgress } = await read(orderId);
      expect(log.at(-1)!.text).toContain('店舖致歉');
      expect(refundProgress).toBeNull();
      expect(await reasonOf(give({ lines: [{ ...lines[0]!, quantity: 2 }] }))).toBe('BAD_REQUEST');
      expect(await reasonOf(give({ reason: 6, amtn: cents(1) }))).toBe('BAD_REQUEST');
      // what the guest asks back afterwards is what is left
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 2 }, { key: newRequest() });
      await owner!.api.merchantDeskRefund({ ...body(orderId), answer: 'APPROVE' });
      await checkBooks(orderId);
    });

    it('desk row 33: answers a request in parts, once, with words that the guest reads', async () => {
      const orderId = await accepted({ productList: [dish('rice', 2), dish('noodle')] });
      clock.set(NOON + 2 * MINUTE);
      const ask = (await read(orderId)).productList.map(({ uuid, quantity }) => ({
        uuid,
        quantity,
      }));
      await guest.api.takeoutApplyForRefund(
        { tradeId: orderId, productList: ask, reason: 7, text: '少了' },
        { key: newRequest() },
      );
      const { request } = await owner!.api.merchantDeskGet({ orderId });
      expect(request).toMatchObject({ text: '少了', lines: [{ quantity: 2 }, { quantity: 1 }] });
      const part = (more: object = {}) =>
        owner!.api.merchantDeskRefund({
          ...body(orderId),
          answer: 'PART',
          lines: [{ lineId: ask[0]!.uuid, quantity: 1 }],
          reason: 'One was missing',
          ...more,
        });
      expect(await reasonOf(part({ reason: '' }))).toBe('BAD_REQUEST');
      expect(await reasonOf(part({ lines: [{ lineId: 'x', quantity: 1 }] }))).toBe('BAD_REQUEST');
      await part();
      expect(await checkBooks(orderId)).toBe(4000);
      const after = await read(orderId);
      expect(after).toMatchObject({ refundProgress: 1, refundStatus: 1 });
      expect(after.log.at(-1)!.text).toContain('One was missing');
      expect(await failure(part())).toMatchObject({
        reason: 'REFUND_ANSWERED',
        data: { by: 'K-owner' },
      });
    });

    it('costs the guest no points beyond what came back', async () => {
      const orderId = await accepted();
      await clerk!.api.merchantDeskReady(body(orderId));
      const { pickupCode } = await read(orderId);
      await clerk!.api.merchantDeskHandOver({ ...body(orderId), input: pickupCode! });
      await owner!.api.merchantDeskGiveBack({ ...body(orderId), amtn: cents(1000), reason: 5 });
      const { totalPrice } = await read(orderId);
      expect(await guest.api.sumByOrderId({ id: orderId, businessType: 1 })).toMatchObject({
        state: 'waiting',
        sum: Math.floor((totalPrice - 1000) / 100),
      });
    });

    it('has one winner where a change is offered while the guest calls off', async () => {
      await setStock('last', 5);
      for (let round = 0; round < 8; round += 1) {
        const orderId = await made();
        await Promise.allSettled([
          offer(orderId, { keep: 1, substitute: instead('last') }),
          guest.api.takeoutOrderCancel({ tradeId: orderId, reason: '' }, { key: newRequest() }),
        ]);
        const { orderStatus, totalPrice, change } = await read(orderId);
        expect([orderStatus, change]).toEqual([-1, null]);
        expect(await checkBooks(orderId)).toBe(totalPrice);
        expect(await stockOf('last')).toBe(5);
      }
    });

    it('ends a change once: answered twice, answered at the last moment, called off meanwhile', async () => {
      await setStock('last', 20);
      for (let round = 0; round < 8; round += 1) {
        clock.set(NOON);
        const orderId = await accepted({ productList: [dish('rice', 2), dish('noodle')] });
        await offer(orderId, { keep: 1, substitute: instead('last') });
        const before = await stockOf('last');
        const { answerBefore, changeId } = await changeOf(orderId);
        clock.set(answerBefore);
        const at = Number(answerBefore) + 1;
        await Promise.allSettled([
          answer(orderId, true),
          answer(orderId, false),
          closeLateChanges(suite.server.deps, at as never),
          ...(round % 2 === 0
            ? [owner!.api.merchantDeskCancel({ ...body(orderId), reason: 1 })]
            : []),
        ]);
        const { state, refundAmtn } = await changeOf(orderId);
        expect(['ACCEPTED', 'DECLINED', 'LATE', 'DROPPED']).toContain(state);
        const after = await read(orderId);
        expect(after.change).toBeNull();
        expect(await checkBooks(orderId)).toBe(
          after.orderStatus < 0 ? after.totalPrice : refundAmtn,
        );
        const taken = after.productList.some(({ productId }) => productId === 'last');
        // called off before it was cooked: it is back in any case
        expect(await stockOf('last')).toBe(taken && after.orderStatus > 0 ? before : before + 1);
        expect(
          await reasonOf(
            guest.api.takeoutAnswerChange(
              { changeId, isAccepted: true, lines: ['x'] },
              { key: newRequest() },
            ),
          ).catch(() => 'SAME'),
        ).toMatch(/CHANGE_OVER|SAME/);
      }
    });

    it('gives back once what two tills give back at once, and a request that came twice', async () => {
      for (let round = 0; round < 8; round += 1) {
        const orderId = await accepted();
        const all = [{ lineId: await lineOf(orderId), quantity: 2 }];
        const twice = { ...body(orderId), lines: all, reason: 1 as const };
        await Promise.allSettled([
          owner!.api.merchantDeskGiveBack(twice),
          owner!.api.merchantDeskGiveBack(twice),
          manager!.api.merchantDeskGiveBack({ ...twice, ...body(orderId) }),
          owner!.api.merchantDeskGiveBack({ ...body(orderId), amtn: cents(8000), reason: 5 }),
        ]);
        const { totalPrice } = await read(orderId);
        expect(await checkBooks(orderId)).toBe(totalPrice);
      }
    });

    it('answers a request once where two tills and the clock answer', async () => {
      for (let round = 0; round < 6; round += 1) {
        clock.set(NOON);
        const orderId = await accepted({ productList: [dish('rice', 2), dish('noodle')] });
        clock.set(NOON + 2 * MINUTE);
        await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 2 }, { key: newRequest() });
        const goods = (await read(orderId)).productList.reduce(
          (sum, line) => sum + line.shareAmtn,
          0,
        );
        const lineId = await lineOf(orderId);
        const answers = await Promise.allSettled([
          owner!.api.merchantDeskRefund({ ...body(orderId), answer: 'APPROVE' }),
          manager!.api.merchantDeskRefund({
            ...body(orderId),
            answer: 'PART',
            lines: [{ lineId, quantity: 1 }],
            reason: 'One',
          }),
          manager!.api.merchantDeskRefund({ ...body(orderId), answer: 'REFUSE', reason: 'No' }),
        ]);
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect([0, 4000, goods]).toContain(await checkBooks(orderId));
        expect(await refundUnanswered(suite.server.deps.db, clock.now())).toBe(0);
      }
    });

    it('is the same at a delivery: fees stay until nothing is left', async () => {
      const orderId = await paidOrder(
        suite.server,
        guest,
        checkout({ productList: [dish('rice', 2)] }),
      );
      await clerk!.api.merchantDeskAccept(body(orderId));
      await owner!.api.merchantDeskGiveBack({
        ...body(orderId),
        lines: [{ lineId: await lineOf(orderId), quantity: 1 }],
        reason: 1,
      });
      expect(await checkBooks(orderId)).toBe(4000);
    });
  },
  { clock },
);
