import type { Query } from '#server/db/db.ts';
import { addRating, takeRating } from './rating-repo.ts';

/** A store's score is the mean of all that rated it; one more moves it. */
export const rateTakeoutStore = (
  query: Query,
  store: { merchantId: string; storeId: string },
  overall: number,
): Promise<void> => addRating(query, store, overall);

/** A rating that no longer counts. */
export const unrateTakeoutStore = (
  query: Query,
  store: { merchantId: string; storeId: string },
  overall: number,
): Promise<void> => takeRating(query, store, overall);
