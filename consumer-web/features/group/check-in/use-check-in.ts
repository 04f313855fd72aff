import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { groupCheckInCalls } from '#shared/contract/consumer/group-check-in.ts';
import { distanceMeters } from '#shared/geo/distance.ts';
import { geocodeResult } from '#shared/geo/geocode-result.ts';
import type { LocationFailure } from '#shared/geo/location.ts';
import { instant } from '#shared/kernel/time.ts';
import { deviceFailure, findDevice } from '../../../domain/place/place.ts';
import type { Fix } from '../../../host/client.ts';
import { isHostError } from '../../../host/host-error.ts';
import { client } from '../../../lib/api/api.ts';
import { randomText } from '../../../lib/api/random.ts';
import type { StoreInfo } from '../store-page/model.ts';
import { api, CHECK_INS_KEY } from './queries.ts';

/** Why a check-in did not happen. `far`: metres to the store. */
export type CheckInProblem =
  | { kind: LocationFailure | 'denied' }
  | { kind: 'far'; meters: number }
  | { kind: 'refused'; error: unknown };
type Outcome =
  | { ok: true; reply: ReplyOf<(typeof groupCheckInCalls)['groupCheckIn']> }
  | { ok: false; problem: CheckInProblem };

const failed = (problem: CheckInProblem): Outcome => ({ ok: false, problem });

/** A refusal by the device differs from a failure: the first is mended in its settings. */
const notLocated = (error: unknown): Outcome => {
  const failure = deviceFailure();
  const isDenied = isHostError(error) && error.reason === 'denied' && failure === 'device';
  return failed({ kind: isDenied ? 'denied' : failure });
};

const send = async (store: StoreInfo, fix: Fix): Promise<Outcome> => {
  try {
    const { lat, lon, accuracy, ageMs } = fix;
    const placedAt = instant(Math.round(client.now() - ageMs));
    const place = { lat, lon, accuracy, placedAt };
    // a key for each press: another place under the same key would be refused
    const options = { key: randomText(16) };
    return { ok: true, reply: await api.groupCheckIn({ storeId: store.id, ...place }, options) };
  } catch (error) {
    return isApiError(error) && error.reason === 'CHECKIN_FAR'
      ? failed({ kind: 'far', meters: distanceMeters(store.location, fix) })
      : failed({ kind: 'refused', error });
  }
};

const checkIn = async (store: StoreInfo): Promise<Outcome> => {
  let fix: Fix;
  try {
    fix = await findDevice({ isFresh: true });
  } catch (error) {
    return notLocated(error);
  }
  const found = geocodeResult(fix);
  return found.ok ? send(store, fix) : failed({ kind: found.reason });
};

/** Locates the device and checks in at a store; what check-ins brought is asked for again either way. */
export const useCheckIn = (store: StoreInfo) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => checkIn(store),
    onSuccess: () => queries.invalidateQueries({ queryKey: CHECK_INS_KEY }),
  });
};
