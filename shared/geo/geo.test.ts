import { describe, expect, it } from 'vitest';
import { areaByPoint } from './area.ts';
import { DEFAULT_POINT, distanceMeters } from './distance.ts';

describe('geography', () => {
  it('measures a degree of latitude and nothing at all', () => {
    expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(111_319.49, 1);
    expect(distanceMeters(DEFAULT_POINT, DEFAULT_POINT)).toBe(0);
    expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6_378_137, 3);
  });
  it.each([[22.161817, 2], [22.173, 2], [22.1731, 1], [22.285113, 1], [22.2852, 3]])('latitude %d lies in area %d (decision O10)', (lat, area) => {
    expect(areaByPoint({ lat, lon: 113.5 })).toBe(area);
  });
});
