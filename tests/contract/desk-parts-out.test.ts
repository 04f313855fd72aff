import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import type { OutFor } from '#shared/codes/sold-out.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { bringDishesBack } from '#server/modules/catalogue/index.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { failure, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, dish, order, paidOrder, pickup } from './takeout-suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const ELSEWHERE = asId<StoreId>('t-elsewhere');
const at = (minutes: number) => plus(NOON, minutes * MINUTE);
const RICE = asId<ProductId>('rice');
const NOODLE = asId<ProductId>('noodle');

type Item = BodyOf<Contract['merchantDeskSoldOut']>['items'][number];
const LARGE: Item = { productId: RICE, skuId: 'rice-2' };
const ICE: Item = { optionId: 'ice-1' };

onEach(
  DATABASES,
  'sizes and options that are out (decision DA10)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
      // of another merchant
      await addTestStore(suite.server.deps.db.query, { id: ELSEWHERE, merchant_id: 'tm-other' });
      await addDeskStaff(suite.server);
      await addTestClass(suite.server.deps.db.query);
      await suite.server.deps.db.query(
        `UPDATE takeout_product SET facts = jsonb_set(facts, '{skus,1}', facts -> 'skus' -> 0 || '{"id": "rice-2", "name": {"zh": "大", "en": "Large"}, "price": 5000, "isDefault": false}')
         WHERE store_id = $1 AND id = 'rice'`,
        [STORE],
      );
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_740_000 + phones));
      await set(owner!, 'ON', LARGE, ICE, { productId: RICE, skuId: 'rice-1' });
    });

    const set = (till: Till, until: OutFor | 'ON', ...items: Item[]) =>
      till.api.merchantDeskSoldOut({ requestId: newRequest(), storeId: STORE, items, until });
    const cart = (skuId: string) => checkout({ productList: [dish('rice', 1, { skuId })] });
    const iced = checkout({
      productList: [
        dish('noodle', 1, { props: [{ highPropId: 'ice', valueId: 'ice-1', count: 1 }] }),
      ],
    });
    const whyNot = async (body: typeof iced) =>
      (await guest.api.takeoutCheckProduct(body)).refusals[0]?.reason;
    const menu = () => suite.server.client().api.takeoutMenu({ storeId: STORE });
    const stockOnMenu = async () => {
      const { classifies } = await menu();
      const { skus } = classifies
        .flatMap(({ products }) => products)
        .find(({ productId }) => productId === 'rice')!;
      return skus.map(({ storeStock }) => storeStock);
    };
    const soldOutOnMenu = async () =>
      (await menu()).storeHighProps
        .flatMap(({ valueList }) => valueList)
        .filter(({ sellout }) => sellout)
        .map(({ id }) => id);
    const outs = (more: { keyword?: string } = {}) =>
      clerk!.api.merchantDeskOut({ storeId: STORE, ...more });

    describe('a size', () => {
      it('is sold out at once on the menu, in carts and for orders, alone, and comes back by itself', async () => {
        expect(await stockOnMenu()).toEqual([-1, -1]);
        const quoted = await guest.api.takeoutCheckProduct(cart('rice-2'));
        await set(clerk!, 'HOUR', LARGE);
        expect(await stockOnMenu()).toEqual([-1, 0]);
        expect(await whyNot(cart('rice-2'))).toBe('DISH_SOLD_OUT');
        expect(await whyNot(cart('rice-1'))).toBeUndefined();
        const { totalPrice } = quoted.quote!;
        expect(
          await reasonOf(
            guest.api.takeoutOrderCreate({ ...cart('rice-2'), totalPrice }, { key: newRequest() }),
          ),
        ).toBe('DISH_SOLD_OUT');
        expect((await outs()).result).toMatchObject([
          {
            productId: 'rice',
            isOff: false,
            skus: [{ skuId: 'rice-1' }],
            sizes: [
              { skuId: 'rice-1', isOff: false, until: null },
              { skuId: 'rice-2', isOff: true, until: at(60), isSoldOut: true },
            ],
          },
        ]);
        clock.set(at(60) - 1);
        expect(await bringDishesBack(suite.server.deps, clock.now())).toBe(0);
        clock.set(at(60));
        expect(await bringDishesBack(suite.server.deps, clock.now())).toBe(1);
        expect(await bringDishesBack(suite.server.deps, clock.now())).toBe(0);
        expect(await stockOnMenu()).toEqual([-1, -1]);
        expect((await outs()).result).toEqual([]);
        await order(guest, cart('rice-2'));
      });
      it('is not what guests who pay for it meanwhile get: nothing of it is taken', async () => {
        const [made] = await Promise.all([
          Promise.allSettled(Array.from({ length: 6 }, () => order(guest, cart('rice-2')))),
          ...Array.from({ length: 12 }, (_, turn) =>
            set(turn % 2 === 0 ? owner! : clerk!, turn % 4 < 2 ? 'DAY' : 'ON', LARGE, ICE),
          ),
        ]);
        for (const { status, ...rest } of made)
          if (status === 'rejected')
            expect((rest as { reason: { reason: string } }).reason.reason).toBe('DISH_SOLD_OUT');
        await set(owner!, 'ON', LARGE, ICE);
        expect(await stockOnMenu()).toEqual([-1, -1]);
      });
      it('stays off when its dish is edited; a later size of its id is not off', async () => {
        const size = (zh: string, sizeId?: string) => ({
          ...(sizeId !== undefined && { sizeId }),
          name: { zh, en: zh },
          price: cents(4000),
          weight: 0.5,
          isSoldOut: false,
          stock: null,
        });
        const save = async (
          sizes: ReturnType<typeof size>[],
          known?: { productId: ProductId; seq: number },
        ) => {
          const body = { requestId: newRequest(), storeId: STORE, dish: aDishEdit({ sizes }) };
          return (await owner!.api.merchantMenuSave({ ...body, ...known })).dish;
        };
        const { productId, ...added } = await save([size('S'), size('M'), size('L')]);
        const [s, m, l] = added.sizes.map(({ sizeId }) => sizeId!);
        await set(clerk!, 'DAY', { productId, skuId: l }, { productId, skuId: m });
        const edited = await save([size('S', s), size('M', m)], { productId, seq: added.seq });
        expect(edited.sizes.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false]);
        const again = await save([size('S', s), size('M', m), size('XL')], {
          productId,
          seq: edited.seq,
        });
        expect(again.sizes[2]!.sizeId).toBe(l);
        expect((await outs()).result).toMatchObject([
          {
            sizes: [
              { skuId: s, isOff: false },
              { skuId: m, isOff: true },
              { name: 'XL', isOff: false },
            ],
          },
        ]);
        await set(owner!, 'ON', { productId, skuId: m });
      });
      it('is ticked while an order with it is refused, and no other size', async () => {
        const refusal = async () => ({
          orderId: await paidOrder(suite.server, guest, cart('rice-2')),
          requestId: newRequest(),
          reason: 1 as const,
        });
        const refused = await refusal();
        expect(
          await reasonOf(
            clerk!.api.merchantDeskRefuse({
              ...refused,
              soldOut: [{ productId: RICE, skuId: 'rice-1', until: 'DAY' }],
            }),
          ),
        ).toBe('BAD_REQUEST');
        const { result } = await clerk!.api.merchantDeskOut({
          storeId: STORE,
          orderId: refused.orderId,
        });
        expect(result).toMatchObject([
          { productId: 'rice', sizes: [{ skuId: 'rice-2', name: 'Large' }] },
        ]);
        await clerk!.api.merchantDeskRefuse({
          ...refused,
          requestId: newRequest(),
          soldOut: [{ productId: RICE, skuId: 'rice-2', until: 'DAY' }],
        });
        expect(await stockOnMenu()).toEqual([-1, 0]);
      });
    });

    describe('an option', () => {
      it('is sold out at once on the menu, in carts and for orders, and comes back by itself', async () => {
        const { totalPrice } = (await guest.api.takeoutCheckProduct(iced)).quote!;
        await set(clerk!, 'DAY', ICE);
        expect(await soldOutOnMenu()).toEqual(['ice-1']);
        expect(await whyNot(iced)).toBe('CHOICE_INVALID');
        expect(
          await reasonOf(
            guest.api.takeoutOrderCreate({ ...iced, totalPrice }, { key: newRequest() }),
          ),
        ).toBe('CHOICE_INVALID');
        expect(await whyNot(checkout({ productList: [dish('noodle')] }))).toBeUndefined();
        const day = plus(NOON, 17 * HOUR);
        const standing = { optionId: 'ice-1', group: 'Ice', name: 'Extra', isOff: true };
        expect(await outs()).toMatchObject({
          result: [],
          choices: [{ ...standing, until: day, isFound: true }],
        });
        // what its store edits is what it wrote
        const { options } = await owner!.api.merchantMenuGet({
          storeId: STORE,
          productId: NOODLE,
        });
        expect(options.groups[0]!.values.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false]);
        clock.set(day);
        expect(await bringDishesBack(suite.server.deps, clock.now())).toBe(1);
        expect(await soldOutOnMenu()).toEqual([]);
      });
      it('is found by its name, and with the dishes that have it', async () => {
        expect((await outs({ keyword: 'EXTRA' })).choices).toMatchObject([
          { optionId: 'ice-1', isFound: true },
        ]);
        expect(await outs({ keyword: 'noodle' })).toMatchObject({
          result: [{ productId: 'noodle', sizes: [], optionIds: ['ice-0', 'ice-1'] }],
          choices: [
            { optionId: 'ice-0', isFound: false },
            { optionId: 'ice-1', isFound: false },
          ],
        });
      });
      it('is ticked while an order with it is refused, in one act', async () => {
        const orderId = await paidOrder(
          suite.server,
          guest,
          pickup({ productList: iced.productList }),
        );
        expect(await clerk!.api.merchantDeskOut({ storeId: STORE, orderId })).toMatchObject({
          result: [{ productId: 'noodle', sizes: [], optionIds: ['ice-1'] }],
          choices: [{ optionId: 'ice-1' }],
        });
        const refuse = (optionId: string) =>
          clerk!.api.merchantDeskRefuse({
            requestId: newRequest(),
            orderId,
            reason: 1,
            soldOut: [{ productId: NOODLE, optionId, until: 'HOUR' }],
          });
        expect(await reasonOf(refuse('ice-0'))).toBe('BAD_REQUEST');
        expect(await soldOutOnMenu()).toEqual([]);
        await refuse('ice-1');
        expect((await guest.api.takeoutOrderGet({ tradeId: orderId })).orderStatus).toBe(-1);
        expect(await soldOutOnMenu()).toEqual(['ice-1']);
      });
    });

    it('desk row 38: stand in the audit: who took them off, until when, and that they came back', async () => {
      clock.set(at(3 * 60));
      const began = clock.now();
      await set(clerk!, 'HOUR', LARGE, ICE);
      await set(owner!, 'OPEN', LARGE);
      clock.set(plus(began, HOUR));
      await bringDishesBack(suite.server.deps, clock.now());
      await set(clerk!, 'ON', LARGE);
      const { result } = await owner!.api.merchantAuditList({
        storeIds: [STORE],
        thing: 'SOLD_OUT',
        from: began,
        to: plus(began, 2 * HOUR),
      });
      const end = dateTimeText(plus(began, HOUR));
      const rows = result.map(({ operatorName, name, changes }) => [
        operatorName,
        name,
        changes[0]!.before,
        changes[0]!.after,
      ]);
      expect(rows).toHaveLength(5);
      expect(rows).toEqual(
        expect.arrayContaining([
          ['K-clerk', 'Dish rice · Large', 'no', end],
          ['K-clerk', 'Ice · Extra', 'no', end],
          ['K-owner', 'Dish rice · Large', end, 'yes'],
          ['', 'Ice · Extra', end, 'no'],
          ['K-clerk', 'Dish rice · Large', 'yes', 'no'],
        ]),
      );
    });
    it('without an end are for those who decide; those of elsewhere are not found', async () => {
      expect(await reasonOf(set(clerk!, 'OPEN', LARGE))).toBe('WRONG_ROLE');
      expect(await reasonOf(set(clerk!, 'OPEN', ICE))).toBe('WRONG_ROLE');
      const nowhere: Item[] = [
        { productId: RICE, skuId: 'noodle-1' },
        { productId: asId('nowhere'), skuId: 'rice-1' },
        { optionId: 'ice' },
      ];
      for (const item of nowhere)
        expect(await reasonOf(set(owner!, 'DAY', LARGE, item))).toBe('PRODUCT_NOT_FOUND');
      const both = { productId: NOODLE, optionId: 'ice-1' };
      for (const item of [both, {}, { skuId: 'rice-2' }])
        expect((await failure(set(owner!, 'DAY', item))).kind).toBe('contract');
      expect(await outs()).toMatchObject({ result: [], choices: [] });
      const foreign = { requestId: newRequest(), storeId: ELSEWHERE, items: [ICE] };
      expect(await reasonOf(owner!.api.merchantDeskSoldOut({ ...foreign, until: 'DAY' }))).toBe(
        'NO_PERMISSION',
      );
      expect(
        await reasonOf(
          clerk!.api.merchantDeskOut({ storeId: STORE, orderId: asId('no-such-order') }),
        ),
      ).toBe('ORDER_NOT_FOUND');
    });
    it('are switched once for a request that is sent twice', async () => {
      const body = {
        requestId: newRequest(),
        storeId: STORE,
        items: [LARGE, ICE],
        until: 'HOUR' as const,
      };
      expect(await clerk!.api.merchantDeskSoldOut(body)).toEqual({ replay: false });
      await set(owner!, 'ON', LARGE, ICE);
      expect(await clerk!.api.merchantDeskSoldOut(body)).toEqual({ replay: true });
      expect(await outs()).toMatchObject({ result: [], choices: [] });
      expect(await reasonOf(clerk!.api.merchantDeskSoldOut({ ...body, items: [LARGE] }))).toBe(
        'KEY_REUSED',
      );
    });
  },
  { clock },
);
