export type Point = { lat: number; lon: number };

/** Where the map starts when nobody says otherwise (spec 000 §3): Taipa. */
export const DEFAULT_POINT: Point = { lat: 22.161817, lon: 113.566286 };

const EARTH_RADIUS_METERS = 6_378_137;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres on a sphere of radius 6378.137 km (spec 000 §9). */
export const distanceMeters = (a: Point, b: Point): number => {
  const half = (from: number, to: number): number => Math.sin((radians(to) - radians(from)) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** Metres from a store to a guest: the server's `distance` when it sends one, else the great circle (decision J7). */
export const deliveryMeters = (store: Point, guest: Point, distance?: number | null): number => distance ?? distanceMeters(store, guest);
