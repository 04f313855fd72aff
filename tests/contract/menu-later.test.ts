import { beforeEach, expect, it } from 'vitest';
import type { ProductId } from '#shared/kernel/ids.ts';
import { dayOf, instant } from '#shared/kernel/time.ts';
import { DATABASES } from './databases.ts';
import { boardSuite, clock, STORE } from './desk-board-suite.ts';
import { aDishEdit, takesPreOrders } from './menu-suite.ts';
import { failure, newRequest, onEach } from './suite.ts';
import { dish, order, pickup, type CreateBody } from './takeout-suite.ts';

const at = (text: string) => instant(Date.parse(`2026-11-${text}:00+08:00`));
const range = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const BREAKFAST = { hours: [range(7, 11)], weekdays: [] };
const EVENING = { hours: [range(17, 2)], weekdays: [] };
const AFTERNOON = at('21T15:00');
const TOMORROW = dayOf(at('22T12:00'));

onEach(
  DATABASES,
  'a dish that is ordered ahead of its hours',
  (suite) => {
    const { tills, guest } = boardSuite(suite, 66_780_000);
    let bun: ProductId;
    let pot: ProductId;
    const add = async (zh: string, saleHours: typeof BREAKFAST) => {
      const edit = aDishEdit({ name: { zh, en: '' }, saleHours, stock: -1 });
      const { dish: added } = await tills.owner.api.merchantMenuSave({
        requestId: newRequest(),
        storeId: STORE,
        dish: edit,
      });
      return added.productId;
    };
    beforeEach(async () => {
      await takesPreOrders(suite.server, 1);
      bun ??= await add('豬扒包', BREAKFAST);
      pot ??= await add('海鮮火鍋', EVENING);
      clock.set(AFTERNOON);
    });

    const onMenu = async (productId: ProductId) => {
      const row = (await guest().api.takeoutMenu({ storeId: STORE })).classifies
        .flatMap(({ products }) => products)
        .find((one) => one.productId === productId);
      return [row?.sellout, row?.saleHours?.laterAt];
    };
    const cart = (ids: readonly ProductId[], change: Partial<CreateBody> = {}) =>
      pickup({
        productList: ids.map((id) => ({ ...dish(id), skuId: `${id}.1` })),
        ...change,
      });
    const wanted = (text: string) => ({ askForTime: { isNow: false, at: at(text) } });
    const checked = (...asked: Parameters<typeof cart>) =>
      guest().api.takeoutCheckProduct(cart(...asked));
    const reasons = async (...asked: Parameters<typeof cart>) =>
      (await checked(...asked)).refusals.map(({ reason }) => reason);

    it('can be put into a cart, with the first time of its hours', async () => {
      expect(await onMenu(pot)).toEqual([false, at('21T17:00')]);
      expect(await onMenu(bun)).toEqual([false, at('22T07:00')]);
      clock.set(at('21T17:00'));
      expect(await onMenu(pot)).toEqual([false, null]);
    });

    it('cannot where its store takes no pre-orders', async () => {
      await takesPreOrders(suite.server, 0);
      expect(await onMenu(pot)).toEqual([true, null]);
    });

    it('is priced before a time is chosen, and ordered for a time in its hours', async () => {
      const { quote, refusals } = await checked([pot], { askForTime: null });
      expect(refusals).toEqual([]);
      expect(quote?.lines).toHaveLength(1);
      const body = cart([pot], wanted('21T17:00'));
      const { tradeId } = await order(guest(), body);
      expect(await guest().api.takeoutOrderGet({ tradeId })).toMatchObject({
        askForTime: { isNow: false, at: at('21T17:00') },
      });
    });

    it('is ordered on both sides of midnight, to the end of its hours', async () => {
      expect(await reasons([pot], wanted('21T16:45'))).toContain('DISH_SOLD_OUT');
      expect(await reasons([pot], wanted('21T23:45'))).toEqual([]);
      expect(await reasons([pot], wanted('22T01:45'))).toEqual([]);
      expect(await reasons([pot], wanted('22T02:00'))).toContain('DISH_SOLD_OUT');
    });

    it('is refused by name for now, and takes nothing', async () => {
      const body = cart([pot]);
      const refused = {
        reason: 'DISH_SOLD_OUT',
        note: '「海鮮火鍋」此時段不供應（17:00–翌日 02:00），請更新購物車',
      };
      expect((await guest().api.takeoutCheckProduct(body)).refusals).toContainEqual(refused);
      expect(await failure(guest().api.takeoutOrderCreate(body))).toMatchObject(refused);
    });

    it('is refused by name beside one with which it shares no time', async () => {
      const { quote, refusals } = await checked([pot, bun], { askForTime: null });
      expect(quote?.lines).toHaveLength(2);
      expect(refusals.map(({ reason }) => reason)).toEqual(['DISH_SOLD_OUT']);
      expect(refusals[0]!.note).toContain('海鮮火鍋');
      const morning = await checked([pot, bun], wanted('22T08:00'));
      expect(morning.refusals[0]!.note).toContain('「海鮮火鍋」');
      const evening = await checked([pot, bun], wanted('21T18:00'));
      expect(evening.refusals[0]!.note).toContain('「豬扒包」');
    });

    it('names its next time when the chosen one has passed', async () => {
      const body = cart([bun], wanted('21T10:00'));
      expect(await failure(guest().api.takeoutOrderCreate(body))).toMatchObject({
        reason: 'SLOT_GONE',
        data: { nextAt: at('22T07:00') },
      });
    });

    it('follows the special days of its store', async () => {
      type Spans = { fromMinute: number; toMinute: number }[];
      const setTomorrow = async (spans: Spans | null) => {
        const { api } = tills.owner;
        const { result } = await api.merchantStoreList({});
        const { daysSeq } = result.find(({ storeId }) => storeId === STORE)!;
        const note = { zh: '', en: '' };
        const days = spans === null ? [] : [{ from: TOMORROW, to: TOMORROW, spans, note }];
        await api.merchantStoreSetDays({ storeId: STORE, days, seq: daysSeq });
      };
      await setTomorrow([]);
      expect(await onMenu(bun)).toEqual([true, null]);
      expect(await reasons([bun], wanted('22T09:00'))).toContain('DISH_SOLD_OUT');
      await setTomorrow([range(9, 20)]);
      expect(await onMenu(bun)).toEqual([false, at('22T09:00')]);
      expect(await reasons([bun], wanted('22T09:00'))).toEqual([]);
      await setTomorrow(null);
    });
  },
  { clock },
);
