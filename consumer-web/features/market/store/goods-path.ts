import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';

/** The page of a product in its store. */
export const goodsPath = (storeId: string, productId: string): string =>
  href(consumerRoutes.marketStoreProduct, { id: storeId, productId });

/** The search of a store. */
export const searchPath = (storeId: string): string =>
  href(consumerRoutes.marketStoreSearch, { id: storeId });

/** What guests wrote of a product. */
export const reviewsPath = (id: string, productId: string): string =>
  href(consumerRoutes.marketStoreComment, { id, productId });
