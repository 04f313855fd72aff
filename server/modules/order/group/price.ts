import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { dealPriceInput } from '#shared/pricing/deal-price.ts';
import { specialUse, type DealSpecial, type SpecialUse } from '#shared/pricing/deal-special.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import type { Query } from '#server/db/db.ts';
import type { Product } from '#server/modules/catalogue/index.ts';
import { offersPort } from '../life/offers-port.ts';

/** An order of a deal before it is made. `appVersion`: of the native app, null elsewhere. `special`: the flash or bulk price that it is made at. */
export type DealAsked = {
  product: Product;
  quantity: number;
  userId: UserId;
  offerIds: readonly string[];
  appVersion: string | null;
  special: DealSpecial | null;
};
export type PricedDeal = { input: PriceInput; quote: CartQuote; use: SpecialUse | null };

/** Prices an order of a deal with the coupons chosen for it; refuses a coupon that is not the buyer's. */
export const priceDeal = async (
  query: Query,
  { product, quantity, userId, offerIds, appVersion, special }: DealAsked,
  now: Instant,
): Promise<PricedDeal> => {
  const { id: productId, price, storeIds } = product;
  const storeId = storeIds[0] ?? '';
  const offers = await offersPort().chosen(
    query,
    { userId, business: 'group', storeId, offerIds },
    now,
  );
  const buyer = { isLoggedIn: true, appVersion, paymentChannel: null };
  const input = dealPriceInput({ productId, price, quantity, storeIds, offers, buyer, special });
  const quote = priceCart(input, now);
  return { input, quote, use: specialUse(quote, special) };
};
