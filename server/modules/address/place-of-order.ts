import type { Point } from '#shared/geo/distance.ts';
import { asId, type UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { placeFault, spotOf, type PlaceFault } from './place-of-words.ts';
import { findAddress } from './repo.ts';

type Asked = Point & { id?: string | undefined; mapAddress: string; detail: string };

/** Where an order really goes: to the place of the guest's address book, else to the place that its words name. The point that was sent decides only where along a street. */
export const placeOfOrder = async (
  query: Query,
  userId: UserId,
  asked: Asked,
): Promise<{ point: Point; fault: PlaceFault }> => {
  const saved = asked.id === undefined ? null : await findAddress(query, userId, asId(asked.id));
  const point = saved ?? spotOf(asked.mapAddress, asked) ?? asked;
  return {
    point: { lat: point.lat, lon: point.lon },
    fault: asked.mapAddress.trim() === '' ? null : placeFault(asked, point),
  };
};
