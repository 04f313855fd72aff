import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { addTestShelf, TEST_SHELF } from '#tests/support/market-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { failure, memberOf, newRequest, onEach, outcomes, reasonOf, tillOf } from './suite.ts';
import { dish, paidOrder, pickup } from './takeout-suite.ts';
import { PNG } from './walk-orgs.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const SHELF = asId<StoreId>(TEST_SHELF.id);
const RICE = asId<ProductId>('rice');

onEach(
  DATABASES,
  'the menu as its store edits it (decisions DA24, DA27)',
  (suite) => {
    let [owner, manager, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestShelf(query, { run_by: 'STAFF' });
      await addTestClass(query);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_730_000 + phones));
    });

    const at = (storeId: StoreId = STORE) => ({ requestId: newRequest(), storeId });
    const add = async (change: Parameters<typeof aDishEdit>[0] = {}) =>
      (await owner!.api.merchantMenuSave({ ...at(), dish: aDishEdit(change) })).dish;
    const get = async (productId: ProductId) =>
      (await owner!.api.merchantMenuGet({ storeId: STORE, productId })).dish;
    const menuOfGuest = async () =>
      (await guest.api.takeoutMenu({ storeId: STORE })).classifies.flatMap(
        ({ products }) => products,
      );
    const seenByGuest = async (productId: string) =>
      (await menuOfGuest()).find((one) => one.productId === productId);

    it('adds a dish that guests see, find and order at once; one request is one dish', async () => {
      expect(await menuOfGuest()).not.toHaveLength(0);
      const body = { ...at(), dish: aDishEdit({ name: { zh: '辣魚湯', en: 'Hot fish soup' } }) };
      const { dish: added, replay } = await owner!.api.merchantMenuSave(body);
      expect(replay).toBe(false);
      expect(await owner!.api.merchantMenuSave(body)).toMatchObject({
        dish: { productId: added.productId },
        replay: true,
      });
      const changed = { ...body, dish: { ...body.dish, stock: 9 } };
      expect(await reasonOf(owner!.api.merchantMenuSave(changed))).toBe('KEY_REUSED');
      expect(added).toMatchObject({ seq: 1, price: 4200, stock: 5, changedBy: 'K-owner' });
      expect(await seenByGuest(added.productId)).toMatchObject({
        productName: '辣魚湯',
        price: 4200,
      });
      const near = { lat: TEST_STORE.lat, lon: TEST_STORE.lon, keyword: '辣魚湯' };
      const { result } = await guest.api.nearStoreList(near);
      expect(result.map(({ storeId }) => storeId)).toContain(STORE);
      const line = { ...dish(added.productId), skuId: `${added.productId}.1` };
      await paidOrder(suite.server, guest, pickup({ productList: [line] }));
      expect((await get(added.productId)).stock).toBe(4);
    });

    it.each([0, -1, 1e9 * 100])(
      'refuses a price of %s cents, and of sizes and boxes too',
      async (price) => {
        const save = (change: Parameters<typeof aDishEdit>[0]) =>
          reasonOf(owner!.api.merchantMenuSave({ ...at(), dish: aDishEdit(change) }));
        const bad = cents(price);
        expect(await save({ price: bad })).toBe('PRICE_INVALID');
        expect(await save({ originalPrice: bad })).toBe('PRICE_INVALID');
        const size = { name: { zh: '大', en: 'L' }, weight: 1, isSoldOut: false, stock: null };
        const sizes = [
          { ...size, price: cents(100) },
          { ...size, price: bad },
        ];
        expect(await save({ sizes })).toBe('PRICE_INVALID');
        if (price !== 0) expect(await save({ boxPrice: bad })).toBe('PRICE_INVALID');
      },
    );

    it('keeps a price above the one that a promotion sells it for', async () => {
      const noodle = await get(asId('noodle'));
      const { productId, seq, ...edit } = noodle;
      const save = (price: number) =>
        owner!.api.merchantMenuSave({
          ...at(),
          productId,
          seq,
          dish: { ...aDishEdit(), ...pickEdit(edit), price: cents(price) },
        });
      expect(await reasonOf(save(2400))).toBe('PRICE_INVALID');
      expect((await save(2500)).dish.price).toBe(2500);
    });

    it('gives orders their old price, and carts the new one (decision DA24)', async () => {
      const paid = await paidOrder(suite.server, guest, pickup());
      const made = pickup();
      const { quote } = await guest.api.takeoutCheckProduct(made);
      const { productId, seq, ...edit } = await get(RICE);
      await owner!.api.merchantMenuSave({
        ...at(),
        productId,
        seq,
        dish: { ...pickEdit(edit), price: cents(4600) },
      });
      const refused = guest.api.takeoutOrderCreate({ ...made, totalPrice: quote!.totalPrice });
      expect(await reasonOf(refused)).toBe('PRICE_CHANGED');
      expect((await guest.api.takeoutCheckProduct(made)).quote!.totalPrice).toBe(
        quote!.totalPrice + 600,
      );
      const { order: kept } = await owner!.api.merchantDeskGet({ orderId: paid });
      expect(kept.paidAmtn).toBe(quote!.totalPrice);
    });

    it('deletes a dish of an open order: the order keeps it, the menu does not', async () => {
      const added = await add({ number: 'D-1' });
      const line = { ...dish(added.productId), skuId: `${added.productId}.1` };
      const paid = await paidOrder(suite.server, guest, pickup({ productList: [line] }));
      const { productId, seq } = added;
      const stale = owner!.api.merchantMenuDelete({ ...at(), productId, seq: seq + 1 });
      expect(await reasonOf(stale)).toBe('CONFLICT');
      await owner!.api.merchantMenuDelete({ ...at(), productId, seq });
      await owner!.api.merchantMenuDelete({ ...at(), productId, seq });
      expect(await seenByGuest(productId)).toBeUndefined();
      const { quote } = await guest.api.takeoutCheckProduct(pickup({ productList: [line] }));
      expect(quote).toBeNull();
      const { order: kept } = await owner!.api.merchantDeskGet({ orderId: paid });
      expect(kept.lines).toMatchObject([{ productId, name: 'Portuguese chicken rice' }]);
      await owner!.api.merchantDeskRefuse({ requestId: newRequest(), orderId: paid, reason: 1 });
    });

    it('tells two editors apart: one wins, the other sees whose version stands', async () => {
      const { productId, seq } = await add();
      const save = (till: Till, zh: string) =>
        till.api.merchantMenuSave({
          ...at(),
          productId,
          seq,
          dish: aDishEdit({ name: { zh, en: '' } }),
        });
      const calls = Array.from({ length: 8 }, (_, turn) =>
        save(turn % 2 ? owner! : manager!, `第 ${turn} 版`),
      );
      expect(await outcomes(calls)).toEqual({ ok: 1, CONFLICT: 7 });
      const refused = await failure(save(owner!, '太遲'));
      expect(refused.data).toMatchObject({ by: 'K-owner', seq: 2, at: NOON });
      const now = await get(productId);
      expect(now.seq).toBe(2);
      expect(now.name.en).toBe(now.name.zh);
    });

    it('refuses what no menu can have', async () => {
      const save = (change: Parameters<typeof aDishEdit>[0]) =>
        reasonOf(owner!.api.merchantMenuSave({ ...at(), dish: aDishEdit(change) }));
      expect(await save({ classId: 'nowhere' })).toBe('BAD_REQUEST');
      expect(await save({ optionIds: ['nothing'] })).toBe('BAD_REQUEST');
      expect(await save({ ean: '4006381333930' })).toBe('BAD_REQUEST');
      expect(await save({ picture: '/uploads/menu/of-nobody.png' })).toBe('BAD_REQUEST');
      await add({ number: 'A-7', ean: '4006381333931' });
      expect(await save({ number: 'A-7' })).toBe('NUMBER_TAKEN');
      expect(await save({ ean: '4006381333931' })).toBe('NUMBER_TAKEN');
    });

    it('keeps sizes with prices of their own; the cheapest is the price of the dish', async () => {
      const size = (zh: string, price: number) => ({
        name: { zh, en: zh },
        price: cents(price),
        weight: 0.5,
        isSoldOut: false,
        stock: null,
      });
      const added = await add({ sizes: [size('大', 5000), size('小', 3500)] });
      expect(added).toMatchObject({ price: 3500, sizes: [{ price: 5000 }, { price: 3500 }] });
      const { productId, seq, sizes } = added;
      const { dish: after } = await owner!.api.merchantMenuSave({
        ...at(),
        productId,
        seq,
        dish: aDishEdit({ sizes: [...sizes.slice(1), size('中', 4000)] }),
      });
      expect(after.sizes.map(({ sizeId }) => sizeId)).toEqual([sizes[1]!.sizeId, `${productId}.3`]);
      expect(await seenByGuest(productId)).toMatchObject({ multiSku: true, price: 3500 });
    });

    it('sets stock, also of a dish that is out and of sizes that are counted apart', async () => {
      const set = (till: Till, items: object[], storeId = STORE) =>
        till.api.merchantMenuSetStock({ ...at(storeId), items: items as never });
      await set(clerk!, [{ productId: 'last', stock: 7 }]);
      expect((await get(asId('last'))).stock).toBe(7);
      const items = [{ productId: asId<ProductId>('last') }];
      await clerk!.api.merchantDeskSoldOut({ ...at(), items, until: 'HOUR' });
      await set(clerk!, [{ productId: 'last', stock: 3 }]);
      expect(await seenByGuest('last')).toMatchObject({ sellout: true });
      await clerk!.api.merchantDeskSoldOut({ ...at(), items, until: 'ON' });
      expect((await seenByGuest('last'))?.skus).toMatchObject([{ storeStock: 3 }]);
      expect(await reasonOf(set(clerk!, [{ productId: 'no-such', stock: 1 }]))).toBe(
        'PRODUCT_NOT_FOUND',
      );
      await set(owner!, [{ productId: 'soap', sizeId: 'soap-2', stock: 6 }], SHELF);
      expect(
        await guest.api.marketProductStock({
          storeId: SHELF,
          productId: asId('soap'),
          id: 'soap-2',
        }),
      ).toMatchObject({ stock: 6 });
      expect(await reasonOf(set(owner!, [{ productId: 'soap', stock: 6 }], SHELF))).toBe(
        'BAD_REQUEST',
      );
    });

    it('lists by class with those below it, by words, number and EAN, what is out and what is hidden', async () => {
      const list = (more: object) =>
        owner!.api.merchantMenuList({ storeId: SHELF, size: 100, ...more });
      const ids = async (more: object) =>
        (await list(more)).result.map(({ productId }) => productId);
      expect(await ids({ classId: 'fresh' })).toContain('lettuce');
      expect(await ids({ classId: 'fresh' })).not.toContain('soap');
      expect(await ids({ state: 'HIDDEN' })).toEqual(['hidden']);
      expect(await ids({ state: 'OUT' })).toEqual(['cherry']);
      expect(await ids({ keyword: 'product TEA' })).toEqual(['tea']);
      const { total, next, nextOffset } = await list({ size: 4 });
      expect({ next, nextOffset }).toEqual({ next: true, nextOffset: 4 });
      expect(total).toBe(9);
      expect((await list({})).store).toMatchObject({ kind: 'market', canEdit: true });
    });

    it('adds goods to a shelf with the chain of their classes', async () => {
      const { dish: added } = await owner!.api.merchantMenuSave({
        ...at(SHELF),
        dish: aDishEdit({ classId: 'leaves', ean: '96385074', shelf: 'A-3' }),
      });
      const { result } = await guest.api.marketProductListNew({
        storeId: SHELF,
        classifyId: 'leaves',
      });
      expect(result.find(({ productId }) => productId === added.productId)).toMatchObject({
        merchantCategoryChain: ['fresh', 'greens', 'leaves'],
      });
    });

    it('adds, renames, orders and deletes classes; one with dishes stays', async () => {
      const named = (zh: string) => ({ ...at(), name: { zh, en: '' } });
      const { classId } = await owner!.api.merchantMenuSaveClass(named('甜品'));
      await owner!.api.merchantMenuSaveClass({ ...named('糖水'), classId });
      await owner!.api.merchantMenuOrder({ ...at(), classIds: [classId] });
      const { classes } = await owner!.api.merchantMenuList({ storeId: STORE });
      expect(classes.map(({ name }) => name.zh)).toEqual(['糖水', '全部']);
      const remove = (id: string) => owner!.api.merchantMenuDeleteClass({ ...at(), classId: id });
      expect(await reasonOf(remove('all'))).toBe('MENU_CLASS_NOT_EMPTY');
      expect(
        await reasonOf(owner!.api.merchantMenuSaveClass({ ...named('子'), parentId: classId })),
      ).toBe('BAD_REQUEST');
      await remove(classId);
      const dishes = { classId: 'all', productIds: [asId<ProductId>('whale')] };
      await owner!.api.merchantMenuOrder({ ...at(), dishes });
      expect((await menuOfGuest())[0]?.productId).toBe('whale');
    });

    it('sets options with prices: their ids stay, dishes lose what is gone', async () => {
      const { seq, groups } = await owner!.api.merchantMenuOptions({ storeId: STORE });
      const value = {
        name: { zh: '珍珠', en: 'Pearls' },
        price: cents(500),
        isSoldOut: false,
        isDefault: false,
      };
      const group = { name: { zh: '配料', en: '' }, isRequired: false, least: 0, most: 1 };
      const set = (more: object) =>
        owner!.api.merchantMenuSetOptions({ ...at(), seq, ...more } as never);
      expect(
        await reasonOf(set({ groups: [{ ...group, values: [{ ...value, price: -1 }] }] })),
      ).toBe('PRICE_INVALID');
      const after = await set({ groups: [...groups, { ...group, values: [value] }] });
      expect(after.seq).toBe(seq + 1);
      expect(after.groups[0]).toEqual(groups[0]);
      expect(await reasonOf(set({ groups: [] }))).toBe('CONFLICT');
      const added = await add({ optionIds: [after.groups[1]!.optionId!] });
      await set({ seq: after.seq, groups });
      expect((await get(added.productId)).optionIds).toEqual([]);
    });

    it('keeps a photo for the menu, and shows it with its dish', async () => {
      const file = new Blob([PNG]);
      const { url } = await owner!.api.merchantMenuPhoto({ storeId: STORE }, { file });
      const added = await add({ picture: url });
      expect(await seenByGuest(added.productId)).toMatchObject({ imgUrl: url });
      expect((await fetch(new URL(url, suite.server.url))).status).toBe(200);
      const text = new Blob(['GIF89a']);
      expect(await reasonOf(owner!.api.merchantMenuPhoto({ storeId: STORE }, { file: text }))).toBe(
        'UPLOAD_TYPE',
      );
    });

    it('lets a cashier read and set stock, and nothing else', async () => {
      const { store } = await clerk!.api.merchantMenuList({ storeId: STORE });
      expect(store).toMatchObject({ canEdit: false, canStock: true });
      expect(await reasonOf(clerk!.api.merchantMenuSave({ ...at(), dish: aDishEdit() }))).toBe(
        'WRONG_ROLE',
      );
    });

    it('desk row 12: a dish that needs longer than the store’s others makes the order as late as it (decision DA7)', async () => {
      const { seq, name } = await get(RICE);
      const edit = aDishEdit({ name, price: cents(4000), stock: -1, prepMinutes: 45 });
      await owner!.api.merchantMenuSave({ ...at(), productId: RICE, seq, dish: edit });
      await clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
      const orderId = await paidOrder(suite.server, guest, pickup({ productList: [dish('rice')] }));
      const { order } = await clerk!.api.merchantDeskGet({ orderId });
      expect(order.suggestedMinutes).toBe(45);
      const accepted = await clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId });
      expect(accepted.order.readyAt).toBe(NOON + 45 * 60_000);
      const plain = { ...edit, prepMinutes: null };
      await owner!.api.merchantMenuSave({ ...at(), productId: RICE, seq: seq + 1, dish: plain });
      const { order: after } = await clerk!.api.merchantDeskGet({ orderId });
      expect(after.suggestedMinutes).toBe(20);
    });
  },
  { clock },
);

type Dish = Awaited<ReturnType<Till['api']['merchantMenuGet']>>['dish'];
/** What of a dish an editor sends back. */
const pickEdit = ({
  isOff: _isOff,
  offUntil: _offUntil,
  promotionPrice: _promotionPrice,
  sold: _sold,
  changedBy: _changedBy,
  changedAt: _changedAt,
  ...edit
}: Omit<Dish, 'productId' | 'seq'>) => ({ ...edit, stock: null });
