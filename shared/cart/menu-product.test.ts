import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../kernel/money.ts';
import { menuProductWithOptions, type MenuProduct } from './menu-product.ts';
import { cartChoice, defaultSelection } from './sku-choice.ts';

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
const ICE = {
  highPropId: 'ice',
  required: true,
  multipart: false,
  limitMinQuantity: 0,
  limitQuantity: 1,
  propertyNameCn: 'Ice',
  valueList: [
    { id: 'ice-0', highPropValue: 'None', storePrice: ZERO, selected: true, sellout: false },
  ],
};
const dish = (change: Partial<MenuProduct> = {}): MenuProduct => ({
  productId: 'p',
  multiSku: false,
  sellout: false,
  limitCount: -1,
  merchantCategoryChain: ['c1'],
  skus: [SKU],
  highPropIds: ['ice', 'gone'],
  discount: null,
  seckill: null,
  purchase: null,
  boxPrice: cents(100),
  ...change,
});

describe('a dish of a takeout menu', () => {
  it('comes with the menu’s options that it names, and leaves out what the menu does not have', () => {
    expect(menuProductWithOptions(dish(), [ICE]).storeHighProps).toEqual([ICE]);
  });

  it('has no brand and nothing fresh, as goods of a supermarket may have', () => {
    const goods = { required: true, isFresh: true, brandChain: ['b1'], volume: 1.5 };
    expect(menuProductWithOptions(dish(), [ICE])).toMatchObject({ isFresh: false, brandChain: [] });
    expect(menuProductWithOptions(dish({ goods }), [ICE])).toMatchObject(goods);
  });

  it('brings the price for new users, whose limit an order is none where it says so', () => {
    const welfare = {
      welfareProductId: 'w',
      welfareProductPrice: cents(900),
      welfareProductStock: 3,
      isLimitOrderBuyProduct: true,
      orderBuyProductLimit: 1,
    };
    const offer = (isLimitOrderBuyProduct: boolean) =>
      menuProductWithOptions(dish({ welfare: { ...welfare, isLimitOrderBuyProduct } }), [ICE])
        .welfare;
    expect(offer(true)).toEqual({
      welfareProductId: 'w',
      price: 900,
      stock: 3,
      orderLimit: 1,
    });
    expect(offer(false)?.orderLimit).toBe(-1);
    expect(menuProductWithOptions(dish(), [ICE]).welfare).toBeNull();
  });

  it('goes into the cart with its price, weight and offers', () => {
    const seckill = { activityId: 'flash', price: cents(1900), stock: 5, userRemaining: 2 };
    const product = menuProductWithOptions(dish({ seckill, purchase: { activityId: 'add' } }), [
      ICE,
    ]);
    const { sku, props } = defaultSelection(product);
    expect(cartChoice(product, sku!, props)).toMatchObject({
      productId: 'p',
      merchantProductId: 'p',
      price: 3200,
      weight: 0.7,
      seckill,
      purchase: { activityId: 'add' },
      props: [{ highPropId: 'ice', valueId: 'ice-0', count: 1 }],
      isFresh: false,
    });
  });
});
