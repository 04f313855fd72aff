import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_POINT, distanceMeters } from './distance.ts';
import { convertPoint, type MapSystem } from './map-system.ts';

const systems: readonly MapSystem[] = ['WGS84', 'GCJ02', 'BD09'];
const backAgain = (lat: number, lon: number): number =>
  Math.max(
    ...systems.flatMap((from) =>
      systems.map((to) =>
        distanceMeters({ lat, lon }, convertPoint(convertPoint({ lat, lon }, from, to), to, from)),
      ),
    ),
  );

describe('map systems (spec 000 §9, decision O11)', () => {
  // reference points that several independent implementations (eviltransform, coordtransform)
  // publish in their tests
  it.each([
    ['WGS84', 'GCJ02', [31.1774276, 121.5272106], [31.17530398364597, 121.531541859215]],
    ['WGS84', 'GCJ02', [22.543847, 113.912316], [22.540796131694766, 113.9171764808363]],
    ['WGS84', 'GCJ02', [39.911954, 116.377817], [39.91334545536069, 116.38404722455657]],
    ['GCJ02', 'BD09', [39.915, 116.404], [39.92133699351021, 116.41036949371029]],
    ['BD09', 'GCJ02', [39.915, 116.404], [39.90865673957631, 116.39762729119315]],
  ] as const)('%s to %s of %j is %j', (from, to, [lat, lon], expected) => {
    const point = convertPoint({ lat, lon }, from, to);
    expect(point.lat).toBeCloseTo(expected[0], 9);
    expect(point.lon).toBeCloseTo(expected[1], 9);
  });
  it('shift Macau by about 600 m', () => {
    const shift = distanceMeters(DEFAULT_POINT, convertPoint(DEFAULT_POINT, 'WGS84', 'GCJ02'));
    expect(shift).toBeGreaterThan(600);
    expect(shift).toBeLessThan(640);
  });
  it('lead there and back to within 0.2 m in Macau and a metre elsewhere', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 22.1, max: 22.23, noNaN: true }),
        fc.double({ min: 113.52, max: 113.6, noNaN: true }),
        (lat, lon) => {
          expect(backAgain(lat, lon)).toBeLessThan(0.2);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 55.6, noNaN: true }),
        fc.double({ min: 72.2, max: 137.6, noNaN: true }),
        (lat, lon) => {
          expect(backAgain(lat, lon)).toBeLessThan(1);
        },
      ),
    );
  });
  it('leave the rest of the world where it is, and answer at the edge too', () => {
    for (const [lat, lon] of [
      [38.7, -9.14],
      [-33.9, 151.2],
      [0, 0],
      [30, 72.0041],
      [30, 137.834],
      [0.8294, 100],
      [55.827, 100],
    ] as const) {
      for (const from of systems)
        for (const to of systems)
          expect(convertPoint({ lat, lon }, from, to)).toEqual({ lat, lon });
    }
  });
});
