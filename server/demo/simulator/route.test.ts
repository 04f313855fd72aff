import { describe, expect, it } from 'vitest';
import { distanceMeters } from '#shared/geo/distance.ts';
import { alongRoute, nearestCrossing, routeBetween, routeMeters, shortestWay } from './route.ts';
import { CROSSINGS, NEIGHBOURS, pointOf } from './streets.ts';

const SENADO = { lat: 22.1936, lon: 113.5398 };
const CUNHA = { lat: 22.1536, lon: 113.5569 };

describe('the streets of the town', () => {
  it('are some forty crossings in one piece', () => {
    expect(CROSSINGS.length).toBeGreaterThanOrEqual(40);
    for (const crossing of CROSSINGS)
      expect([
        crossing,
        shortestWay('senado', crossing).at(-1),
        (NEIGHBOURS.get(crossing) ?? []).length > 0,
      ]).toEqual([crossing, crossing, true]);
  });
  it('lead over a bridge to the islands, and are not much longer than the straight line', () => {
    const way = shortestWay('senado', 'cunha');
    expect(way).toContain('governorSouth');
    const route = routeBetween(SENADO, CUNHA);
    expect([route[0], route.at(-1)]).toEqual([SENADO, CUNHA]);
    expect(routeMeters(route) / distanceMeters(SENADO, CUNHA)).toBeGreaterThan(1);
    expect(routeMeters(route) / distanceMeters(SENADO, CUNHA)).toBeLessThan(1.5);
  });
  it('have no street longer than the longest bridge', () => {
    for (const crossing of CROSSINGS)
      for (const next of NEIGHBOURS.get(crossing) ?? [])
        expect([crossing, next, distanceMeters(pointOf(crossing), pointOf(next)) < 4300]).toEqual([
          crossing,
          next,
          true,
        ]);
  });
  it('find the crossing next to a place', () => {
    expect([
      nearestCrossing(SENADO),
      nearestCrossing(CUNHA),
      nearestCrossing({ lat: 22.117, lon: 113.551 }),
    ]).toEqual(['senado', 'cunha', 'coloane']);
  });
});

describe('a rider on a route', () => {
  const route = routeBetween(SENADO, CUNHA);
  it('starts at its beginning and ends at its end', () => {
    expect(alongRoute(route, 0)).toEqual({ at: SENADO, ahead: route.slice(1) });
    expect(alongRoute(route, 1)).toEqual({ at: CUNHA, ahead: [] });
    expect(alongRoute(route, 7)).toEqual({ at: CUNHA, ahead: [] });
  });
  it('has covered half of the metres at half of the way', () => {
    const { at, ahead } = alongRoute(route, 0.5);
    expect(Math.abs(routeMeters([at, ...ahead]) / routeMeters(route) - 0.5)).toBeLessThan(0.01);
  });
  it('stays in place on a route without a length', () => {
    expect(alongRoute([SENADO, SENADO], 0.3)).toEqual({ at: SENADO, ahead: [] });
  });
});
