import { distanceMeters } from '#shared/geo/distance.ts';
import type { Handlers } from '#server/kit/context.ts';
import { hasIdentity } from '#server/modules/people/index.ts';
import { keepPlace } from './platform-repo.ts';

/** An address further away than this is worth a question before one orders. The documents give no number. */
const FAR_METERS = 1000;

export const location: Handlers['clientLocation'] = async (
  { deps, equipmentId, now },
  { point, ...texts },
) => {
  if (equipmentId !== '')
    await keepPlace(deps.db.query, { equipmentId, ...point, ...texts, at: now });
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
    isWhite: await hasIdentity(deps.db.query, 'wallet', session.userId),
    isPopup: distance > FAR_METERS,
    distance,
  };
};
