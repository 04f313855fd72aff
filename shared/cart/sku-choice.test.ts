import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { aUnitOffer, NOON } from '../testing/builders.ts';
import { addToCart } from './add-to-cart.ts';
import { NO_PROMOTIONS, type ChosenProp } from './cart-line.ts';
import { checkSelection } from './check-selection.ts';
import { chooseValue } from './choose-value.ts';
import { piecePrice } from './piece-price.ts';
import type { HighProp, ProductWithOptions, PropValue, Sku } from './product-options.ts';
import { cartChoice, chosenIngredients, defaultSelection } from './sku-choice.ts';

const aSku = (skuId: string, change: Partial<Sku> = {}): Sku => ({
  storeProductSkuDetailId: `detail-${skuId}`,
  skuId,
  skuName: skuId,
  skuPrice: cents(1000),
  selected: false,
  weight: 0.4,
  minPurchase: 2,
  orderLimitCount: 5,
  storeStock: 9,
  ...change,
});
const aValue = (id: string, change: Partial<PropValue> = {}): PropValue => ({
  id,
  highPropValue: id,
  storePrice: cents(0),
  selected: false,
  sellout: false,
  ...change,
});
const aProp = (highPropId: string, change: Partial<HighProp> = {}): HighProp => ({
  highPropId,
  required: true,
  multipart: false,
  propertyNameCn: `名${highPropId}`,
  valueList: [aValue('x'), aValue('y'), aValue('z')],
  ...change,
});
const aProduct = (change: Partial<ProductWithOptions> = {}): ProductWithOptions => ({
  ...NO_PROMOTIONS,
  productId: 'p',
  merchantProductId: 'mp',
  multiSku: true,
  sellout: false,
  limitCount: 7,
  isFresh: true,
  required: false,
  volume: 2,
  merchantCategoryChain: ['c1'],
  brandChain: ['b1'],
  defaultSkus: [aSku('small'), aSku('large')],
  storeHighProps: [],
  ...change,
});
const chosen = (highPropId: string, ...ids: string[]): ChosenProp[] =>
  ids.map((valueId) => ({ highPropId, valueId, count: 1 }));

describe('what a popup opens with', () => {
  it.each([
    ['the marked SKU', [aSku('a'), aSku('b', { selected: true })], 'b'],
    ['the first SKU', [aSku('a'), aSku('b')], 'a'],
    ['the first in stock', [aSku('a', { storeStock: 0 }), aSku('b', { storeStock: -1 })], 'b'],
    [
      'the first, when none is in stock',
      [aSku('a', { storeStock: 0 }), aSku('b', { storeStock: 0 })],
      'a',
    ],
    ['no SKU', [], undefined],
  ])('%s', (_, defaultSkus, skuId) => {
    expect(defaultSelection(aProduct({ defaultSkus })).sku?.skuId).toBe(skuId);
  });
  it.each([
    ['the first value of a required property', aProp('m'), ['x']],
    [
      'the first that is not sold out',
      aProp('m', { valueList: [aValue('x', { sellout: true }), aValue('y')] }),
      ['y'],
    ],
    [
      'nothing when all are sold out',
      aProp('m', { valueList: [aValue('x', { sellout: true })] }),
      [],
    ],
    ['nothing of an optional property', aProp('m', { required: false }), []],
    [
      'marked values',
      aProp('m', {
        multipart: true,
        valueList: [aValue('x'), aValue('y', { selected: true }), aValue('z', { selected: true })],
      }),
      ['y', 'z'],
    ],
    [
      'a marked value of an optional property',
      aProp('m', { required: false, valueList: [aValue('x'), aValue('y', { selected: true })] }),
      ['y'],
    ],
    [
      'not a marked value that is sold out',
      aProp('m', { valueList: [aValue('x', { selected: true, sellout: true }), aValue('y')] }),
      ['y'],
    ],
  ])('%s', (_, prop, ids) => {
    expect(defaultSelection(aProduct({ storeHighProps: [prop] })).props).toEqual(
      chosen('m', ...ids),
    );
  });
});

describe('a selection', () => {
  const check = (prop: HighProp, ...ids: string[]) =>
    checkSelection({ storeHighProps: [prop] }, { sku: aSku('a'), props: chosen('m', ...ids) });
  const multi = (change: Partial<HighProp> = {}) =>
    aProp('m', { multipart: true, limitMinQuantity: 2, limitQuantity: 3, ...change });
  const OK = { ok: true, sku: aSku('a') };
  const few = (limit: number) => ({ ok: false, reason: 'tooFewValues', limit, property: '名m' });
  const many = (limit: number) => ({ ok: false, reason: 'tooManyValues', limit, property: '名m' });

  it.each([
    ['below the minimum', multi(), ['x'], few(2)],
    ['at the minimum', multi(), ['x', 'y'], OK],
    ['at the maximum', multi(), ['x', 'y', 'z'], OK],
    ['above the maximum', multi(), ['x', 'y', 'z', 'z'], many(3)],
    ['nothing of a required one without a minimum', multi({ limitMinQuantity: null }), [], few(1)],
    ['one of a required one without a minimum', multi({ limitMinQuantity: null }), ['x'], OK],
    ['a minimum of 0', multi({ limitMinQuantity: 0 }), [], few(1)],
    ['nothing of an optional one', multi({ required: false }), [], OK],
    ['many of one without a maximum', multi({ limitQuantity: -1 }), ['x', 'x', 'x', 'x'], OK],
    ['a maximum of 0', multi({ limitQuantity: 0 }), ['x', 'x', 'x', 'x'], OK],
    ['no maximum', multi({ limitQuantity: null }), ['x', 'x', 'x', 'x'], OK],
    ['none of a single-select', aProp('m'), [], few(1)],
    ['one of a single-select', aProp('m'), ['x'], OK],
    ['two of a single-select', aProp('m'), ['x', 'y'], many(1)],
    ['none of an optional single-select', aProp('m', { required: false }), [], OK],
  ])('of a property: %s', (_, prop, ids, expected) => {
    expect(check(prop, ...ids)).toEqual(expected);
  });
  it('fails on a value that has sold out since', () => {
    const prop = aProp('m', { valueList: [aValue('x', { sellout: true }), aValue('y')] });
    expect(check(prop, 'x')).toEqual({ ok: false, reason: 'valueSoldOut', property: '名m' });
    expect(check(prop, 'y')).toEqual(OK);
    expect(
      checkSelection(
        { storeHighProps: [prop] },
        {
          sku: aSku('a'),
          props: [...chosen('m', 'y'), { highPropId: 'm', valueId: 'x', count: 0 }],
        },
      ),
    ).toEqual(OK);
  });
  it('fails without a SKU, and names the first property that is wrong', () => {
    expect(checkSelection({ storeHighProps: [] }, { sku: null, props: [] })).toEqual({
      ok: false,
      reason: 'noSku',
    });
    expect(
      checkSelection(
        { storeHighProps: [aProp('k', { required: false }), aProp('m'), aProp('n')] },
        { sku: aSku('a'), props: [] },
      ),
    ).toEqual(few(1));
  });
});

describe('choosing a value', () => {
  const single = aProp('m', {
    valueList: [aValue('x'), aValue('y'), aValue('gone', { sellout: true })],
  });
  const multi = { ...single, multipart: true, limitQuantity: 3 };
  const other = chosen('k', 'a');
  const after = (prop: HighProp, props: ChosenProp[], valueId: string, count: number) => {
    const result = chooseValue([...other, ...props], prop, { valueId, count });
    return result.ok ? result.props : result;
  };
  it('replaces the value of a single-select property, and takes it off', () => {
    expect(after(single, chosen('m', 'x'), 'y', 1)).toEqual([...other, ...chosen('m', 'y')]);
    expect(after(single, chosen('m', 'x'), 'x', 0)).toEqual(other);
    expect(after(single, chosen('m', 'x'), 'y', 0)).toEqual([...other, ...chosen('m', 'x')]);
    expect(after(single, [], 'x', 2)).toEqual({
      ok: false,
      reason: 'tooManyValues',
      limit: 1,
      property: '名m',
    });
  });
  it('collects values of a multi-select property up to its maximum', () => {
    expect(after(multi, chosen('m', 'x'), 'y', 2)).toEqual([
      ...other,
      ...chosen('m', 'x'),
      { highPropId: 'm', valueId: 'y', count: 2 },
    ]);
    expect(after(multi, chosen('m', 'x'), 'y', 3)).toEqual({
      ok: false,
      reason: 'tooManyValues',
      limit: 3,
      property: '名m',
    });
    expect(after(multi, chosen('m', 'x'), 'x', 3)).toEqual([
      ...other,
      { highPropId: 'm', valueId: 'x', count: 3 },
    ]);
    expect(after(multi, chosen('m', 'x', 'y'), 'x', 0)).toEqual([...other, ...chosen('m', 'y')]);
  });
  it('refuses a value that is sold out, and lets go of one', () => {
    expect(after(single, [], 'gone', 1)).toEqual({
      ok: false,
      reason: 'valueSoldOut',
      property: '名m',
    });
    expect(after(single, chosen('m', 'gone'), 'gone', 0)).toEqual(other);
  });
});

describe('the choice for the cart', () => {
  const product = aProduct({
    seckill: aUnitOffer({ price: cents(800) }),
    storeHighProps: [
      aProp('m', {
        multipart: true,
        valueList: [aValue('x', { storePrice: cents(150) }), aValue('y')],
      }),
      aProp('n', { valueList: [aValue('x', { storePrice: cents(50) })] }),
    ],
  });
  const props = [
    { highPropId: 'm', valueId: 'x', count: 2 },
    { highPropId: 'm', valueId: 'y', count: 1 },
    { highPropId: 'n', valueId: 'unknown', count: 1 },
  ];
  it('carries the facts of product and SKU, and a paid value as an extra for each time', () => {
    const choice = cartChoice(product, aSku('large', { skuPrice: cents(1200) }), props);
    expect(choice).toMatchObject({
      productId: 'p',
      skuId: 'large',
      storeProductSkuDetailId: 'detail-large',
      price: 1200,
      maxPurchase: 5,
      minPurchase: 2,
      limitCount: 7,
      storeStock: 9,
      weight: 0.4,
      isFresh: true,
      merchantCategoryChain: ['c1'],
      brandChain: ['b1'],
      props,
      ingredients: [
        { id: 'x', price: 150 },
        { id: 'x', price: 150 },
      ],
      selectedPurchase: false,
      isMallCoupon: false,
    });
    expect(piecePrice({ ...choice, seckill: null })).toBe(1500);
    expect(piecePrice(choice)).toBe(1100);
    expect(addToCart([], choice, { now: NOON, takesOrders: true })).toMatchObject({
      ok: true,
      added: 2,
    });
  });
  it('knows a value by its property', () => {
    expect(chosenIngredients(product, chosen('n', 'x'))).toEqual([{ id: 'x', price: 50 }]);
  });
});
