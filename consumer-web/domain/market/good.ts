import type { LowerPrice } from '#shared/cart/piece-price.ts';
import { shelfPrice } from '#shared/cart/shelf-price.ts';
import type { MarketGood } from '#shared/contract/consumer/market-card.ts';
import type { Cents } from '#shared/kernel/money.ts';

export type { MarketGood };

/** What a product of a supermarket costs now, and before; `kind`: the offer that is named beside it. */
export type GoodPrice = { price: Cents; was: Cents | null; kind: 'flash' | 'sale' | 'half' | null };

/** Offers of the zone for new users are told by the zone. */
const KINDS = {
  seckill: 'flash',
  discount: 'sale',
  oldDiscount: 'sale',
  halfPrice: 'half',
  welfare: null,
} as const satisfies Record<LowerPrice['kind'], GoodPrice['kind']>;

/** The price of a product in a list, as its store's own shelf shows it. */
export const goodPrice = (
  good: Pick<
    MarketGood,
    'price' | 'originalPrice' | 'seckill' | 'discount' | 'halfPrice' | 'welfare'
  >,
): GoodPrice => {
  const { now, was, offer } = shelfPrice(good);
  return { price: now, was, kind: offer === null ? null : KINDS[offer.kind] };
};

/** One product of one store, as a key. */
export const goodKey = ({ productId, store }: MarketGood): string =>
  `${store?.storeId ?? ''}.${productId}`;
