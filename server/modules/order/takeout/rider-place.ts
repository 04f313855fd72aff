import type { Query } from '#server/db/db.ts';
import type { TakeoutOrder } from './order.ts';
import { savePlace, type RiderPlace } from './rider-repo.ts';

export type { Rider } from './rider-repo.ts';

/** Where the rider of an order is and which way is ahead; a later report stays. */
export const reportRiderPlace = (
  query: Query,
  order: TakeoutOrder,
  place: RiderPlace,
): Promise<void> => savePlace(query, order, place);
