import { describe, expect, it } from 'vitest';
import { DEFAULT_POINT } from './distance.ts';
import { isInside, isOnLand, MACAU_LAND, MAP_BOUNDS } from './macau-land.ts';
import { deliveryReach } from './reach.ts';

const store = { lat: 22.19386, lon: 113.53982, reachMeters: 3000 };

describe('how far a store delivers (decision J6)', () => {
  it.each([
    [
      { lat: 22.19762, lon: 113.54092 },
      { isInRange: true, distance: 434, reason: null },
    ],
    [DEFAULT_POINT, { isInRange: false, distance: 4491, reason: 'tooFar' }],
    [
      { lat: 22.3, lon: 113.54 },
      { isInRange: false, reason: 'border' },
    ],
    [
      { lat: 0, lon: 0 },
      { isInRange: false, reason: 'nowhere' },
    ],
  ])('%j', (guest, expected) => {
    expect(deliveryReach(store, guest)).toMatchObject(expected);
  });
  it('takes the very edge in', () => {
    const { distance } = deliveryReach(store, DEFAULT_POINT);
    expect(
      [distance, distance - 1].map(
        (reachMeters) => deliveryReach({ ...store, reachMeters }, DEFAULT_POINT).isInRange,
      ),
    ).toEqual([true, false]);
  });
});

describe('the land of Macau', () => {
  it.each([
    ['Senado Square', 22.1937, 113.5399, true],
    ['the Venetian', 22.1481, 113.562, true],
    ['Hác Sá', 22.12, 113.568, true],
    ['the university', 22.13, 113.5455, true],
    ['the airport runway', 22.15, 113.5915, true],
    ['Gongbei', 22.2215, 113.549, false],
    ['Hengqin', 22.13, 113.53, false],
    ['the sea between the bridges', 22.175, 113.556, false],
    ['nowhere', 0, 0, false],
  ])('%s', (_, lat, lon, expected) => {
    expect(isOnLand({ lat, lon })).toBe(expected);
  });
  it('lies in what the map shows, and the default point is on it', () => {
    for (const outline of Object.values(MACAU_LAND))
      for (const [lat, lon] of outline)
        expect(
          lat > MAP_BOUNDS.south &&
            lat < MAP_BOUNDS.north &&
            lon > MAP_BOUNDS.west &&
            lon < MAP_BOUNDS.east,
        ).toBe(true);
    expect(isInside(DEFAULT_POINT, MACAU_LAND.islands)).toBe(true);
  });
});
