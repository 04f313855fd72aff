import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { goodPrice } from './good.ts';

const offer = (price: number) => ({
  activityId: 'a',
  price: cents(price),
  stock: -1,
  userRemaining: -1,
});
const plain = { price: cents(1000), originalPrice: null, seckill: null, discount: null };

describe('the price of a product in a list', () => {
  it('is its own without an offer, beside the one crossed out', () => {
    expect(goodPrice(plain)).toEqual({ price: 1000, was: null, kind: null });
    expect(goodPrice({ ...plain, originalPrice: cents(1200) }).was).toBe(1200);
    expect(goodPrice({ ...plain, originalPrice: cents(900) }).was).toBeNull();
  });

  it('is the lower of a flash sale and a discount', () => {
    expect(goodPrice({ ...plain, seckill: offer(700), discount: offer(800) })).toEqual({
      price: 700,
      was: 1000,
      kind: 'flash',
    });
    expect(goodPrice({ ...plain, seckill: offer(900), discount: offer(800) })).toEqual({
      price: 800,
      was: 1000,
      kind: 'sale',
    });
  });

  it('is that for new users where it is the lowest', () => {
    const welfare = (price: number) => ({
      welfareProductId: 'w',
      welfareProductPrice: cents(price),
      welfareProductStock: -1,
      isLimitOrderBuyProduct: true,
      orderBuyProductLimit: 1,
    });
    expect(goodPrice({ ...plain, discount: offer(800), welfare: welfare(400) })).toEqual({
      price: 400,
      was: 1000,
      kind: null,
    });
    expect(goodPrice({ ...plain, discount: offer(800), welfare: welfare(900) }).kind).toBe('sale');
  });

  it('is the half where pieces are sold at half price, as on the shelf of the store', () => {
    const halfPrice = { activityId: 'h', stock: -1, userRemaining: 2 };
    expect(goodPrice({ ...plain, halfPrice })).toEqual({ price: 500, was: 1000, kind: 'half' });
  });

  it('is never raised by an offer', () => {
    expect(goodPrice({ ...plain, discount: offer(1100) }).price).toBe(1000);
  });
});
