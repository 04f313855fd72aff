import type { Cents } from '../kernel/money.ts';
import type { LinePromotions } from './cart-line.ts';
import { welfareOf, type Welfare } from './menu-product.ts';
import { lowerPrice, type LowerPrice } from './piece-price.ts';

/** A product with its own offers, as menus and lists have them. */
export type OfferedProduct = Pick<LinePromotions, 'seckill' | 'discount'> & {
  price: Cents;
  originalPrice: Cents | null;
  halfPrice?: LinePromotions['halfPrice'] | undefined;
  welfare?: Welfare | null | undefined;
};

/** What the first piece costs `now`; `was`: the price that is crossed out; `offer`: what lowers it. */
export type ShelfPrice = { now: Cents; was: Cents | null; offer: LowerPrice | null };

/** The price of a product on shelves, in lists and where these are sorted: everywhere the same. */
export const shelfPrice = (product: OfferedProduct): ShelfPrice => {
  const { price, originalPrice, seckill, discount, halfPrice = null, welfare } = product;
  const offer = lowerPrice({
    price,
    seckill,
    discount,
    oldDiscount: null,
    halfPrice,
    welfare: welfare ? welfareOf(welfare) : null,
  });
  if (offer !== null) return { now: offer.price, was: price, offer };
  return {
    now: price,
    was: originalPrice !== null && originalPrice > price ? originalPrice : null,
    offer,
  };
};
