import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { aUnitOffer } from '../testing/builders.ts';
import { UNLIMITED } from './cart-line.ts';
import { shelfPrice, type OfferedProduct } from './shelf-price.ts';

const plain: OfferedProduct = {
  price: cents(1001),
  originalPrice: null,
  seckill: null,
  discount: null,
};
const offer = (price: number) => aUnitOffer({ price: cents(price) });
const half = { activityId: 'half', stock: UNLIMITED, userRemaining: UNLIMITED };
const welfare = (price: number) => ({
  welfareProductId: 'w',
  welfareProductPrice: cents(price),
  welfareProductStock: UNLIMITED,
  isLimitOrderBuyProduct: true,
  orderBuyProductLimit: 1,
});
const shown = (change: Partial<OfferedProduct>) => {
  const { now, was, offer: lower } = shelfPrice({ ...plain, ...change });
  return [now, was, lower?.kind ?? null];
};

describe('the price of a product on a shelf', () => {
  it('is its own without an offer, beside the one crossed out', () => {
    expect(shown({})).toEqual([1001, null, null]);
    expect(shown({ originalPrice: cents(1200) })).toEqual([1001, 1200, null]);
    expect(shown({ originalPrice: cents(900) })).toEqual([1001, null, null]);
  });

  it('is the lowest of its offers, of equal ones the first', () => {
    expect(shown({ seckill: offer(700), discount: offer(800) })).toEqual([700, 1001, 'seckill']);
    expect(shown({ seckill: offer(900), discount: offer(800) })).toEqual([800, 1001, 'discount']);
    expect(shown({ seckill: offer(700), discount: offer(700) })[2]).toBe('seckill');
    expect(shown({ discount: offer(800), welfare: welfare(400) })).toEqual([400, 1001, 'welfare']);
    expect(shown({ discount: offer(800), welfare: welfare(900) })[2]).toBe('discount');
    expect(shown({ discount: offer(800), welfare: null })[2]).toBe('discount');
  });

  it('is the half, rounded as the till does, where pieces are sold at half price', () => {
    expect(shown({ halfPrice: half })).toEqual([501, 1001, 'halfPrice']);
    expect(shown({ halfPrice: half, seckill: offer(400) })).toEqual([400, 1001, 'seckill']);
  });

  it('takes nothing from an offer that is used up, or above the price', () => {
    expect(shown({ halfPrice: { ...half, stock: 0 } })).toEqual([1001, null, null]);
    expect(shown({ halfPrice: { ...half, userRemaining: 0 } })).toEqual([1001, null, null]);
    expect(shown({ discount: offer(1100) })).toEqual([1001, null, null]);
  });
});
