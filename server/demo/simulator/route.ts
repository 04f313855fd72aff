import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { must } from '#shared/kernel/result.ts';
import { CROSSINGS, NEIGHBOURS, pointOf, type Crossing } from './streets.ts';

/** The crossing next to a place. */
export const nearestCrossing = (to: Point): Crossing =>
  CROSSINGS.reduce((best, crossing) =>
    distanceMeters(pointOf(crossing), to) < distanceMeters(pointOf(best), to) ? crossing : best,
  );

type Found = { meters: number; before: Crossing | null };

/** The nearest of the crossings that are still open. */
const next = (
  open: ReadonlySet<Crossing>,
  found: ReadonlyMap<Crossing, Found>,
): Crossing | null => {
  let best: Crossing | null = null;
  for (const crossing of open)
    if (
      best === null ||
      must(found.get(crossing), 'a way').meters < must(found.get(best), 'a way').meters
    )
      best = crossing;
  return best;
};

/** The shortest way over the streets between two crossings (Dijkstra). The town is one piece, so there always is one. */
export const shortestWay = (from: Crossing, to: Crossing): Crossing[] => {
  const found = new Map<Crossing, Found>([[from, { meters: 0, before: null }]]);
  const open = new Set<Crossing>([from]);
  const done = new Set<Crossing>();
  for (let here = next(open, found); here !== null && here !== to; here = next(open, found)) {
    open.delete(here);
    done.add(here);
    const { meters } = must(found.get(here), 'a way');
    for (const neighbour of must(NEIGHBOURS.get(here), 'streets')) {
      if (done.has(neighbour)) continue;
      const way = meters + distanceMeters(pointOf(here), pointOf(neighbour));
      if (way < (found.get(neighbour)?.meters ?? Infinity)) {
        found.set(neighbour, { meters: way, before: here });
        open.add(neighbour);
      }
    }
  }
  const way: Crossing[] = [];
  for (let at: Crossing | null = to; at !== null; at = found.get(at)?.before ?? null)
    way.unshift(at);
  return way;
};

/** The streets from one place to another, both ends with it. */
export const routeBetween = (from: Point, to: Point): Point[] => [
  { lat: from.lat, lon: from.lon },
  ...shortestWay(nearestCrossing(from), nearestCrossing(to)).map(pointOf),
  { lat: to.lat, lon: to.lon },
];

export const routeMeters = (route: readonly Point[]): number =>
  route
    .slice(1)
    .reduce((sum, point, place) => sum + distanceMeters(must(route[place], 'a point'), point), 0);

const between = (a: Point, b: Point, part: number): Point => ({
  lat: a.lat + (b.lat - a.lat) * part,
  lon: a.lon + (b.lon - a.lon) * part,
});

/** Where somebody is who has gone a part (0 to 1) of a route, and what is still ahead. */
export const alongRoute = (
  route: readonly Point[],
  part: number,
): { at: Point; ahead: Point[] } => {
  const end = must(route.at(-1), 'a point');
  if (part >= 1) return { at: end, ahead: [] };
  let left = routeMeters(route) * Math.max(0, part);
  for (const [place, to] of route.slice(1).entries()) {
    const from = must(route[place], 'a point');
    const meters = distanceMeters(from, to);
    if (left < meters)
      return { at: between(from, to, left / meters), ahead: route.slice(place + 1) };
    left -= meters;
  }
  return { at: end, ahead: [] };
};
