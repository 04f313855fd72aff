import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { HOUR, instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { LIVES, type MoveKind, moveOrder } from '#server/modules/order/takeout/life.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';
import { signInMember, type TestClient } from '#tests/support/server-client.ts';
import { addTestStore, TEST_ADDRESS, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { bank, failure, memberOf, onEach, reasonOf } from './suite.ts';
import {
  checkout,
  dish,
  order,
  paidOrder,
  payTakeout,
  pickup,
  unevenMoneyBack,
} from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'takeout orders',
  (suite) => {
    let member: TestClient;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      const { query } = suite.server.deps.db;
      await addTestStore(query);
      for (const [id, change] of [
        ['t-resting', { state: 'resting' }],
        ['t-busy', { state: 'overloaded' }],
        [
          't-shut',
          {
            hours: JSON.stringify({
              hours: [{ fromMinute: 1080, toMinute: 1320 }],
              weekdays: [],
              closedDays: [],
            }),
            reserve_type: 0,
          },
        ],
        [
          't-later',
          {
            hours: JSON.stringify({
              hours: [{ fromMinute: 1080, toMinute: 1320 }],
              weekdays: [],
              closedDays: [],
            }),
            reserve_type: 1,
          },
        ],
        ['t-counter', { has_delivery: false }],
        ['t-own', { delivery_type: 2 }],
      ] as const)
        await addTestStore(query, { id, ...change });
    });
    beforeEach(() => {
      clock.set(NOON);
    });
    // what a test leaves unpaid would make the next orders risk orders once it lapses
    afterEach(async () => {
      clock.set(NOON);
      for (const { tradeId } of (await member.api.takeoutOrderList({ status: 0, size: 100 }))
        .result)
        await member.api.takeoutOrderCancel({ tradeId });
      await suite.server.deps.db.query(
        `UPDATE takeout_order SET close_reason = 'BUYER' WHERE close_reason = 'TIMEOUT'`,
      );
    });

    const stock = async (id: string): Promise<{ stock: number; discount_stock: number }> =>
      (
        await suite.server.deps.db.query<{ stock: number; discount_stock: number }>(
          'SELECT stock, discount_stock FROM takeout_product WHERE store_id = $1 AND id = $2',
          [TEST_STORE.id, id],
        )
      ).rows[0]!;
    const move = async (id: OrderId, kind: MoveKind, patch: Parameters<typeof moveOrder>[4] = {}) =>
      suite.server.deps.db.tx(async (query) =>
        moveOrder(query, (await findOrder(query, id))!, kind, clock.now(), patch),
      );
    const complete = async (id: OrderId): Promise<void> => {
      for (const kind of [
        'ACCEPTED',
        'RIDER_ASSIGNED',
        'RIDER_AT_STORE',
        'PICKED_UP',
        'RIDER_ARRIVED',
      ] as const)
        expect(await move(id, kind)).not.toBeNull();
      expect(await move(id, 'COMPLETED', { patch: { completedAt: clock.now() } })).not.toBeNull();
    };

    it('tells the fees of the moment at which an order is ready, as it is priced (decision F14)', async () => {
      for (const time of ['22:50', '23:10', '04:50']) {
        clock.set(Date.parse(`2026-11-21T${time}:00+08:00`));
        const storeId = asId<StoreId>(TEST_STORE.id);
        const { result: slots } = await member.api.takeoutCookTimes({ storeId });
        const now = slots.find(({ isNow }) => isNow)!;
        const { specialPeriodFee } = await member.api.takeoutServiceFee({
          deliveryType: 1,
          time: { isNow: true, at: now.at },
        });
        const { quote } = await member.api.takeoutCheckProduct(checkout());
        expect([time, specialPeriodFee]).toEqual([time, quote!.specialPeriodFee]);
      }
    });

    it('are priced to the cent, paid, and lead through their stations with a log', async () => {
      const body = checkout({
        productList: [
          dish('rice', 2),
          dish('noodle', 1, { props: [{ highPropId: 'ice', valueId: 'ice-1', count: 1 }] }),
        ],
        remarks: 'ring twice',
        remarkTags: ['lessSpicy'],
      });
      const { quote, refusals, differences } = await member.api.takeoutCheckProduct(body);
      // 80.00 and 24.00 + 2.00, delivery 10.00, three boxes and a bag
      expect({
        refusals,
        differences,
        total: quote!.totalPrice,
        goods: quote!.goodsAmtn,
        delivery: quote!.deliveryFee,
        box: quote!.boxPrice,
        bag: quote!.bagFee,
      }).toEqual({
        refusals: [],
        differences: [],
        total: 12_000,
        goods: 10_600,
        delivery: 1000,
        box: 300,
        bag: 100,
      });
      expect(quote!.trace.reduce((sum, { delta }) => sum + delta, 0)).toBe(12_000);
      const made = await order(member, body);
      expect(made).toMatchObject({ totalPrice: 12_000, payBefore: NOON + 15 * MINUTE });
      expect(await stock('noodle')).toEqual({ stock: -1, discount_stock: 9 });
      const open = await member.api.takeoutOrderGet({ tradeId: made.tradeId });
      expect(open).toMatchObject({
        orderStatus: 0,
        deliveryType: 1,
        riderStatus: null,
        refundStatus: 0,
        actions: ['PAY', 'CANCEL'],
        remarks: 'ring twice',
        tablewareQty: 1,
        pickupCode: null,
        deliveryFee: 1000,
        boxPrice: 300,
        totalPrice: 12_000,
      });
      expect(open.productList.map(({ amtn, quantity }) => [amtn, quantity])).toEqual([
        [8000, 2],
        [2600, 1],
      ]);
      expect(await member.api.takeoutSurplusTime({ tradeId: made.tradeId })).toMatchObject({
        surplusTime: 900,
      });
      expect((await member.api.takeoutLastOrder({})).order?.tradeId).toBe(made.tradeId);
      clock.advance(MINUTE);
      const tradeNo = await payTakeout(member, made);
      expect(
        await (
          await fetch(`${suite.server.url}/sandbox-bank?tradeNo=${tradeNo}&lang=en-US`)
        ).text(),
      ).toMatch(/Test kitchen[^]*and 1 more[^]*Test payment/);
      await bank(suite.server, tradeNo, 'pay');
      expect(await member.api.paymentGetResult({ tradeNo: asId(tradeNo) })).toMatchObject({
        result: 'SUCCESS',
        refunded: false,
        paymentOrderType: 'TAKEOUT_ORDER',
        orderId: made.tradeId,
      });
      expect(await member.api.takeoutOrderGet({ tradeId: made.tradeId })).toMatchObject({
        orderStatus: 1,
        actions: ['CANCEL', 'AGAIN', 'CONTACT'],
        payInfo: { tradeNo, payTime: NOON + MINUTE },
      });
      await complete(made.tradeId);
      const done = await member.api.takeoutOrderGet({ tradeId: made.tradeId });
      expect(done).toMatchObject({
        orderStatus: 4,
        riderStatus: 6,
        actions: ['REFUND', 'COMMENT', 'AGAIN', 'DELETE', 'CONTACT'],
        completedAt: NOON + MINUTE,
      });
      expect(done.log.map(({ kind }) => kind)).toEqual([
        'CREATED',
        'PAID',
        'ACCEPTED',
        'RIDER_ASSIGNED',
        'RIDER_AT_STORE',
        'PICKED_UP',
        'RIDER_ARRIVED',
        'COMPLETED',
      ]);
      expect(
        (await member.api.takeoutDistributionList({ tradeId: made.tradeId })).result.map(
          ({ kind }) => kind,
        )[0],
      ).toBe('COMPLETED');
      expect(
        (await member.api.takeoutOrderList({ tab: 'COMMENT' })).result.map(
          ({ tradeId }) => tradeId,
        ),
      ).toEqual([made.tradeId]);
      expect(await member.api.sumByOrderId({ id: made.tradeId, businessType: 1 })).toMatchObject({
        sum: 120,
        state: 'waiting',
        availableAt: NOON + MINUTE + 48 * HOUR,
      });
      const shared = await member.api.platformShare({ orderId: made.tradeId });
      expect(await member.api.platformShare({ orderId: made.tradeId })).toEqual(shared);
      expect((await member.api.takeoutOrderRemark({})).recent).toEqual(['ring twice']);
      await member.api.takeoutOrderDelete({ tradeId: made.tradeId });
      await member.api.takeoutOrderDelete({ tradeId: made.tradeId });
      expect(
        (await member.api.takeoutOrderList({})).result.map(({ tradeId }) => tradeId),
      ).not.toContain(made.tradeId);
    });

    it('with one key are one order, whatever the line does', async () => {
      const key = randomUUID();
      const first = await order(member, checkout(), key);
      expect(await order(member, checkout(), key)).toEqual(first);
      expect(await reasonOf(order(member, checkout({ productList: [dish('rice', 2)] }), key))).toBe(
        'KEY_REUSED',
      );
    });

    it('refuse what is wrong, one sentence each', async () => {
      const far = { ...TEST_ADDRESS, mapAddress: '路環市區', lat: 22.11712, lon: 113.55122 };
      const cases: [string, Parameters<typeof order>[1]][] = [
        ['STORE_NOT_FOUND', checkout({ storeId: asId('t-nowhere') })],
        ['STORE_RESTING', checkout({ storeId: asId('t-resting') })],
        ['STORE_OVERLOADED', checkout({ storeId: asId('t-busy') })],
        ['STORE_CLOSED', checkout({ storeId: asId('t-shut') })],
        ['PRE_ORDER_ONLY', checkout({ storeId: asId('t-later') })],
        ['WAY_NOT_OFFERED', checkout({ storeId: asId('t-counter') })],
        ['DISH_GONE', checkout({ productList: [dish('rice'), dish('soup')] })],
        [
          'CHOICE_INVALID',
          checkout({
            productList: [
              dish('noodle', 1, { props: [{ highPropId: 'ice', valueId: 'ice-9', count: 1 }] }),
            ],
          }),
        ],
        ['DISH_SOLD_OUT', checkout({ productList: [dish('last', 2)] })],
        ['DISH_LIMIT', checkout({ productList: [dish('whale', 6)] })],
        ['ADDRESS_INVALID', checkout({ selectedAddress: null })],
        ['ADDRESS_INVALID', checkout({ selectedAddress: { ...TEST_ADDRESS, detail: '' } })],
        ['OUT_OF_RANGE', checkout({ selectedAddress: far })],
        ['ADDRESS_ELSEWHERE', checkout({ selectedAddress: { ...TEST_ADDRESS, lat: 0, lon: 0 } })],
        [
          'ADDRESS_ELSEWHERE',
          checkout({ selectedAddress: { ...TEST_ADDRESS, mapAddress: '路環市區' } }),
        ],
        [
          'ADDRESS_ELSEWHERE',
          checkout({ selectedAddress: { ...TEST_ADDRESS, detail: '濠景花園 28 座' } }),
        ],
        [
          'ADDRESS_UNKNOWN',
          checkout({ selectedAddress: { ...TEST_ADDRESS, mapAddress: 'at my place' } }),
        ],
        ['ORDER_TIME_MISSING', checkout({ cookTime: null })],
        ['SLOT_GONE', checkout({ cookTime: { isNow: false, at: instant(NOON - HOUR) } })],
        [
          'BELOW_THRESHOLD',
          checkout({
            storeId: asId('t-own'),
            productList: [dish('rice')],
            selectedAddress: { ...TEST_ADDRESS },
          }),
        ],
        ['TABLEWARE_MISSING', checkout({ tablewareQty: -1 })],
        ['ALCOHOL_UNCONFIRMED', checkout({ productList: [dish('wine')] })],
        [
          'ALCOHOL_UNCONFIRMED',
          checkout({
            productList: [dish('wine')],
            alcohol: { name: 'Ana', year: 2009, month: 11, day: 22, isConfirmed: true },
          }),
        ],
        ['OFFER_UNAVAILABLE', checkout({ offerIds: ['none'] })],
        ['PHONE_INVALID', pickup({ buyer: { region: '853', phone: '6688' } })],
        ['RISK_UNCONFIRMED', checkout({ productList: [dish('whale', 3), dish('rice', 15)] })],
      ];
      await suite.server.deps.db.query(
        `UPDATE takeout_store SET send_price = 4100 WHERE id = 't-own'`,
      );
      for (const [reason, body] of cases)
        expect([
          reason,
          await reasonOf(member.api.takeoutOrderCreate({ ...body!, totalPrice: 1 as never })),
        ]).toEqual([reason, reason]);
    });

    it('name the number of a limit and of a stock, in the language of the guest', async () => {
      const english = suite.server.client({ language: 'en-US' });
      await signInMember(english, '66880001');
      const noteOf = async (client: TestClient, ...productList: ReturnType<typeof dish>[]) =>
        (await failure(client.api.takeoutOrderCreate(checkout({ productList })))).note;
      expect([
        await noteOf(member, dish('last', 3)),
        await noteOf(english, dish('last', 3)),
        await noteOf(member, dish('whale', 6)),
        await noteOf(english, dish('rice'), dish('whale', 6)),
      ]).toEqual([
        '「菜 last」只剩 1 份，請更新購物車',
        'Dish last: only 1 left. Please update your cart',
        '「菜 whale」最多可買 5 份',
        'Dish whale: you may buy 5 at most',
      ]);
      const { refusals } = await member.api.takeoutCheckProduct(
        checkout({ productList: [dish('whale', 6)] }),
      );
      expect(refusals[0]).toEqual({
        reason: 'DISH_LIMIT',
        note: '「菜 whale」最多可買 5 份',
      });
      const dearer = checkout({ productList: [dish('noodle', 4)] });
      expect((await english.api.takeoutCheckProduct(dearer)).limits).toEqual([
        {
          reason: 'discountUserLimit',
          note: 'Discount items: 3 left for you, extra at original price',
        },
      ]);
    });

    it('whose price changed are refused with the new one, explained', async () => {
      const { data, note } = await failure(
        member.api.takeoutOrderCreate({ ...checkout(), totalPrice: 4999 as never }),
      );
      expect(note).toBe('價格有變動，請確認後再提交');
      expect(data).toMatchObject({ totalPrice: 52, quote: { totalPrice: 52, deliveryFee: 10 } });
    });

    it('are checked anew with what went up, down, away and short', async () => {
      const { differences, refusals } = await member.api.takeoutCheckProduct(
        checkout({
          productList: [
            dish('rice', 1, { price: 3500 as never }),
            dish('noodle', 1, { price: 3000 as never }),
            dish('soup'),
            dish('last', 3),
          ],
        }),
      );
      expect(
        differences.map(({ kind, productId, afterPrice, after }) => [
          kind,
          productId,
          afterPrice,
          after,
        ]),
      ).toEqual([
        ['up', 'rice', 4000, null],
        ['down', 'noodle', 2400, null],
        ['gone', 'soup', null, 0],
        ['less', 'last', null, 1],
      ]);
      expect(refusals.map(({ reason }) => reason)).toEqual(['DISH_GONE', 'DISH_SOLD_OUT']);
    });

    it('of the last dish, two at once: one gets it', async () => {
      const other = await memberOf(suite.server, '66880001');
      const buys = [member, other].map((client) =>
        order(client, checkout({ productList: [dish('last')] })).then(
          ({ tradeId }) => ({ client, tradeId }),
          (error: { reason?: string }) => error.reason,
        ),
      );
      const [winner, loser] = (await Promise.all(buys)).toSorted((a) =>
        typeof a === 'object' ? -1 : 1,
      );
      expect([typeof winner, loser]).toEqual(['object', 'DISH_SOLD_OUT']);
      expect((await stock('last')).stock).toBe(0);
      if (typeof winner === 'object')
        await winner.client.api.takeoutOrderCancel({ tradeId: winner.tradeId });
    });

    const iced = (quantity: number) =>
      dish('noodle', quantity, { props: [{ highPropId: 'ice', valueId: 'ice-1', count: 1 }] });

    it('have a guest’s limit of a lower price once a dish, however it is chosen: what is over costs its original price', async () => {
      const other = await memberOf(suite.server, '66880001');
      const body = checkout({ productList: [dish('noodle', 2), iced(2)] });
      // of 3 pieces 2 × 24.00 and 1 × 24.00; then 30.00, and 2 × 2.00 of ice
      expect(
        (await other.api.takeoutCheckProduct(body)).quote!.lines.map(({ goodsAmtn }) => goodsAmtn),
      ).toEqual([4800, 5800]);
      const { tradeId } = await order(other, body);
      expect(
        (await other.api.takeoutCheckProduct(checkout({ productList: [iced(1)] }))).quote!.lines[0]
          ?.goodsAmtn,
      ).toBe(3200);
      await other.api.takeoutOrderCancel({ tradeId });
    });

    it('have the last piece at a lower price once, over two lines of the dish', async () => {
      const { query } = suite.server.deps.db;
      await query(
        `UPDATE takeout_product SET discount_stock = 1 WHERE store_id = $1 AND id = 'noodle'`,
        [TEST_STORE.id],
      );
      const { tradeId } = await order(member, checkout({ productList: [dish('noodle'), iced(1)] }));
      expect(
        (await member.api.takeoutOrderGet({ tradeId })).productList.map(({ amtn }) => amtn),
      ).toEqual([2400, 3200]);
      expect((await stock('noodle')).discount_stock).toBe(0);
      await query(
        `UPDATE takeout_product SET discount_stock = 10 WHERE store_id = $1 AND id = 'noodle'`,
        [TEST_STORE.id],
      );
    });

    it('desk row 22: count a line that is sent twice as one, with both its quantities', async () => {
      expect(
        await reasonOf(
          order(member, checkout({ productList: [dish('whale', 3), dish('whale', 3)] })),
        ),
      ).toBe('DISH_LIMIT');
      const body = checkout({ productList: [dish('rice'), iced(1), dish('rice', 2), iced(1)] });
      const { quote, differences } = await member.api.takeoutCheckProduct({
        ...body,
        productList: [...body.productList, dish('last'), dish('last')],
      });
      expect(quote!.lines.map(({ quantity }) => quantity)).toEqual([3, 2, 2]);
      expect(
        differences.map(({ kind, productId, before, after }) => [kind, productId, before, after]),
      ).toEqual([['less', 'last', 2, 1]]);
      const { tradeId } = await order(member, body);
      expect(
        (await member.api.takeoutOrderGet({ tradeId })).productList.map(
          ({ productId, quantity }) => [productId, quantity],
        ),
      ).toEqual([
        ['rice', 3],
        ['noodle', 2],
      ]);
    });

    it('that nobody pays close after 15 minutes and give their dishes back', async () => {
      const { tradeId } = await order(member, checkout({ productList: [dish('last')] }));
      clock.advance(15 * MINUTE + SECOND);
      await LIVES.takeout.closeOverdue(suite.server.deps.db, clock.now());
      expect(await member.api.takeoutOrderGet({ tradeId })).toMatchObject({
        orderStatus: -1,
        closeReason: 'TIMEOUT',
        actions: ['AGAIN', 'DELETE'],
      });
      expect((await stock('last')).stock).toBe(1);
      expect(await reasonOf(payTakeout(member, { tradeId, totalPrice: 6200 }))).toBe(
        'ORDER_WINDOW_OVER',
      );
    });

    it('that are paid too late get their money back and stay closed', async () => {
      const made = await order(member);
      const tradeNo = await payTakeout(member, made);
      await bank(suite.server, tradeNo, 'late');
      expect(await member.api.paymentGetResult({ tradeNo: asId(tradeNo) })).toMatchObject({
        result: 'SUCCESS',
        refunded: true,
      });
      const late = await member.api.takeoutOrderGet({ tradeId: made.tradeId });
      expect(late).toMatchObject({
        orderStatus: -1,
        closeReason: 'TIMEOUT',
        payInfo: { refundAmtn: made.totalPrice, refundTime: made.payBefore + SECOND },
      });
      expect(late.log.map(({ kind }) => kind)).toEqual(['CREATED', 'TIMED_OUT', 'LATE_PAYMENT']);
    });

    it('are cancelled at once before the store accepts, and within a minute of payment; then no more', async () => {
      const unpaid = await order(member);
      expect(await member.api.takeoutOrderCancel({ tradeId: unpaid.tradeId })).toEqual({
        refundAmtn: 0,
        goldAmtn: 0,
      });
      const waiting = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('last')] }),
      );
      expect(await member.api.takeoutOrderCancel({ tradeId: waiting })).toEqual({
        refundAmtn: 6200,
        goldAmtn: 0,
      });
      expect(await member.api.takeoutOrderCancel({ tradeId: waiting })).toEqual({
        refundAmtn: 6200,
        goldAmtn: 0,
      });
      expect(await member.api.takeoutOrderGet({ tradeId: waiting })).toMatchObject({
        orderStatus: -1,
        refundStatus: 2,
        closeReason: 'BUYER',
        payInfo: { refundAmtn: 6200 },
      });
      expect((await stock('last')).stock).toBe(1);
      const accepted = await paidOrder(suite.server, member);
      await move(accepted, 'ACCEPTED');
      clock.advance(2 * MINUTE);
      expect(await reasonOf(member.api.takeoutOrderCancel({ tradeId: accepted }))).toBe(
        'ORDER_NOT_CANCELLABLE',
      );
      expect(await reasonOf(member.api.takeoutOrderDelete({ tradeId: accepted }))).toBe(
        'ORDER_NOT_DELETABLE',
      );
    });

    it('may be hurried from the promised time on, three times, 15 minutes apart', async () => {
      const tradeId = await paidOrder(suite.server, member);
      expect(await reasonOf(member.api.takeoutUrgentOrder({ tradeId }))).toBe('RUSH_TOO_EARLY');
      clock.set((await member.api.takeoutOrderGet({ tradeId })).nextRushAt!);
      for (const rushCount of [1, 2, 3]) {
        expect(await member.api.takeoutUrgentOrder({ tradeId })).toMatchObject({ rushCount });
        clock.advance(15 * MINUTE);
      }
      expect(await reasonOf(member.api.takeoutUrgentOrder({ tradeId }))).toBe('RUSH_TOO_MANY');
    });

    it('are collected with a code, without a fee for the way, and brought by the store’s own people', async () => {
      const collected = await paidOrder(suite.server, member, pickup());
      const detail = await member.api.takeoutOrderGet({ tradeId: collected });
      expect(detail).toMatchObject({
        deliveryType: 3,
        deliveryFee: 0,
        totalPrice: 4200,
        selectedAddress: null,
        cookTime: null,
        askForTime: { isNow: true },
      });
      expect(detail.pickupCode).toMatch(/^\d{4}$/);
      expect(detail.buyerPhone).toBe('66880002');
      const caller = await memberOf(suite.server, '66880003');
      const unnamed = await paidOrder(suite.server, caller, pickup({ buyer: null }));
      expect((await caller.api.takeoutOrderGet({ tradeId: unnamed })).buyerPhone).toBe('66880003');
      await suite.server.deps.db.query(
        `UPDATE takeout_store SET send_price = 0 WHERE id = 't-own'`,
      );
      const own = await paidOrder(suite.server, member, checkout({ storeId: asId('t-own') }));
      await move(own, 'ACCEPTED');
      expect(await move(own, 'RIDER_ASSIGNED')).toBeNull();
      expect(await move(own, 'SENT')).toMatchObject({ status: 3, riderStatus: null });
      expect((await member.api.takeoutGetRider({ tradeId: own })).rider).toBeNull();
    });

    it('that come more than a quarter of an hour late bring a red packet, once', async () => {
      const { query } = suite.server.deps.db;
      const packets = async (id: OrderId) =>
        (await query('SELECT id FROM member_offer WHERE id = $1', [`late-${id}`])).rows.length;
      const [late, good] = [
        await paidOrder(suite.server, member),
        await paidOrder(suite.server, member),
      ];
      await complete(good);
      expect([
        await packets(good),
        (await member.api.takeoutOrderGet({ tradeId: good })).makeGoodAmtn,
      ]).toEqual([0, 0]);
      clock.set((await member.api.takeoutOrderGet({ tradeId: late })).promisedAt + 16 * MINUTE);
      await complete(late);
      expect([
        await packets(late),
        (await member.api.takeoutOrderGet({ tradeId: late })).makeGoodAmtn,
      ]).toEqual([1, 500]);
      expect((await member.api.redpackList({ dataType: 1 })).result).toContainEqual(
        expect.objectContaining({ id: `late-${late}`, amount: 500, storeScope: 1 }),
      );
      expect(await move(late, 'COMPLETED')).toBeNull();
      expect(await packets(late)).toBe(1);
    });

    it('of a pre-order keep their slot', async () => {
      const at = instant(NOON + 3 * HOUR);
      const { tradeId } = await order(member, checkout({ cookTime: { isNow: false, at } }));
      expect(await member.api.takeoutOrderGet({ tradeId })).toMatchObject({
        cookTime: { isNow: false, at },
        promisedAt: at + 15 * MINUTE,
      });
    });

    it('of another member are none', async () => {
      const { tradeId } = await order(member);
      const other = await memberOf(suite.server, '66880001');
      for (const call of [
        () => other.api.takeoutOrderGet({ tradeId }),
        () => other.api.takeoutOrderCancel({ tradeId }),
        () => other.api.takeoutGetRider({ tradeId }),
        () => payTakeout(other, { tradeId, totalPrice: 5200 }),
      ])
        expect(await reasonOf(call())).toBe('ORDER_NOT_FOUND');
    });

    it('send back what was cancelled, refused or paid too late, to the cent', async () => {
      expect(await unevenMoneyBack(suite.server)).toEqual([]);
    });
  },
  { clock },
);
