import { locationStatus, type LocationStatus } from '../codes/location-status.ts';
import { DEFAULT_POINT, type Point } from './distance.ts';
import type { GeocodeReason } from './geocode-result.ts';

/** Where the guest is: always a point, and how it was come by (spec 001 §4). */
export type GuestLocation = { readonly status: LocationStatus; readonly point: Point };
/**
 * Why a guest could not be located (spec 001 §8): the geocoder's two reasons, the device, or a chat
 * app's browser.
 */
export type LocationFailure = GeocodeReason | 'device' | 'socialBrowser';
/** The message of a failure. */
export type LocationKey = `location.${LocationFailure}`;

/** The only city of the map (spec 000 §9). */
export const MAP_CITY = '澳門';

/** Before the first attempt to locate: the default point, status 0. */
export const UNKNOWN_LOCATION: GuestLocation = {
  status: locationStatus.codes.unknown,
  point: DEFAULT_POINT,
};

/**
 * Located at a point; a failure (`null`) falls back to the default point with status 2 (spec 001
 * §4, §8).
 */
export const locationOf = (point: Point | null): GuestLocation =>
  point
    ? { status: locationStatus.codes.located, point }
    : { status: locationStatus.codes.failed, point: DEFAULT_POINT };
