import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { StorePromotionPlan } from '#shared/contract/merchant/promotion.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sweepPromotions } from '#server/modules/promotion-edit/index.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { basket, buy } from './market-suite.ts';
import { aDiscount, aPlan, FIVE_OFF } from './promotion-suite.ts';
import { memberOf, newRequest, onEach, outcomes, reasonOf, tillOf } from './suite.ts';
import { checkout, dish, order, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const MARKET = asId<StoreId>(TEST_MARKET.id);
type Terms = StorePromotionPlan['terms'];

onEach(
  DATABASES,
  'a store’s own promotions, planned by form (decision DA26)',
  (suite) => {
    let [owner, manager, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestMarket(query);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      const { query } = suite.server.deps.db;
      await query(
        'DELETE FROM takeout_activity a USING store_promotion s WHERE a.store_id = s.store_id AND a.id = s.id',
      );
      await query(
        'UPDATE takeout_product p SET discount_id = NULL, discount_price = NULL FROM store_promotion s WHERE p.discount_id = s.id',
      );
      await query('DELETE FROM store_promotion');
      phones += 1;
      guest = await memberOf(suite.server, String(66_740_000 + phones));
    });

    const body = (terms: Terms, change: object = {}, from = NOON, storeId = STORE) => ({
      requestId: newRequest(),
      storeId,
      plan: aPlan(terms, from),
      isPublished: true,
      ...change,
    });
    const publish = (terms: Terms, { from = NOON, storeId = STORE, ...change } = {}) =>
      owner!.api.merchantPromotionSave(body(terms, change, from, storeId));
    const end = (promotionId: string, seq = 1, storeId = STORE) =>
      owner!.api.merchantPromotionEnd({
        requestId: newRequest(),
        storeId,
        promotionId: asId(promotionId),
        seq,
      });
    const list = async () => (await owner!.api.merchantPromotionList({ storeId: STORE })).result;
    const priceOf = async (asked = pickup()) =>
      (await guest.api.takeoutCheckProduct(asked)).quote!.totalPrice;
    const audits = async () =>
      (
        await owner!.api.merchantAuditList({
          storeIds: [STORE],
          from: instant(NOON - DAY),
          to: instant(NOON + 9 * DAY),
          thing: 'PROMOTION',
        })
      ).result;

    it('lowers a real takeaway order by the cent, and stops when it is ended', async () => {
      const usual = await priceOf();
      const { promotionId, state } = await publish(FIVE_OFF);
      expect(state).toBe('RUNNING');
      const made = await order(guest, pickup());
      expect(made.totalPrice).toBe(usual - 500);
      await end(promotionId);
      expect(await priceOf()).toBe(usual);
      const { totalPrice } = await guest.api.takeoutOrderGet({ tradeId: made.tradeId });
      expect(totalPrice).toBe(usual - 500);
      expect(await list()).toContainEqual(
        expect.objectContaining({ promotionId, state: 'OVER', canEnd: false }),
      );
    });

    it('lowers a real order of a supermarket by the cent, and stops when it is ended', async () => {
      const goods = basket({ productList: [dish('soap', 2)] });
      const totalOf = async () => (await guest.api.marketCheckProduct(goods)).quote!.totalPrice;
      const usual = await totalOf();
      const { promotionId } = await publish(aDiscount({ soap: 1999 }), { storeId: MARKET });
      expect((await buy(guest, goods)).totalPrice).toBe(usual - 2 * 501);
      await end(promotionId, 1, MARKET);
      expect(await totalOf()).toBe(usual);
    });

    it.each<[string, Terms, ReturnType<typeof pickup>, number]>([
      ['a discount', aDiscount({ rice: 3333 }), pickup({ productList: [dish('rice', 2)] }), 1334],
      [
        'a flash sale',
        {
          kind: 'flash',
          dishes: [{ productId: 'rice', price: cents(2500), stock: 1 }],
          fromMinute: 700,
          toMinute: 800,
          userLimit: -1,
        },
        pickup({ productList: [dish('rice', 2)] }),
        1500,
      ],
      [
        'a full-discount of a dish',
        {
          ...FIVE_OFF,
          way: 'PERCENT',
          tiers: [{ from: cents(4000), off: cents(0), percent: 10 }],
          productIds: ['rice'],
        } as Terms,
        pickup({ productList: [dish('rice'), dish('last')] }),
        400,
      ],
      ['a pickup discount', { kind: 'selfTake', percent: 15, from: cents(0) }, pickup(), 600],
      [
        'a delivery promotion',
        {
          kind: 'merchantDelivery',
          isFree: false,
          tiers: [{ from: cents(2000), off: cents(300) }],
          coversAll: false,
        },
        checkout(),
        300,
      ],
      [
        'an add-on',
        {
          kind: 'purchase',
          productIds: ['last'],
          from: cents(4000),
          price: cents(3500),
          stock: 5,
          userLimit: -1,
          orderLimit: 1,
          withVouchers: true,
          withFull: true,
        },
        pickup({ productList: [dish('rice'), dish('last', 1, { selectedPurchase: true })] }),
        1500,
      ],
    ])('prices %s', async (_name, terms, asked, saved) => {
      const usual = await priceOf(asked);
      const { promotionId } = await publish(terms);
      expect(await priceOf(asked)).toBe(usual - saved);
      await end(promotionId);
      expect(await priceOf(asked)).toBe(usual);
    });

    it('gives a gift at an amount while some are left, and a voucher for the next order', async () => {
      await publish({
        kind: 'fullGift',
        tiers: [{ from: cents(4000), gift: { zh: '凍檸茶', en: 'Iced tea' }, pieces: 1, stock: 1 }],
      });
      await publish({
        kind: 'fullReturn',
        tiers: [{ from: cents(4000), voucher: cents(500), voucherFrom: cents(3000), days: 7 }],
      });
      const { fullReturn } = await guest.api.activityPlaceOrderVoucher({ storeId: STORE });
      expect(fullReturn).toMatchObject({ details: [{ voucherAmount: 500, validDays: 7 }] });
      const gifts = async () => (await guest.api.takeoutCheckProduct(pickup())).gifts;
      expect(await gifts()).toMatchObject([{ name: '凍檸茶', quantity: 1 }]);
      await order(guest, pickup());
      expect((await gifts()).filter(({ quantity }) => quantity > 0)).toEqual([]);
    });

    it('begins and ends by time', async () => {
      const usual = await priceOf();
      await publish(FIVE_OFF, { from: NOON + HOUR });
      expect(await priceOf()).toBe(usual);
      expect((await list())[0]).toMatchObject({ state: 'NOT_STARTED', canEdit: true });
      clock.set(NOON + HOUR + MINUTE);
      expect(await priceOf()).toBe(usual - 500);
      clock.set(NOON + HOUR + DAY);
      expect(await priceOf()).toBe(usual);
    });

    it('is seen by nobody while it is a draft; only an owner publishes it', async () => {
      const usual = await priceOf();
      const draft = body(FIVE_OFF, { isPublished: false });
      const { promotionId, state, seq } = await manager!.api.merchantPromotionSave(draft);
      expect(state).toBe('DRAFT');
      expect(await priceOf()).toBe(usual);
      const change = { ...body(FIVE_OFF), promotionId, seq };
      expect(await reasonOf(manager!.api.merchantPromotionSave(change))).toBe('NO_PERMISSION');
      const published = await owner!.api.merchantPromotionSave(change);
      expect(published).toMatchObject({ promotionId, seq: 2, state: 'RUNNING' });
      expect(await priceOf()).toBe(usual - 500);
      const at = { storeId: STORE, promotionId, requestId: newRequest(), seq: 2 };
      expect(await reasonOf(manager!.api.merchantPromotionEnd(at))).toBe('NO_PERMISSION');
      expect(await reasonOf(clerk!.api.merchantPromotionList({ storeId: STORE }))).toBe(
        'WRONG_ROLE',
      );
      const mine = await manager!.api.merchantPromotionSave(body(FIVE_OFF, { isPublished: false }));
      const gone = { ...at, requestId: newRequest(), promotionId: mine.promotionId, seq: 1 };
      expect(await manager!.api.merchantPromotionEnd(gone)).toMatchObject({ isWithdrawn: true });
    });

    it('is one act for the same request; of two editors the second is told of the first', async () => {
      const twice = body(FIVE_OFF, {}, NOON + HOUR);
      const [first, second] = await Promise.all([
        owner!.api.merchantPromotionSave(twice),
        owner!.api.merchantPromotionSave(twice),
      ]);
      expect(second.promotionId).toBe(first.promotionId);
      expect(first.replay).not.toBe(second.replay);
      expect((await list()).filter(({ terms }) => terms !== null)).toHaveLength(1);
      const other = { ...twice, isLowConfirmed: true };
      expect(await reasonOf(owner!.api.merchantPromotionSave(other))).toBe('KEY_REUSED');
      const edit = () =>
        owner!.api.merchantPromotionSave({
          ...body(FIVE_OFF, {}, NOON + 2 * HOUR),
          promotionId: first.promotionId,
          seq: first.seq,
        });
      expect(await outcomes([edit(), edit()])).toEqual({ CONFLICT: 1, ok: 1 });
    });

    it('may only be ended once it has begun', async () => {
      const { promotionId, seq } = await publish(FIVE_OFF);
      const change = { ...body(FIVE_OFF), promotionId, seq };
      expect(await reasonOf(owner!.api.merchantPromotionSave(change))).toBe('PROMOTION_RUNNING');
      await end(promotionId);
      expect(await reasonOf(end(promotionId, 2))).toBe('ACTIVITY_NOT_FOUND');
    });

    it('clashes with what takes the same place, also with what no form planned', async () => {
      const { promotionId } = await publish(FIVE_OFF, { from: NOON + HOUR });
      expect(await reasonOf(publish(FIVE_OFF))).toBe('PROMOTION_CLASH');
      await publish(FIVE_OFF, { from: NOON + 2 * DAY });
      expect(await reasonOf(publish(aDiscount({ noodle: 2000 })))).toBe('PROMOTION_CLASH');
      const { clashes } = await owner!.api.merchantPromotionPreview({
        storeId: STORE,
        plan: aPlan(FIVE_OFF, NOON),
      });
      expect(clashes).toMatchObject([{ promotionId, kind: 'full' }]);
      await publish(aDiscount({ rice: 3000 }));
    });

    it('asks the owner where it is below half of the price', async () => {
      const low = aDiscount({ rice: 1999 });
      expect(await reasonOf(publish(low))).toBe('DEAL_PROMO_LOW');
      expect((await publish(low, { isLowConfirmed: true } as object)).state).toBe('RUNNING');
    });

    it.each<[string, Terms]>([
      ['no dish', aDiscount({})],
      ['a dish of nobody', aDiscount({ nothing: 100 })],
      ['a price of 0', aDiscount({ rice: 0 })],
      ['a price that is no lower', aDiscount({ rice: 4000 })],
      ['amounts that fall', { ...FIVE_OFF, tiers: [] } as Terms],
    ])('refuses %s', async (_name, terms) => {
      expect(await reasonOf(publish(terms))).toBe('DEAL_PROMO_INVALID');
    });

    it('refuses times that cannot be', async () => {
      expect(await reasonOf(publish(FIVE_OFF, { from: NOON - DAY / 2 }))).toBe(
        'DEAL_PROMO_INVALID',
      );
    });

    it('shows what it would have cost: the baskets of last week at the prices of the checkout', async () => {
      const baskets = [
        pickup({ productList: [dish('rice')] }),
        pickup({ productList: [dish('noodle', 2)] }),
        pickup({ productList: [dish('noodle')] }),
        checkout({ productList: [dish('rice', 3)] }),
      ];
      await suite.server.deps.db.query('DELETE FROM takeout_order WHERE store_id = $1', [STORE]);
      for (const asked of baskets) await paidOrder(suite.server, guest, asked);
      const sum = async () => {
        // somebody who has had nothing: limits of a guest play no part
        const someone = await memberOf(suite.server, String(66_750_000 + (phones += 1)));
        const totals = [];
        for (const asked of baskets)
          totals.push((await someone.api.takeoutCheckProduct(asked)).quote!.totalPrice);
        return totals.reduce((all, one) => all + one, 0);
      };
      const before = await sum();
      const shown = await manager!.api.merchantPromotionPreview({
        storeId: STORE,
        plan: aPlan(FIVE_OFF, NOON),
      });
      const { promotionId } = await publish(FIVE_OFF);
      const after = await sum();
      expect(shown).toMatchObject({ baskets: 4, reached: 3, before, after, isLow: false });
      expect(before - after).toBe(1500);
      expect(shown.perOrder).toBe(375);
      const mine = await manager!.api.merchantPromotionPreview({
        storeId: STORE,
        promotionId,
        plan: aPlan(FIVE_OFF, NOON),
      });
      expect(mine).toMatchObject({ before, after, clashes: [] });
      await end(promotionId);
    });

    it('is in the audit, before and after', async () => {
      const { promotionId, seq } = await publish(FIVE_OFF, { from: NOON + HOUR });
      const later = aPlan(FIVE_OFF, NOON + 2 * HOUR);
      await owner!.api.merchantPromotionSave({
        ...body(FIVE_OFF),
        plan: { ...later, name: { zh: '午市優惠', en: 'Lunch offer' } },
        promotionId,
        seq,
      });
      clock.set(NOON + 3 * HOUR);
      await end(promotionId, 2);
      const [ended, changed, added] = await audits();
      expect(ended).toMatchObject({ act: 'ENDED', name: 'Lunch offer', operatorName: 'K-owner' });
      expect(changed!.changes).toContainEqual({
        field: 'nameZh',
        before: '開業優惠',
        after: '午市優惠',
      });
      expect(added!.changes).toContainEqual(
        expect.objectContaining({ field: 'tiers', before: null }),
      );
    });

    it('lets go of its dishes when it is over by itself, so that their prices may be edited', async () => {
      await publish(aDiscount({ rice: 3000 }));
      clock.set(NOON + DAY + MINUTE);
      await sweepPromotions(suite.server.deps.db, instant(clock.now()));
      const { rows } = await suite.server.deps.db.query<{ discount_id: string | null }>(
        "SELECT discount_id FROM takeout_product WHERE store_id = $1 AND id = 'rice'",
        [STORE],
      );
      expect(rows).toEqual([{ discount_id: null }]);
    });

    it('stands by its name on the page of its store, and in lists of reductions, while it runs', async () => {
      const { lat, lon } = TEST_STORE;
      const seen = async (): Promise<boolean[]> => {
        const { labels } = await guest.api.takeoutStoreGet({ id: STORE });
        const { result } = await guest.api.nearStoreList({
          lat,
          lon,
          fullReduction: true,
          size: 100,
        });
        return [
          labels.some(({ name }) => name === aPlan(FIVE_OFF, NOON).name.zh),
          result.some(({ storeId }) => storeId === STORE),
        ];
      };
      const { promotionId } = await publish(FIVE_OFF, { from: NOON + HOUR });
      expect(await seen()).toEqual([false, false]);
      clock.set(NOON + 2 * HOUR);
      expect(await seen()).toEqual([true, true]);
      await end(promotionId);
      expect(await seen()).toEqual([false, false]);
    });

    it('ends what no form planned', async () => {
      const asked = pickup({ productList: [dish('noodle')] });
      const usual = await priceOf(asked);
      await end('test.discount', 0);
      expect(await priceOf(asked)).toBe(usual + 600);
    });
  },
  { clock },
);
