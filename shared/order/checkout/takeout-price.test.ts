import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../../kernel/money.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import { NOON, someLines } from '../../testing/builders.ts';
import {
  takeoutBoxFee,
  takeoutHandover,
  takeoutPriceInput,
  type TakeoutActivities,
  type TakeoutChoices,
  type TakeoutPriceStore,
} from './takeout-price.ts';

const NOTHING_ON: TakeoutActivities = {
  full: [],
  fullGift: null,
  discount: [],
  purchase: [],
  selfTake: null,
  delivery: null,
  merchantDelivery: null,
};
const HOME = { lat: 22.1576, lon: 113.5551 };
/** In Taipa, 12.00 and 8.00 over the bridge. */
const aTakeout = (activities: Partial<TakeoutActivities> = {}): TakeoutPriceStore => ({
  id: 'store',
  lat: 22.154,
  lon: 113.5568,
  sendPrice: cents(5000),
  plan: { amount: cents(1200), passBridgeEnable: true, passBridgeCost: cents(800) },
  bag: { price: cents(100), isExempt: false },
  activities: { ...NOTHING_ON, ...activities },
});
const choices = (change: Partial<TakeoutChoices> = {}): TakeoutChoices => ({
  lines: someLines({ quantity: 3, price: cents(4000) }, { price: cents(500), selected: false }),
  way: { kind: 'pickup' },
  bags: 1,
  serviceFees: [],
  buyer: { isLoggedIn: true, appVersion: null, paymentChannel: null },
  chosenOffers: [],
  ...change,
});
const BOXES = [
  { productId: 'product-a', boxPrice: cents(150) },
  { productId: 'product-b', boxPrice: cents(900) },
];
const totals = (store: TakeoutPriceStore, change: Partial<TakeoutChoices> = {}) =>
  priceCart(takeoutPriceInput(store, BOXES, choices(change)), NOON).totals;
const toHome = { way: { kind: 'delivery' as const, point: HOME } };

const FULL = {
  id: 'full',
  shareVoucher: true,
  productType: 1,
  productTypeIdList: [],
  productList: [],
  activityType: 1,
  discountContentList: [{ fullAtm: cents(10_000), discount: cents(500) }],
} as const;

describe('a takeout order as the engine reads it', () => {
  it('costs its dishes, boxes, bags and delivery', () => {
    expect(totals(aTakeout(), toHome)).toMatchObject({
      goodsCents: 12_000,
      boxCents: 450,
      bagCents: 100,
      deliveryCents: 1200,
      payableCents: 13_750,
    });
  });

  it('costs no delivery when it is collected, and no bag where none is asked for or food goes unwrapped', () => {
    expect(totals(aTakeout(), { bags: 0 })).toMatchObject({ deliveryCents: 0, bagCents: 0 });
    expect(totals({ ...aTakeout(), bag: { price: cents(100), isExempt: true } })).toMatchObject({
      bagCents: 0,
    });
  });

  it('takes the pick-up discount instead of a full-reduction where it is more, for collected orders only', () => {
    const selfTake = { id: 'self', discountRate: 9, limitAmount: ZERO };
    expect(totals(aTakeout({ full: [FULL], selfTake })).fullCents).toBe(1200);
    expect(
      totals(aTakeout({ full: [FULL], selfTake: { ...selfTake, discountRate: 9.8 } })).fullCents,
    ).toBe(500);
    expect(
      totals(aTakeout({ full: [FULL], selfTake: { ...selfTake, limitAmount: cents(20_000) } }))
        .fullCents,
    ).toBe(500);
    expect(totals(aTakeout({ full: [FULL], selfTake }), toHome).fullCents).toBe(500);
    expect(totals(aTakeout({ full: [FULL] })).fullCents).toBe(500);
  });

  it('adds service fees and keeps offers and buyer', () => {
    const input = takeoutPriceInput(
      aTakeout(),
      BOXES,
      choices({ serviceFees: [{ kind: 'holiday', cents: cents(300) }] }),
    );
    expect(input).toMatchObject({
      fees: { serviceFees: [{ kind: 'holiday', cents: 300 }] },
      buyer: { isLoggedIn: true },
      gold: [],
      mCoinCents: 0,
      store: { storeId: 'store', sendPrice: 5000 },
    });
  });

  it('charges no box for a dish that has left the menu', () => {
    expect(
      takeoutBoxFee(someLines({ quantity: 2 }, {}), [
        { productId: 'product-b', boxPrice: cents(200) },
      ]),
    ).toBe(200);
  });
});

describe('how a takeout order leaves', () => {
  it('goes over the bridge, and as far as the great circle says unless the server knows better', () => {
    const far = takeoutHandover(
      { kind: 'delivery', point: { lat: 22.2, lon: 113.545 } },
      aTakeout(),
    );
    expect(far).toMatchObject({ kind: 'delivery', crossesBridge: true, offers: { shared: false } });
    expect(far.kind === 'delivery' && far.distanceMeters).toBeGreaterThan(5000);
    expect(
      takeoutHandover(
        { kind: 'delivery', point: HOME, distance: 777, passBridge: true },
        aTakeout(),
      ),
    ).toMatchObject({ distanceMeters: 777, crossesBridge: true });
  });

  it('is priced as next door before an address is chosen', () => {
    expect(takeoutHandover({ kind: 'delivery', point: null }, aTakeout())).toMatchObject({
      distanceMeters: 0,
      crossesBridge: false,
    });
    expect(
      takeoutHandover(
        { kind: 'delivery', point: null, distance: 900, passBridge: true },
        aTakeout(),
      ),
    ).toMatchObject({ distanceMeters: 900, crossesBridge: true });
  });

  it('brings the promotions of platform and store, together where the platform shares', () => {
    const delivery = { activityType: 1, isMerchantShare: true };
    const merchantDelivery = { activityType: 2, deliveryDetails: [] };
    expect(
      takeoutHandover({ kind: 'delivery', point: HOME }, aTakeout({ delivery, merchantDelivery })),
    ).toMatchObject({ offers: { market: delivery, merchant: merchantDelivery, shared: true } });
    expect(totals(aTakeout({ delivery: { activityType: 1 } }), toHome).deliveryCents).toBe(0);
  });
});
