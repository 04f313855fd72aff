import { describe, expect, it } from 'vitest';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import { addToCart } from '#shared/cart/add-to-cart.ts';
import type { Cart } from '#shared/cart/cart-choice.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { TAKEOUT_EXAMPLES, takeouts } from '#server/demo/takeout/index.ts';
import { giveStockBack, stockMoved, takeStock } from '#server/modules/catalogue/store/stock.ts';
import { reserveUses } from '#server/modules/catalogue/store/activity-uses.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { checkout, dish, order } from './takeout-suite.ts';
import { walkTakeoutStore } from './walk-takeout-store.ts';

const id = (text: string) => asId<StoreId>(text);
const PIER = { lat: 22.2, lon: 113.545 };
const menuOf = async (server: InProcess, storeId: string, language: 'zh-TW' | 'en-US' = 'zh-TW') =>
  server.client({ language }).api.takeoutMenu({ storeId: id(storeId) });

onEach(DATABASES, 'a takeout store', (suite) => {
  it('answers every call of its page', async () => {
    await walkTakeoutStore(suite.server.client(), await memberOf(suite.server));
  });

  it.each(
    Object.entries({
      open: [0, 1],
      resting: [1, 2],
      overloaded: [2, 2],
      closed: [3, 2],
      closedPreOrder: [3, 6],
      preOrderOnly: [0, 6],
    }),
  )('tells that it is %s', async (name, [closedType, showType]) => {
    const { api } = suite.server.client();
    const storeId = id(TAKEOUT_EXAMPLES[name as keyof typeof TAKEOUT_EXAMPLES]);
    const state = await api.takeoutStoreState({ storeId });
    expect(state).toMatchObject({ closedType, showType });
    if (closedType !== 0) expect(state.openingTime).toBeGreaterThan(state.serverTime);
    const { result } = await api.takeoutAskForTimes({ storeId });
    if (name === 'open') expect(result[0]?.isNow).toBe(true);
    if (showType === 6) expect(result.every(({ isNow }) => !isNow)).toBe(true);
    if (showType === 2) expect(result).toEqual([]);
  });

  it('offers no delivery times where nothing is delivered, and is out of range for everybody', async () => {
    const { api } = suite.server.client();
    const storeId = id(TAKEOUT_EXAMPLES.pickupOnly);
    expect((await api.takeoutCookTimes({ storeId })).result).toEqual([]);
    expect(await api.takeoutStoreGet({ id: storeId, location: PIER })).toMatchObject({
      delivery: false,
      enableAskfor: true,
      outOfRange: true,
    });
  });

  it('is out of range beyond its reach, and over the bridge', async () => {
    const { api } = suite.server.client();
    expect(
      await api.takeoutStoreGet({
        id: id('t-kiang-wu-congee'),
        location: { lat: 22.1167, lon: 113.551 },
      }),
    ).toMatchObject({ outOfRange: true, passBridge: true });
    expect(
      await api.takeoutStoreGet({ id: id('t-kiang-wu-congee'), location: PIER }),
    ).toMatchObject({ outOfRange: false, passBridge: false });
  });

  it('is not found under a name that no store has', async () => {
    const { api } = suite.server.client();
    expect(await reasonOf(api.takeoutStoreGet({ id: id('t-nowhere') }))).toBe('STORE_NOT_FOUND');
    expect(await reasonOf(api.takeoutMenu({ storeId: id('t-nowhere') }))).toBe('STORE_NOT_FOUND');
    expect(
      await reasonOf(
        api.takeoutProductDetail({ storeId: id('t-lotus-congee'), productId: asId('nothing') }),
      ),
    ).toBe('PRODUCT_NOT_FOUND');
  });

  it('has six hundred dishes in the food hall, each once outside of the flash sale, in both languages', async () => {
    const [zh, en] = [
      await menuOf(suite.server, TAKEOUT_EXAMPLES.big),
      await menuOf(suite.server, TAKEOUT_EXAMPLES.big, 'en-US'),
    ];
    const plain = zh.classifies
      .filter(({ isFlashClassify }) => !isFlashClassify)
      .flatMap(({ products }) => products);
    expect(plain.length).toBe(600);
    expect(new Set(plain.map(({ productId }) => productId)).size).toBe(600);
    expect(zh.classifies[0]).toMatchObject({ isFlashClassify: true });
    expect(/\p{Script=Han}/u.test(JSON.stringify(en))).toBe(false);
    expect(
      plain
        .flatMap(({ highPropIds }) => highPropIds)
        .filter((name) => !zh.storeHighProps.some(({ highPropId }) => highPropId === name)),
    ).toEqual([]);
  });

  it('tells what its dishes may contain; a store that has not said is not one without allergens', async () => {
    const menu = await menuOf(suite.server, TAKEOUT_EXAMPLES.big);
    const dishes = menu.classifies.flatMap(({ products }) => products);
    expect(dishes.find(({ productName }) => productName === '葡式蛋撻')).toMatchObject({
      allergens: ['gluten', 'egg', 'milk'],
      isVegetarian: true,
      spice: 0,
    });
    expect(dishes.find(({ productName }) => productName === '水煮魚')).toMatchObject({
      isVegetarian: false,
      spice: 3,
    });
    await addTestStore(suite.server.deps.db.query);
    const said = (await menuOf(suite.server, TEST_STORE.id)).classifies.flatMap(
      ({ products }) => products,
    );
    expect(
      said.map(({ allergens }) => allergens).filter((allergens) => allergens !== null),
    ).toEqual([]);
  });

  it('hides a flash sale that is over, and shows no flash price', async () => {
    const menu = await menuOf(suite.server, 't-ruins-macanese');
    expect(menu.flashLeftSeconds).toBe(0);
    expect(menu.classifies.some(({ isFlashClassify }) => isFlashClassify)).toBe(false);
    expect(
      menu.classifies.flatMap(({ products }) => products).filter(({ seckill }) => seckill !== null),
    ).toEqual([]);
    expect(
      await suite.server.client().api.takeoutFlashSetting({ storeId: id('t-ruins-macanese') }),
    ).toMatchObject({ setting: null, flashLeftSeconds: 0 });
  });

  it('counts what a member had against the flash limit, and stock that is gone as sold out', async () => {
    const { query } = suite.server.deps.db;
    const member = await memberOf(suite.server);
    const all = async () =>
      (await member.api.takeoutMenu({ storeId: id('t-lotus-congee') })).classifies.flatMap(
        ({ products }) => products,
      );
    const flash = (await all()).find(({ seckill }) => seckill !== null)!;
    expect(flash.seckill?.userRemaining).toBe(2);
    const store = { merchantId: 'tm-lotus-congee', storeId: 't-lotus-congee' };
    await reserveUses(
      query,
      [
        {
          ...store,
          orderId: 'o1',
          activityId: flash.seckill!.activityId,
          productId: flash.productId,
          userId: 'member-66880001',
          pieces: 1,
        },
      ],
      instant(Date.now()),
    );
    expect(
      (await all()).find(({ productId }) => productId === flash.productId)?.seckill?.userRemaining,
    ).toBe(1);
    const limited = (await all()).find(
      ({ discount, seckill }) => discount !== null && seckill === null,
    )!;
    const move = {
      ...store,
      productId: limited.productId,
      pieces: 1,
      discountPieces: limited.discountStock,
      flashPieces: 0,
    };
    const taken = await takeStock(query, store, [move]);
    expect(taken.missing).toBeNull();
    if (taken.missing === null) await stockMoved(query, taken.moved);
    expect((await all()).find(({ productId }) => productId === limited.productId)).toMatchObject({
      isDiscount: false,
      discount: null,
      productDiscountRate: null,
    });
    const again = { ...move, discountPieces: 1 };
    expect((await takeStock(query, store, [again])).missing).toBe(again);
    await stockMoved(query, await giveStockBack(query, store, [move]));
    expect((await all()).find(({ productId }) => productId === limited.productId)).toMatchObject({
      isDiscount: true,
    });
  });

  it('has an add-on as often as a guest and its stock have left, and give it back', async () => {
    const { query } = suite.server.deps.db;
    const storeId = id('t-add-on');
    const [other, member] = [
      await memberOf(suite.server, '66880001'),
      await memberOf(suite.server, '66880002'),
    ];
    await addTestStore(query, { id: storeId });
    const rules = {
      name: { zh: '換購', en: 'Add for less' },
      shareVoucher: true,
      shareFullDiscount: true,
      shareFullReduction: true,
      purchaseLimitAmount: 2000,
      price: 500,
      stock: 3,
      joinLimit: 2,
      joinLimitQuantity: -1,
    };
    await query(
      `INSERT INTO takeout_activity (merchant_id, store_id, id, kind, position, starts_at, rules) VALUES ($1, $2, 'test.add-on', 'purchase', 1, 0, $3)`,
      [TEST_STORE.merchantId, storeId, JSON.stringify(rules)],
    );
    await query(
      `UPDATE takeout_product SET purchase_id = 'test.add-on' WHERE store_id = $1 AND id = 'rice'`,
      [storeId],
    );
    const added = (quantity: number) =>
      checkout({
        storeId,
        productList: [dish('wine'), dish('rice', quantity, { selectedPurchase: true })],
        alcohol: { name: 'Ana', year: 2000, month: 1, day: 1, isConfirmed: true },
      });
    const costs = async (client: TestClient, quantity: number) =>
      (await client.api.takeoutCheckProduct(added(quantity))).quote!.lines[1]!.goodsAmtn;
    const left = async (client: Pick<TestClient, 'api'>) =>
      (await client.api.takeoutMenu({ storeId })).store.activities.purchase.map(
        ({ stock: pieces, joinLimit }) => [pieces, joinLimit],
      );
    const visitor = suite.server.client();
    expect([await left(visitor), await costs(other, 3)]).toEqual([[[3, 2]], 5000]);
    const { tradeId } = await order(other, added(3));
    expect([
      await left(visitor),
      await left(other),
      (await other.api.takeoutPurchaseInfo({ storeId })).purchase?.joinLimit,
    ]).toEqual([[[1, 2]], [[1, 0]], 0]);
    expect([await costs(other, 1), await costs(member, 2)]).toEqual([4000, 4500]);
    await other.api.takeoutOrderCancel({ tradeId });
    expect([await left(visitor), await left(other), await costs(member, 2)]).toEqual([
      [[3, 2]],
      [[3, 2]],
      1000,
    ]);
    const both = await Promise.all(
      [other, member].map((client) =>
        order(client, added(2)).then(
          (made) => ({ client, ...made }),
          (error: { reason?: string }) => error.reason,
        ),
      ),
    );
    expect(both.filter((one) => typeof one === 'object').length).toBeGreaterThanOrEqual(1);
    expect((await left(visitor))[0]![0]).toBe(both.every((one) => typeof one === 'object') ? 0 : 1);
    for (const made of both)
      if (typeof made === 'object')
        await made.client.api.takeoutOrderCancel({ tradeId: made.tradeId });
  });

  it('gives the cart all that its price needs', async () => {
    const menu = await menuOf(suite.server, 't-lotus-congee');
    const now = menu.serverTime;
    const dishes = menu.classifies
      .filter(({ isFlashClassify }) => !isFlashClassify)
      .flatMap(({ products }) => products);
    const chosen = dishes
      .filter(({ sellout, discount, seckill }) => !sellout && discount === null && seckill === null)
      .slice(0, 3);
    const cart = chosen.reduce<Cart>((held, dish) => {
      const product = menuProductWithOptions(dish, menu.storeHighProps);
      const { sku, props } = defaultSelection(product);
      const added = addToCart(held, cartChoice(product, sku!, props), { now, takesOrders: true });
      return added.ok ? added.cart : held;
    }, []);
    const choices = {
      lines: cart,
      bags: 1,
      serviceFees: [],
      buyer: { isLoggedIn: true, appVersion: null, paymentChannel: null },
      chosenOffers: [],
    };
    const quote = priceCart(
      takeoutPriceInput(menu.store, dishes, { ...choices, way: { kind: 'delivery', point: PIER } }),
      now,
    );
    expect(quote.totals).toMatchObject({
      boxCents: chosen.reduce((sum, { boxPrice }) => sum + boxPrice, 0),
      bagCents: 100,
    });
    expect(quote.totals.deliveryCents).toBeGreaterThan(0);
    const pickup = priceCart(
      takeoutPriceInput(menu.store, dishes, { ...choices, way: { kind: 'pickup' } }),
      now,
    );
    expect(pickup.totals.deliveryCents).toBe(0);
    expect(pickup.totals.fullCents).toBe(
      Math.max(
        quote.totals.fullCents,
        pickup.totals.goodsCents - Math.round(pickup.totals.goodsCents * 0.9),
      ),
    );
  });

  it('tells of a favourite what any list tells of it at the same place: fee, minutes, and that it is too far', async () => {
    const member = await memberOf(suite.server, '66880001');
    const kinds = {
      near: 't-food-hall',
      far: 't-kiang-wu-congee',
      pickup: TAKEOUT_EXAMPLES.pickupOnly,
    };
    for (const storeId of Object.values(kinds))
      await member.api.takeoutStoreLike({ storeId: id(storeId), isLike: true });
    const { result } = await member.api.takeoutStoreLikes({});
    const liked = (key: string) => result.find((store) => store.id === key);
    const all = await member.api.nearStoreList({ size: 100 });
    const { deliveryFee, minutes } = all.result.find(({ storeId }) => storeId === kinds.near)!;
    expect(deliveryFee).toBeGreaterThan(0);
    expect(liked(kinds.near)).toMatchObject({ deliveryFee, minutes, isFaraway: false });
    expect(liked(kinds.far)).toMatchObject({ deliveryFee: null, isFaraway: true });
    expect(liked(kinds.pickup)).toMatchObject({ deliveryFee: null, isFaraway: false });
    for (const storeId of Object.values(kinds))
      await member.api.takeoutStoreLike({ storeId: id(storeId), isLike: false });
  });

  it('keeps the favourites of each member, and one report a day and reason', async () => {
    const member = await memberOf(suite.server, '66880002');
    const storeId = id('t-food-hall');
    const before = (await member.api.takeoutStoreLikes({})).result.length;
    await member.api.takeoutStoreLike({ storeId, isLike: true });
    await member.api.takeoutStoreLike({ storeId, isLike: true });
    expect((await member.api.takeoutStoreLikes({})).result.length).toBe(before + 1);
    expect((await member.api.takeoutStoreGet({ id: storeId })).isLike).toBe(true);
    expect((await suite.server.client().api.takeoutStoreGet({ id: storeId })).isLike).toBe(false);
    expect(await member.api.takeoutStoreLike({ storeId, isLike: false })).toMatchObject({
      isLike: false,
    });
    const first = await member.api.takeoutStoreReport({ storeId, reason: 2 });
    expect((await member.api.takeoutStoreReport({ storeId, reason: 2 })).reportId).toBe(
      first.reportId,
    );
    expect(await reasonOf(member.api.takeoutStoreReport({ storeId, reason: 5 }))).toBe(
      'BAD_REQUEST',
    );
    expect(
      (await member.api.takeoutStoreReport({ storeId, reason: 5, note: '沒有牌照' })).reportId,
    ).not.toBe(first.reportId);
  });
});

describe('the town of the tests', () => {
  it('has the stores that stand for a state', () => {
    expect(
      Object.values(TAKEOUT_EXAMPLES).filter((key) => !takeouts.some((store) => store.key === key)),
    ).toEqual([]);
  });
});
