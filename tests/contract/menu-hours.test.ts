import { beforeEach, expect, it } from 'vitest';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { instant } from '#shared/kernel/time.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { boardSuite, clock, SHELF, STORE } from './desk-board-suite.ts';
import { aDishEdit, takesPreOrders } from './menu-suite.ts';
import { failure, newRequest, onEach, reasonOf } from './suite.ts';
import { dish, order, pickup } from './takeout-suite.ts';

const time = (text: string) => instant(Date.parse(`2026-11-21T${text}:00+08:00`));
const BREAKFAST = { hours: [{ fromMinute: 7 * 60, toMinute: 11 * 60 }], weekdays: [] };
const EVENING = { hours: [{ fromMinute: 17 * 60, toMinute: 2 * 60 }], weekdays: [] };

onEach(
  DATABASES,
  'a dish that is offered at hours',
  (suite) => {
    const { tills, guest } = boardSuite(suite, 66_740_000);
    beforeEach(async () => {
      clock.set(time('08:00'));
      await takesPreOrders(suite.server, 1);
    });

    const at = (storeId: StoreId = STORE) => ({ requestId: newRequest(), storeId });
    const add = async (change: Partial<DishEdit>) =>
      (await tills.owner.api.merchantMenuSave({ ...at(), dish: aDishEdit(change) })).dish;
    const seenByGuest = async (productId: string) =>
      (await guest().api.takeoutMenu({ storeId: STORE })).classifies
        .flatMap(({ products }) => products)
        .find((one) => one.productId === productId);
    const cartOf = (productId: ProductId, change = {}) =>
      pickup({ productList: [{ ...dish(productId), skuId: `${productId}.1` }], ...change });

    it('is shown at all times, and counts as sold out outside its hours where a store takes no pre-orders', async () => {
      await takesPreOrders(suite.server, 0);
      const { productId, saleHours } = await add({ saleHours: BREAKFAST });
      expect(saleHours).toEqual(BREAKFAST);
      const shown = async () => {
        const row = await seenByGuest(productId);
        return [row?.sellout, row?.saleHours];
      };
      clock.set(time('06:00'));
      const told = { words: '07:00–11:00', ...BREAKFAST, laterAt: null };
      expect(await shown()).toEqual([true, { ...told, isOff: true, fromMinute: 420 }]);
      clock.set(time('10:59'));
      expect(await shown()).toEqual([false, { ...told, isOff: false, fromMinute: null }]);
      clock.set(time('11:00'));
      expect(await shown()).toEqual([true, { ...told, isOff: true, fromMinute: null }]);
      expect((await seenByGuest('rice'))?.saleHours).toBeUndefined();
    });

    it('is ordered to its last minute; after it the order is refused by name and takes nothing', async () => {
      const { productId } = await add({
        name: { zh: '豬扒包', en: 'Pork chop bun' },
        saleHours: BREAKFAST,
        stock: 9,
      });
      const body = cartOf(productId);
      clock.set(time('10:59'));
      await order(guest(), body);
      const left = async () =>
        (await tills.owner.api.merchantMenuGet({ storeId: STORE, productId })).dish.stock;
      expect(await left()).toBe(8);
      const { quote } = await guest().api.takeoutCheckProduct(body);
      clock.set(time('11:00'));
      const refused = {
        reason: 'DISH_SOLD_OUT',
        note: '「豬扒包」此時段不供應（07:00–11:00），請更新購物車',
      };
      const { refusals } = await guest().api.takeoutCheckProduct(body);
      expect(refusals).toContainEqual(refused);
      const made = guest().api.takeoutOrderCreate({ ...body, totalPrice: quote!.totalPrice });
      expect(await failure(made)).toMatchObject(refused);
      expect(await left()).toBe(8);
    });

    it('is ordered ahead for a time within its hours, and not for another', async () => {
      const { productId } = await add({ saleHours: EVENING });
      clock.set(time('15:00'));
      const wanted = async (text: string) => {
        const askForTime = { isNow: false, at: time(text) };
        const { refusals } = await guest().api.takeoutCheckProduct(
          cartOf(productId, { askForTime }),
        );
        return refusals.map(({ reason }) => reason);
      };
      expect(await wanted('17:00')).toEqual([]);
      expect(await wanted('16:30')).toContain('DISH_SOLD_OUT');
    });

    it('is found by a search with its hours while they stop it', async () => {
      await add({ name: { zh: '海鮮火鍋', en: 'Seafood hot pot' }, saleHours: EVENING });
      const near = { lat: TEST_STORE.lat, lon: TEST_STORE.lon, keyword: '海鮮火鍋' };
      const found = async () => {
        const { result } = await guest().api.associateStore(near);
        return result.find(({ store }) => store.storeId === STORE)?.saleHours;
      };
      clock.set(time('15:00'));
      expect(await found()).toEqual({
        words: '17:00–翌日 02:00',
        isOff: true,
        fromMinute: 1020,
      });
      clock.set(time('17:00'));
      expect(await found()).toMatchObject({ isOff: false });
    });

    it('stands in a search behind what can be ordered while its hours stop it', async () => {
      await add({ name: { zh: '花膠雞鍋', en: 'Fish maw pot' }, saleHours: EVENING });
      await add({ name: { zh: '花膠雞鍋套餐', en: 'Fish maw pot set' } });
      const near = { lat: TEST_STORE.lat, lon: TEST_STORE.lon, keyword: '花膠雞鍋' };
      const found = async () =>
        (await guest().api.associateStore(near)).result.map(({ productName }) => productName);
      clock.set(time('15:00'));
      expect(await found()).toEqual(['花膠雞鍋套餐', '花膠雞鍋']);
      clock.set(time('17:00'));
      expect(await found()).toEqual(['花膠雞鍋', '花膠雞鍋套餐']);
    });

    it('is edited by its store, kept by consoles that do not know of it, and audited', async () => {
      const { productId, seq } = await add({ saleHours: BREAKFAST });
      const save = async (till: Till, seq: number, change: Partial<DishEdit>) =>
        (await till.api.merchantMenuSave({ ...at(), productId, seq, dish: aDishEdit(change) }))
          .dish;
      const kept = await save(tills.owner, seq, { spice: 2 });
      expect(kept.saleHours).toEqual(BREAKFAST);
      const evening = { ...EVENING, weekdays: [5, 6] };
      const changed = await save(tills.manager, kept.seq, { spice: 2, saleHours: evening });
      expect(changed.saleHours).toEqual(evening);
      expect(
        (await save(tills.owner, changed.seq, { spice: 2, saleHours: null })).saleHours,
      ).toBeNull();
      const { result } = await tills.owner.api.merchantAuditList({
        thing: 'DISH',
        from: time('00:00'),
        to: time('23:00'),
      });
      const field = 'saleHours';
      const saved = result.flatMap(({ changes }) => changes).filter((one) => one.field === field);
      expect(saved).toContainEqual({ field, before: '07:00-11:00', after: '5 6 17:00-02:00' });
      expect(saved).toContainEqual({ field, before: '5 6 17:00-02:00', after: null });
    });

    it('keeps its hours where a menu file changes it', async () => {
      const { productId } = await add({ name: { zh: '早晨全餐', en: '' }, saleHours: BREAKFAST });
      const { importId, sums } = await tills.owner.api.merchantMenuImportCheck(
        { storeId: STORE },
        { file: new Blob(['dish_zh,price\n早晨全餐,12']) },
      );
      expect(sums).toMatchObject({ change: 1, bad: 0 });
      await tills.owner.api.merchantMenuImportApply({ ...at(), importId });
      const { dish: after } = await tills.owner.api.merchantMenuGet({ storeId: STORE, productId });
      expect(after).toMatchObject({ price: 1200, saleHours: BREAKFAST });
    });

    it.each([
      ['no range', []],
      ['an empty range', [{ fromMinute: 420, toMinute: 420 }]],
      [
        'ranges that overlap',
        [
          { fromMinute: 420, toMinute: 660 },
          { fromMinute: 600, toMinute: 720 },
        ],
      ],
    ])('refuses hours with %s', async (_, hours) => {
      const saved = tills.owner.api.merchantMenuSave({
        ...at(),
        dish: aDishEdit({ saleHours: { hours, weekdays: [] } }),
      });
      expect(await reasonOf(saved)).toBe('BAD_REQUEST');
    });

    it('is a kitchen’s alone: a supermarket’s goods have no hours', async () => {
      const saved = tills.owner.api.merchantMenuSave({
        ...at(SHELF),
        dish: aDishEdit({ classId: 'rice', saleHours: BREAKFAST }),
      });
      expect(await reasonOf(saved)).toBe('BAD_REQUEST');
    });
  },
  { clock },
);
