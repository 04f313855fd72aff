import type { MarketGood } from '#shared/contract/consumer/market-card.ts';
import type { Cents } from '#shared/kernel/money.ts';

export type { MarketGood };

/** What a product of a supermarket costs now, and before; `kind`: what lowers it. */
export type GoodPrice = { price: Cents; was: Cents | null; kind: 'flash' | 'sale' | null };

/** The lowest of a product's price and its offers; those of the zone for new users are told by the zone. */
export const goodPrice = ({
  price,
  originalPrice,
  seckill,
  discount,
  welfare,
}: Pick<MarketGood, 'price' | 'originalPrice' | 'seckill' | 'discount' | 'welfare'>): GoodPrice => {
  const [flash, sale] = [seckill?.price ?? price, discount?.price ?? price];
  const forNew = welfare?.welfareProductPrice ?? price;
  if (forNew < Math.min(flash, sale, price)) return { price: forNew, was: price, kind: null };
  if (flash < price && flash <= sale) return { price: flash, was: price, kind: 'flash' };
  if (sale < price) return { price: sale, was: price, kind: 'sale' };
  return {
    price,
    was: originalPrice !== null && originalPrice > price ? originalPrice : null,
    kind: null,
  };
};

/** One product of one store, as a key. */
export const goodKey = ({ productId, store }: MarketGood): string =>
  `${store?.storeId ?? ''}.${productId}`;
