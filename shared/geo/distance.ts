/** A point on the map, in degrees. */
export type Point = { lat: number; lon: number };

/** Where the map starts without another place (spec 000 §3): Taipa. */
export const DEFAULT_POINT: Point = { lat: 22.161817, lon: 113.566286 };

/** The radius of the sphere that distances are measured on. */
export const EARTH_RADIUS_METERS = 6_378_137;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in metres on a sphere of radius 6378.137 km (spec 000 §9). Written out:
 * lists measure thousands at a time.
 */
export const distanceMeters = (a: Point, b: Point): number => {
  const north = Math.sin((radians(b.lat) - radians(a.lat)) / 2);
  const east = Math.sin((radians(b.lon) - radians(a.lon)) / 2);
  const h = north * north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east * east;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
};

/**
 * Metres from a store to a guest: the server's `distance` when it sends one, else the great circle
 * (decision J7).
 */
export const deliveryMeters = (store: Point, guest: Point, distance?: number | null): number =>
  distance ?? distanceMeters(store, guest);
