import { create } from 'zustand';
import * as z from 'zod/mini';
import { DEFAULT_POINT, type Point } from '#shared/geo/distance.ts';
import { geocodeResult } from '#shared/geo/geocode-result.ts';
import {
  locationOf,
  MAP_CITY,
  UNKNOWN_LOCATION,
  type LocationFailure,
} from '#shared/geo/location.ts';
import type { LocationStatus } from '#shared/codes/location-status.ts';
import { provideRequestPlace } from '../../lib/api/request-place.ts';
import type { Fix } from '../../host/client.ts';
import { host } from '../../lib/host/host.ts';
import { hostLink } from '../../lib/host/host-link.ts';
import { defineSlot } from '../../lib/storage.ts';

const spotSchema = z.object({
  lat: z.number(),
  lon: z.number(),
  title: z.string(),
  address: z.string(),
  city: z.string(),
  addressId: z.string(),
});
/** A place on the map with its words (spec 000 §3, location). */
export type Spot = z.output<typeof spotSchema>;

/** The place that the guest chose; it takes precedence over the device's own. */
export const keptPin = defineSlot<Spot | null>({
  key: 'pin',
  area: 'local',
  schema: z.nullable(spotSchema),
  absent: null,
});
/** Where the device was found in this visit. */
export const keptDevice = defineSlot<Spot | null>({
  key: 'found',
  area: 'session',
  schema: z.nullable(spotSchema),
  absent: null,
});

type PlaceState = {
  /** 0 unknown, 1 located or chosen, 2 failed: then the default point is used (spec 001 §4). */
  status: LocationStatus;
  spot: Spot;
  /** Chosen by the guest: it stays until another is chosen or it is dropped. */
  isPinned: boolean;
  isLocating: boolean;
  /** Why the device could not be found; its sentence is `location.<failure>`. */
  failure: LocationFailure | null;
};

const bare = ({ lat, lon }: Point): Spot => ({
  lat,
  lon,
  title: '',
  address: '',
  city: MAP_CITY,
  addressId: '',
});
const LOCATED: LocationStatus = 1;

const atStart = (): PlaceState => {
  const pin = keptPin.get();
  const found = keptDevice.get();
  const known = pin ?? found;
  return {
    status: known === null ? UNKNOWN_LOCATION.status : LOCATED,
    spot: known ?? bare(DEFAULT_POINT),
    isPinned: pin !== null,
    isLocating: false,
    failure: null,
  };
};

/** Where the guest is. Its point goes with every request. */
export const usePlace = create<PlaceState>()(atStart);

/** The point of the headers and bodies of requests. */
export const currentPoint = (): Point => {
  const { lat, lon } = usePlace.getState().spot;
  return { lat, lon };
};
provideRequestPlace(currentPoint);

/** Where the device was located in this visit, whatever place the guest chose; null when unknown. */
export const useDevicePoint = (): Point | null => {
  const { status, spot, isPinned } = usePlace();
  const found = isPinned ? keptDevice.get() : status === LOCATED ? spot : null;
  return found === null ? null : { lat: found.lat, lon: found.lon };
};

/** Reports the place to the server for the device's next start; nothing waits for it. */
const report = (spot: Spot): void => {
  void hostLink
    .load()
    .then(({ tellPlace }) => tellPlace(spot))
    .catch(() => undefined);
};

/** Counts what decides the place: a search of the device that was overtaken decides nothing. */
let turn = 0;

/** Pins a place that the guest chose. It overrides a search in progress. */
export const pinPlace = (spot: Spot): void => {
  turn += 1;
  keptPin.set(spot);
  usePlace.setState({ status: LOCATED, spot, isPinned: true, isLocating: false, failure: null });
  report(spot);
};

/** Names the device's point, once a geocoder has returned the words. */
export const describePlace = (words: Pick<Spot, 'title' | 'address'>): void => {
  const { spot, isPinned } = usePlace.getState();
  if (isPinned) return;
  const named = { ...spot, ...words };
  keptDevice.set(named);
  usePlace.setState({ spot: named });
};

/** The chat app's own message where it did not give the place (spec 001 §8), else the device's. */
export const deviceFailure = (): LocationFailure =>
  host.kind === 'social' || host.kind === 'miniProgram' ? 'socialBrowser' : 'device';

const fail = (failure: LocationFailure): void => {
  const { status, point } = locationOf(null);
  usePlace.setState({ status, spot: bare(point), isPinned: false, isLocating: false, failure });
};

const inServersSystem = (point: Point): Promise<Point> =>
  hostLink
    .load()
    .then(({ deviceToServer }) => deviceToServer(point))
    .catch(() => point);

/** Where the client finds the device, in the server's map system. */
export const findDevice = async (options?: { isFresh: boolean }): Promise<Fix> => {
  const fix = await host.locate(options);
  return { ...fix, ...(await inServersSystem(fix)) };
};

/** A place that was chosen in the client's own list. One without a point is not taken: false. */
export const pinFromClient = async (picked: Omit<Spot, 'city'>): Promise<boolean> => {
  const found = geocodeResult(picked);
  if (found.ok) pinPlace({ ...picked, ...(await inServersSystem(found.point)), city: MAP_CITY });
  return found.ok;
};

/** Asks the client where the device is; drops a place that the guest chose. A failure falls back to the default point (spec 001 §8); what the guest chooses in the meantime stays. */
export const locate = async (): Promise<void> => {
  if (usePlace.getState().isLocating) return;
  const mine = (turn += 1);
  usePlace.setState({ isLocating: true });
  keptPin.clear();
  try {
    const found = geocodeResult(await findDevice());
    if (!found.ok) return turn === mine ? fail(found.reason) : undefined;
    const spot = bare(found.point);
    keptDevice.set(spot);
    if (turn !== mine) return;
    usePlace.setState({ status: LOCATED, spot, isPinned: false, isLocating: false, failure: null });
    report(spot);
  } catch {
    if (turn === mine) fail(deviceFailure());
  }
};

/** The same, unless the place is known or was chosen: for a screen that opens. */
export const locateOnce = async (): Promise<void> => {
  const { status, isPinned } = usePlace.getState();
  if (status === UNKNOWN_LOCATION.status && !isPinned) await locate();
};
