import * as z from 'zod/mini';
import { storeCard } from './card-shapes.ts';
import { menuProduct } from './store-shapes.ts';

/**
 * A product of a supermarket, as its own store's page shows it, with the store. Where the request
 * named the store, `store` is null and `userRemaining` is what its offers leave to the caller; in
 * lists of many stores it is the limit that everybody has.
 */
export const marketGood = z.object({ ...menuProduct.shape, store: z.nullable(storeCard) });
/** A product of a supermarket with its store. */
export type MarketGood = z.output<typeof marketGood>;
