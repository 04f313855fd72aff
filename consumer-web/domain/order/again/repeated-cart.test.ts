import { describe, expect, it } from 'vitest';
import { NO_PROMOTIONS } from '#shared/cart/cart-line.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Menu } from '../../cart/cart-menu.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { aPurchase } from '#shared/testing/activity-builders.ts';
import { aPriceInput, someActivities } from '#shared/testing/builders.ts';
import { atFullPrice, chosenLines, repeatedCart } from './repeated-cart.ts';

const now = instant(0);
const dish = (
  productId: string,
  more: {
    saleHours?: object;
    sellout?: boolean;
    storeStock?: number;
    highPropIds?: string[];
    purchase?: { activityId: string };
  } = {},
) =>
  [
    productId,
    {
      ...NO_PROMOTIONS,
      productId,
      productName: productId,
      imgUrl: '',
      multiSku: false,
      sellout: more.sellout ?? false,
      ...(more.saleHours && { saleHours: more.saleHours }),
      limitCount: -1,
      required: false,
      merchantCategoryChain: [],
      highPropIds: more.highPropIds ?? [],
      purchase: more.purchase ?? null,
      boxPrice: cents(0),
      skus: [
        {
          storeProductSkuDetailId: '1',
          skuId: `${productId}-1`,
          skuName: '',
          skuPrice: cents(1000),
          selected: true,
          weight: 0.3,
          minPurchase: 1,
          orderLimitCount: -1,
          storeStock: more.storeStock ?? -1,
        },
      ],
    },
  ] as const;
const menu = {
  products: new Map([
    dish('rice'),
    dish('last', { storeStock: 2 }),
    dish('none', { storeStock: 0 }),
    dish('cake', { saleHours: { words: '14:00–16:00', isOff: true, laterAt: 1 } }),
    dish('pot', { sellout: true, saleHours: { words: '17:00–22:00', isOff: true } }),
    dish('tea', { highPropIds: ['ice'] }),
    dish('egg', { purchase: { activityId: 'add-on' } }),
  ]),
  storeHighProps: [
    {
      highPropId: 'ice',
      required: true,
      multipart: false,
      propertyNameCn: 'Ice',
      valueList: [
        {
          id: 'ice-0',
          highPropValue: 'No ice',
          storePrice: cents(0),
          selected: false,
          sellout: false,
        },
      ],
    },
  ],
} as unknown as Menu;
const bought = (
  productId: string,
  quantity: number,
  more: {
    skuId?: string;
    props?: { highPropId: string; valueId: string; count: number }[];
    selectedPurchase?: boolean;
  } = {},
) => ({
  productId: asId<ProductId>(productId),
  skuId: more.skuId ?? `${productId}-1`,
  productName: productId,
  quantity,
  props: more.props ?? [],
  selectedPurchase: more.selectedPurchase ?? false,
});
const counts = ({ cart }: ReturnType<typeof repeatedCart>) =>
  cart.map(({ productId, quantity }) => [productId, quantity]);

describe('the same once more', () => {
  it('puts every dish with its options into the cart, and pressing twice adds nothing twice', () => {
    const products = [
      bought('rice', 3),
      bought('tea', 1, { props: [{ highPropId: 'ice', valueId: 'ice-0', count: 1 }] }),
    ];
    const once = repeatedCart([], { products, menu, now });
    expect({ counts: counts(once), gone: once.gone }).toEqual({
      counts: [
        ['rice', 3],
        ['tea', 1],
      ],
      gone: [],
    });
    expect(counts(repeatedCart(once.cart, { products, menu, now }))).toEqual([
      ['rice', 3],
      ['tea', 1],
    ]);
    expect(counts(repeatedCart(once.cart, { products: [bought('rice', 5)], menu, now }))).toEqual([
      ['rice', 5],
      ['tea', 1],
    ]);
  });

  it('reports what is unavailable, and takes as many as there are', () => {
    const products = [
      bought('gone', 1),
      bought('none', 1),
      bought('pot', 1),
      bought('cake', 1),
      bought('last', 5),
      bought('rice', 1, { skuId: 'rice-9' }),
      bought('tea', 1),
      bought('tea', 1, { props: [{ highPropId: 'ice', valueId: 'ice-9', count: 1 }] }),
    ];
    const again = repeatedCart([], { products, menu, now });
    // what can be ordered for later is kept
    expect(counts(again)).toEqual([
      ['cake', 1],
      ['last', 2],
    ]);
    expect(again.gone).toEqual([
      { name: 'gone', why: 'gone' },
      { name: 'none', why: 'soldOut' },
      { name: 'pot', why: 'hours', hours: '17:00–22:00' },
      { name: 'rice', why: 'options' },
      { name: 'tea', why: 'options' },
      { name: 'tea', why: 'options' },
      { name: 'last', why: 'less', count: 2 },
    ]);
  });

  it('leaves out what the store put in for something that was out', () => {
    const lines = [
      { productId: 'rice', isSubstitute: false },
      { productId: 'tea', isSubstitute: true },
    ];
    expect(chosenLines(lines).map(({ productId }) => productId)).toEqual(['rice']);
  });

  it('leaves a fuller cart as it is', () => {
    const full = repeatedCart([], { products: [bought('last', 2)], menu, now }).cart;
    expect(repeatedCart(full, { products: [bought('last', 1)], menu, now })).toMatchObject({
      cart: full,
      gone: [],
    });
    expect(repeatedCart(full, { products: [bought('last', 3)], menu, now }).gone).toEqual([
      { name: 'last', why: 'less', count: 2 },
    ]);
  });

  const addOn = { selectedPurchase: true };
  const activities = someActivities({
    purchase: [aPurchase({ activityId: 'add-on', purchaseLimitAmount: cents(2500) })],
  });
  const dearerOf = ({ cart, addOns }: ReturnType<typeof repeatedCart>) =>
    atFullPrice(addOns, priceCart(aPriceInput({ lines: cart, activities }), now));

  it('keeps an add-on at its price where the offer is on and its amount is reached', () => {
    const products = [bought('rice', 3), bought('egg', 2, addOn)];
    const again = repeatedCart([], { products, menu, now });
    expect(again.cart[1]).toMatchObject({ productId: 'egg', selectedPurchase: true });
    expect(dearerOf(again)).toEqual([]);
  });

  it('names an add-on that costs its full price now: the amount is not reached, or the offer is over', () => {
    const products = [bought('rice', 2), bought('egg', 1, addOn), bought('last', 1, addOn)];
    const again = repeatedCart([], { products, menu, now });
    expect(dearerOf(repeatedCart([], { products: products.slice(0, 2), menu, now }))).toEqual([
      { name: 'egg', why: 'fullPrice', price: 1000 },
    ]);
    expect(dearerOf(again)).toEqual([{ name: 'last', why: 'fullPrice', price: 1000 }]);
    expect(again.cart.map(({ selectedPurchase }) => selectedPurchase)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('adds up a dish that was bought at both prices, when there is one price left', () => {
    const products = [bought('rice', 2), bought('rice', 1, addOn)];
    const again = repeatedCart([], { products, menu, now });
    expect(counts(again)).toEqual([['rice', 3]]);
    expect(dearerOf(again)).toEqual([{ name: 'rice', why: 'fullPrice', price: 1000 }]);
  });
});
