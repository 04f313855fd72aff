import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../kernel/money.ts';
import { aLine } from '../testing/builders.ts';
import { menuFacts } from './menu-facts.ts';
import type { MenuProduct } from './menu-product.ts';
import { repriceCart } from './reprice-cart.ts';

const SKU = {
  storeProductSkuDetailId: 's',
  skuId: 's',
  skuName: 'Regular',
  skuPrice: cents(3200),
  selected: true,
  weight: 0.7,
  minPurchase: 1,
  orderLimitCount: -1,
  storeStock: -1,
};
const value = (id: string, sellout = false) => ({
  id,
  highPropValue: id,
  storePrice: ZERO,
  selected: false,
  sellout,
});
const ICE = {
  highPropId: 'ice',
  required: true,
  multipart: false,
  limitMinQuantity: 0,
  limitQuantity: 1,
  propertyNameCn: 'Ice',
  valueList: [value('none'), value('extra', true)],
};
const DISH: MenuProduct = {
  productId: 'p',
  multiSku: false,
  sellout: false,
  limitCount: -1,
  merchantCategoryChain: ['c1'],
  skus: [SKU],
  highPropIds: ['ice'],
  discount: null,
  seckill: null,
  purchase: null,
  boxPrice: ZERO,
};
const menu = (change: Partial<MenuProduct> = {}) => ({
  products: new Map([['p', { ...DISH, ...change }]]),
  storeHighProps: [ICE],
});
const line = (change: Parameters<typeof aLine>[0] = {}) =>
  aLine({
    productId: 'p',
    skuId: 's',
    price: cents(3000),
    props: [{ highPropId: 'ice', valueId: 'none', count: 1 }],
    ...change,
  });

describe('the facts of a menu for a cart', () => {
  it('gives a line its present price, and keeps what makes it an add-on', () => {
    const facts = menuFacts([line({ selectedPurchase: true })], menu());
    expect(facts.get('a')).toMatchObject({ price: 3200, weight: 0.7, selectedPurchase: true });
    expect(repriceCart([line()], menuFacts([line()], menu())).differences).toMatchObject([
      { kind: 'up', beforeCents: 3000, afterCents: 3200 },
    ]);
  });

  it.each([
    ['the dish', line({ productId: 'q' })],
    ['its SKU', line({ skuId: 'large' })],
    ['a value', line({ props: [{ highPropId: 'ice', valueId: 'lots', count: 1 }] })],
    [
      'a value, by its property',
      line({
        props: [
          { highPropId: 'ice', valueId: 'none', count: 1 },
          { highPropId: 'sugar', valueId: 'none', count: 1 },
        ],
      }),
    ],
    [
      'a value, which is sold out',
      line({ props: [{ highPropId: 'ice', valueId: 'extra', count: 1 }] }),
    ],
  ])('has nothing for a line that lost %s', (_, lost) => {
    expect(menuFacts([lost], menu()).size).toBe(0);
  });
});
