import type { ProductWithOptions } from './product-options.ts';

/**
 * What a popup has to show: the product as just fetched, as it was kept from before, or nothing but
 * its id.
 */
export type PopupProduct =
  | { source: 'fetched' | 'cached'; product: ProductWithOptions }
  | { source: 'bare'; productId: string };

/**
 * Opens a popup whatever the lookup brought (null: it failed): the cached product is used, else the
 * bare id (spec 002 §4 "SKU popup").
 */
export const popupProduct = (
  productId: string,
  fetched: ProductWithOptions | null,
  cached: ProductWithOptions | null,
): PopupProduct => {
  if (fetched) return { source: 'fetched', product: fetched };
  return cached ? { source: 'cached', product: cached } : { source: 'bare', productId };
};
