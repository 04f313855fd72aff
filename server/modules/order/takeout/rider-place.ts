import type { Query } from '#server/db/db.ts';
import type { TakeoutOrder } from './order.ts';
import { findPlace, savePlace, type RiderPlace } from './rider-repo.ts';

export type { Rider } from './rider-repo.ts';

/** Where the rider of an order is and which way is ahead; a later report stays. */
export const reportRiderPlace = (
  query: Query,
  order: TakeoutOrder,
  place: RiderPlace,
): Promise<void> => savePlace(query, order, place);

/** The place that an order's guest sees at the moment; null before the first. */
export const shownPlace = (query: Query, order: TakeoutOrder): Promise<RiderPlace | null> =>
  findPlace(query, order);
