import { describe, expect, it } from 'vitest';
import { crossesBridge } from '#shared/geo/area.ts';
import { distanceMeters } from '#shared/geo/distance.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { storeDoor } from '#shared/order/checkout/store-door.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import type { DeliveryPlan } from '#shared/pricing/delivery/delivery-plan.ts';
import type { ActivityKind, ProductFacts } from '#server/modules/catalogue/index.ts';
import type { Perk } from '../takeout/town-store.ts';
import { MARKET_EXAMPLES } from './index.ts';
import { marketRows } from './rows.ts';

const NOW = instant(Date.parse('2026-03-04T03:30:00+08:00'));
const rows = marketRows(NOW);
const stores = rows.flatMap(({ takeout_store }) => takeout_store);
const products = rows.flatMap(({ takeout_product }) => takeout_product);
const storeOf = (id: string) => stores.find((store) => store.id === id)!;
const productOf = (id: string) => products.find((product) => product.id === id)!;
const factsOf = ({ facts }: { facts: string }) => JSON.parse(facts) as ProductFacts;
const skuStock = ({ sku_stock }: { sku_stock: string }) =>
  JSON.parse(sku_stock) as Record<string, number>;
const planOf = (id: string) =>
  (JSON.parse(storeOf(id).facts) as { plan: Record<string, unknown> }).plan;
const goodsOf = (name: keyof typeof MARKET_EXAMPLES.products) => {
  const product = productOf(MARKET_EXAMPLES.products[name]);
  return { ...product, facts: factsOf(product), counts: Object.values(skuStock(product)) };
};

/** What tells each promotion from the others of its kind. */
const LOOKS: Readonly<
  Record<Exclude<Perk, 'coupon'> | 'selfTake', { kind: ActivityKind; rules?: object }>
> = {
  full: { kind: 'full', rules: { productType: 1, activityType: 1, shareVoucher: true } },
  bigFull: { kind: 'full', rules: { productType: 1, activityType: 1, shareVoucher: false } },
  fullDiscount: { kind: 'full', rules: { productType: 1, activityType: 2 } },
  classFull: { kind: 'full', rules: { productType: 2 } },
  brandFull: { kind: 'full', rules: { productType: 3 } },
  productFull: { kind: 'full', rules: { productType: 4 } },
  gift: { kind: 'fullGift', rules: { stock: { water: 60, tissues: 40 } } },
  giftLast: { kind: 'fullGift', rules: { stock: { water: 60, tissues: 1 } } },
  return: { kind: 'fullReturn' },
  discount: { kind: 'discount' },
  flash: { kind: 'flash', rules: { fromMinute: 0, toMinute: 1440 } },
  flashNoon: { kind: 'flash', rules: { fromMinute: 660, toMinute: 840 } },
  flashOver: { kind: 'flash' },
  exchange: { kind: 'purchase' },
  trio: { kind: 'composite', rules: { compositeVO: { compositeType: 1 } } },
  thirdCheaper: { kind: 'composite', rules: { compositeVO: { compositeType: 2 } } },
  buyGift: { kind: 'buyGift', rules: { limits: [{ isDouble: true, isWhatever: false }] } },
  pickGift: { kind: 'buyGift', rules: { limits: [{ isDouble: false, isWhatever: true }] } },
  half: { kind: 'halfPrice' },
  newPeople: { kind: 'welfare' },
  freeDelivery: { kind: 'delivery', rules: { activityType: 1 } },
  offDelivery: { kind: 'delivery', rules: { activityType: 2 } },
  ownDelivery: { kind: 'merchantDelivery' },
  poster: { kind: 'poster' },
  selfTake: { kind: 'selfTake' },
};

describe('the examples of supermarkets', () => {
  it('are in every state, at any hour', () => {
    const doorOf = (id: string) => {
      const { state, reserve_type: reserveType, hours } = storeOf(id);
      const { closedType, showType } = storeDoor(
        { state: state as 'open', reserveType, hours: JSON.parse(hours) as never },
        NOW,
      );
      return [closedType, showType];
    };
    const { open, island, resting, overloaded, closed, scheduled } = MARKET_EXAMPLES;
    expect(doorOf(open)).toEqual([0, 1]);
    expect(doorOf(island)).toEqual([0, 1]);
    expect(doorOf(resting)).toEqual([1, 2]);
    expect(doorOf(overloaded)).toEqual([2, 2]);
    expect(doorOf(closed)).toEqual([3, 2]);
    expect(doorOf(scheduled)).toEqual([0, 6]);
  });

  it('bring, hand over and charge as they are called', () => {
    const { open, island, pickupOnly, deliveryOnly, merchantDelivery, heavyPlan } = MARKET_EXAMPLES;
    expect(storeOf(MARKET_EXAMPLES.platformDelivery)).toMatchObject({
      has_delivery: true,
      delivery_type: 1,
    });
    expect(storeOf(pickupOnly)).toMatchObject({ has_delivery: false, has_pickup: true });
    expect(storeOf(deliveryOnly)).toMatchObject({ has_delivery: true, has_pickup: false });
    expect(storeOf(merchantDelivery)).toMatchObject({ has_delivery: true, delivery_type: 2 });
    expect(storeOf(open)).toMatchObject({ area: 1, delivery_type: 1, has_pickup: true });
    expect(storeOf(island).area).not.toBe(1);
    expect(planOf(heavyPlan)).toMatchObject({ limitWeight: 80 });
    expect(planOf(open)).toMatchObject({
      overWeightEnable: true,
      distanceEnable: true,
      freshEnable: true,
      passBridgeEnable: true,
    });
  });

  it('sell products that are what they are called', () => {
    const { products: named, open } = MARKET_EXAMPLES;
    expect(new Set(Object.values(named).map((id) => productOf(id).store_id))).toEqual(
      new Set([open]),
    );
    expect(goodsOf('plain')).toMatchObject({
      limit_count: -1,
      discount_id: null,
      flash_id: null,
      purchase_id: null,
      counts: [],
      facts: { optionIds: [], alcohol: 0, goods: { isFresh: false } },
    });
    expect(goodsOf('multiSku').counts.every((count) => count > 0)).toBe(true);
    expect(goodsOf('multiSku').counts.length).toBeGreaterThan(1);
    expect(goodsOf('sizeSoldOut').counts).toContain(0);
    expect(goodsOf('sizeSoldOut').stock).toBeGreaterThan(0);
    expect(goodsOf('soldOut').stock).toBe(0);
    expect(goodsOf('lastPiece').stock).toBe(1);
    expect(goodsOf('fresh').facts.goods).toMatchObject({ isFresh: true });
    expect(goodsOf('freshWithOptions').facts).toMatchObject({
      optionIds: ['fishClean'],
      goods: { isFresh: true },
    });
    expect([goodsOf('plain').is_required, goodsOf('required').is_required]).toEqual([false, true]);
    expect(goodsOf('alcohol').facts.alcohol).toBeGreaterThan(1.2);
    expect(goodsOf('withOptions').facts.optionIds).toEqual(['ripeness']);
    expect(goodsOf('limited').limit_count).toBeGreaterThan(0);
    expect(goodsOf('heavy').facts.skus[0]!.weight).toBeGreaterThan(15);
  });

  it.each(Object.entries(MARKET_EXAMPLES.fees))('are charged for: %s', (part, { product, to }) => {
    const { plan } = JSON.parse(storeOf(MARKET_EXAMPLES.open).facts) as { plan: DeliveryPlan };
    const { facts, price } = goodsOf(product);
    const store = storeOf(MARKET_EXAMPLES.open);
    const fee = deliveryFee({
      goodsCents: cents(price),
      weightKg: facts.skus[0]!.weight,
      distanceMeters: distanceMeters(store, to),
      crossesBridge: crossesBridge(store, to),
      hasFresh: facts.goods!.isFresh,
      plan,
      offers: { shared: false },
    });
    expect(fee.ok).toBe(true);
    const charged = fee.ok ? fee.parts.filter((one) => one.cents > 0) : [];
    expect(charged.map(({ kind }) => kind)).toContain(part);
    if (part === 'base') expect(charged).toHaveLength(1);
  });

  it.each(Object.entries(MARKET_EXAMPLES.promotions))('have on: %s', (perk, storeId) => {
    const ofStore = rows.find(({ takeout_store: [store] }) => store!.id === storeId)!;
    if (perk === 'coupon') {
      expect(ofStore.takeout_store[0]!.has_coupon).toBe(true);
      return;
    }
    const { kind, rules } = LOOKS[perk as keyof typeof LOOKS];
    const activity = ofStore.takeout_activity.find((one) => one.kind === kind)!;
    expect(JSON.parse(activity.rules)).toMatchObject(rules ?? {});
    expect(activity.ends_at !== null && activity.ends_at < NOW).toBe(perk === 'flashOver');
  });
});
