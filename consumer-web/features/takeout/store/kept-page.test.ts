import { describe, expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { NOON } from '#shared/testing/builders.ts';
import { fromKept, toKeep, type StoreAnswers } from './kept-page.ts';

const SENADO = { lat: 22.1937, lon: 113.5399 };
const TAIPA = { lat: 22.1539, lon: 113.5568 };
const offer = { activityId: 'a', price: cents(900), stock: 5, userRemaining: 0 };
const dish: StoreAnswers['menu']['classifies'][number]['products'][number] = {
  productId: asId<ProductId>('rice'),
  productName: 'Rice',
  imgUrl: '',
  description: '',
  tags: [],
  allergens: ['egg'],
  isVegetarian: true,
  spice: 0,
  price: cents(1250),
  originalPrice: null,
  saleQtyTotal: 3,
  alcoholPercent: 0,
  boxPrice: cents(0),
  isDiscount: true,
  discountStock: 5,
  productDiscountRate: null,
  multiSku: false,
  sellout: false,
  limitCount: -1,
  merchantCategoryChain: [],
  highPropIds: [],
  discount: offer,
  seckill: offer,
  purchase: null,
  skus: [
    {
      storeProductSkuDetailId: 'd',
      skuId: 's',
      skuName: '',
      skuPrice: cents(1250),
      selected: true,
      weight: 0.3,
      minPurchase: 1,
      orderLimitCount: -1,
      storeStock: -1,
    },
  ],
};
const answers: StoreAnswers = {
  store: {
    id: asId<StoreId>('s1'),
    storeName: 'Kitchen',
    address: '',
    phone: '',
    thumbnailHead: '',
    bannerImg: '',
    pictures: [],
    location: SENADO,
    serviceFees: [],
    announcement: '',
    cuisine: '',
    licence: '',
    labels: [],
    score: null,
    ratingCount: 0,
    saleQtyTotal: 0,
    perCapita: cents(0),
    deliveryType: 1,
    delivery: true,
    enableAskfor: true,
    sendPrice: cents(2000),
    askforAmount: null,
    deliveryFee: cents(1000),
    distance: 812,
    passBridge: true,
    outOfRange: true,
    prepMinutes: 20,
    deliveryMinutes: 41,
    acceptsNextDay: true,
    businessHours: { hours: [], weekdays: [], closedDays: [] },
    closedType: 0,
    showType: 1,
    reserveType: 1,
    openingTime: null,
    pause: null,
    flashLeftSeconds: 600,
    isLike: true,
    likeCount: 4,
    serverTime: NOON,
  },
  menu: {
    storeId: asId<StoreId>('s1'),
    storeHighProps: [],
    flashLeftSeconds: 600,
    serverTime: NOON,
    classifies: [
      {
        classifyId: 'c',
        classifyName: 'All',
        imgUrl: '',
        isFlashClassify: false,
        products: [dish],
      },
    ],
    store: {
      id: 's1',
      ...SENADO,
      sendPrice: cents(2000),
      discountLimitType: 0,
      discountLimitQty: -1,
      seckillLimitQty: -1,
      plan: { amount: cents(1000) },
      bag: { price: cents(100), isExempt: false },
      activities: {
        full: [],
        fullGift: null,
        discount: [],
        purchase: [
          {
            activityId: 'x',
            purchaseLimitAmount: cents(2000),
            price: cents(500),
            stock: 3,
            joinLimit: 0,
            joinLimitQuantity: 2,
            shareVoucher: true,
            shareFullDiscount: true,
            shareFullReduction: true,
          },
        ],
        selfTake: null,
        delivery: null,
        merchantDelivery: null,
      },
    },
  },
  posters: { result: [{ id: 'p', posterName: '', imgUrl: '', leadsTo: null, products: [dish] }] },
};
const kept = toKeep(answers);

describe('a store’s page that is kept', () => {
  it('holds nothing about its viewer', () => {
    expect(kept).toMatchObject({
      store: {
        isLike: false,
        distance: 0,
        passBridge: false,
        outOfRange: false,
        deliveryMinutes: 20,
      },
    });
    expect(JSON.stringify(kept)).not.toMatch(/"(userRemaining|joinLimit)":0/);
  });

  it('comes back with its menu, for the place where one is', () => {
    const back = fromKept(JSON.parse(JSON.stringify(kept)), TAIPA, plus(NOON, MINUTE));
    expect(back?.menu.classifies[0]?.products[0]).toMatchObject({
      price: 1250,
      allergens: ['egg'],
      seckill: { price: 900, userRemaining: -1 },
    });
    expect(back?.store).toMatchObject({
      passBridge: true,
      outOfRange: false,
      flashLeftSeconds: 540,
    });
    expect(back?.store.distance).toBeGreaterThan(4000);
    expect(back?.menu).toMatchObject({ flashLeftSeconds: 540, serverTime: NOON + MINUTE });
  });

  it('has no flash sale once its time is up', () => {
    const back = fromKept(kept, SENADO, plus(NOON, 10 * MINUTE));
    expect(back?.menu.flashLeftSeconds).toBe(0);
    expect([
      back?.menu.classifies[0]?.products[0]?.seckill,
      back?.posters.result[0]?.products[0]?.seckill,
    ]).toEqual([null, null]);
    expect(back?.menu.classifies[0]?.products[0]?.discount?.price).toBe(900);
  });

  it('of another version of the app is none', () => {
    expect(fromKept({ ...(kept as object), menu: {} }, SENADO, NOON)).toBeNull();
    expect(fromKept(undefined, SENADO, NOON)).toBeNull();
  });
});
