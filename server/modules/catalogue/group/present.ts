import { DEFAULT_POINT, distanceMeters, type Point } from '#shared/geo/distance.ts';
import type { UseTime } from '#shared/group/voucher-window.ts';
import type { Context } from '#server/kit/context.ts';
import type { ProductTexts } from './product-document.ts';
import type { Product, Store } from './product-repo.ts';

type PickText = Context['pick'];

/** Where the caller is: the request's own point, the point in the headers, or the start of the map. */
export const pointOf = (
  request: { lat?: number | undefined; lon?: number | undefined },
  place: Point | null,
): Point =>
  request.lat !== undefined && request.lon !== undefined
    ? { lat: request.lat, lon: request.lon }
    : (place ?? DEFAULT_POINT);

export const storeRow = (store: Store, from: Point, pick: PickText) => ({
  storeId: store.id,
  storeName: pick(store.name),
  address: pick(store.address),
  phone: store.phone,
  thumbnailHead: store.picture,
  location: { lat: store.lat, lon: store.lon },
  distance: Math.round(distanceMeters(from, store)),
});

export const useTimeRow = (useTime: UseTime) => ({
  hours: useTime.hours.map((span) => ({ ...span })),
  weekdays: [...useTime.weekdays],
  blackoutDays: [...useTime.blackoutDays],
});

/** The notes for the staff of a deal. */
export const dealNotes = ({ attention }: Pick<ProductTexts, 'attention'>) =>
  attention.map(({ id, kind = 'INFO', mustConfirm = false, zh, en }, place) => ({
    id: id ?? `product-${place}`,
    kind,
    text: { zh, en },
    mustTick: mustConfirm,
  }));

/** Stores where a product can be used, nearest first. */
export const nearestStores = (product: Product, stores: readonly Store[], from: Point): Store[] =>
  stores
    .filter(
      (store) => store.merchantId === product.merchantId && product.storeIds.includes(store.id),
    )
    .sort((a, b) => distanceMeters(from, a) - distanceMeters(from, b));

/** What is shown of a product everywhere. */
type Face = Pick<
  Product,
  'id' | 'name' | 'picture' | 'price' | 'originalPrice' | 'sold' | 'timesTotal' | 'score' | 'stock'
>;

/** What lists and details show of a product; `stores` nearest first. */
export const cardOf = (
  product: Face,
  stores: readonly Pick<Store, 'id' | 'name'>[],
  pick: PickText,
) => ({
  productId: product.id,
  productName: pick(product.name),
  productImg: product.picture,
  price: product.price,
  originalPrice: product.originalPrice,
  saleQtyTotal: product.sold,
  storeId: stores[0]?.id ?? null,
  storeName: stores[0] ? pick(stores[0].name) : '',
  storeCount: stores.length,
  timesTotal: product.timesTotal,
  score: product.score,
  sellout: product.stock === 0,
});
