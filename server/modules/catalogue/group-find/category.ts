import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';

/** The categories that a deal can be of. */
export const DEAL_CATEGORIES = PRODUCT_CATEGORIES.filter((name) => name !== 'all');
