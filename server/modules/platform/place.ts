import { distanceMeters } from '#shared/geo/distance.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { countOfDay } from '#server/kit/day-tally.ts';
import { sourceSeal } from '#server/kit/one-time-code/code-source.ts';
import { isMemberOf } from '#server/modules/people/index.ts';
import { addPlace, movePlace } from './platform-repo.ts';

/** An address further away than this is worth a question before one orders. The documents give no number. */
const FAR_METERS = 1000;

/** Devices that a network may make known on a day: ids are the callers' to invent, and a network may be a whole town's. */
const NEW_DEVICES_A_DAY = 500;

/** Keeps where a device last was; of a network that makes up too many devices, of known ones only. */
export const location: Handlers['clientLocation'] = async (
  { deps, equipmentId, address: from, now },
  { point, ...texts },
) => {
  const { query } = deps.db;
  const place = { equipmentId, ...point, ...texts, at: now };
  if (equipmentId === '' || (await movePlace(query, place))) return {};
  const isCounted = await countOfDay(query, {
    kind: 'place',
    source: sourceSeal(deps.secrets, from),
    day: dayOf(now),
    most: NEW_DEVICES_A_DAY,
  });
  if (isCounted) await addPlace(query, place);
  return {};
};

/** Who has a wallet may pay by it (decision K7). */
export const mpayPopup: Handlers['mpayUserPopup'] = async (
  { deps, session },
  { currentLat, currentLon, addressLat, addressLon },
) => {
  const distance = Math.round(
    distanceMeters({ lat: currentLat, lon: currentLon }, { lat: addressLat, lon: addressLon }),
  );
  return {
    isWhite: await isMemberOf(deps.db.query, 'wallet', session.userId),
    isPopup: distance > FAR_METERS,
    distance,
  };
};
