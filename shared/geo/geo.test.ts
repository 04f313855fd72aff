import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate.ts';
import { areaByPoint, crossesBridge, isOutOfReach } from './area.ts';
import { DEFAULT_POINT, deliveryMeters, distanceMeters } from './distance.ts';
import { geocodeResult } from './geocode-result.ts';
import { locationOf, UNKNOWN_LOCATION } from './location.ts';

const peninsula = { lat: 22.1931, lon: 113.5405 };
const zhuhai = { lat: 22.2852, lon: 113.57 };

describe('geography', () => {
  it('measures a degree of latitude and nothing at all', () => {
    expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(111_319.49, 1);
    expect(distanceMeters(DEFAULT_POINT, DEFAULT_POINT)).toBe(0);
    expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(
      Math.PI * 6_378_137,
      3,
    );
  });
  it.each([
    [22.161817, 2],
    [22.173, 2],
    [22.1731, 1],
    [22.285113, 1],
    [22.2852, 3],
  ])('latitude %d lies in area %d (decision O10)', (lat, area) => {
    expect(areaByPoint({ lat, lon: 113.5 })).toBe(area);
  });
  it('delivers up to the border and not beyond (decision J6)', () => {
    expect([DEFAULT_POINT, peninsula, zhuhai].map(isOutOfReach)).toEqual([false, false, true]);
  });
  it.each([
    [DEFAULT_POINT, peninsula, undefined, true],
    [peninsula, DEFAULT_POINT, null, true],
    [peninsula, peninsula, undefined, false],
    [DEFAULT_POINT, DEFAULT_POINT, null, false],
    [peninsula, zhuhai, undefined, false],
    [DEFAULT_POINT, zhuhai, undefined, false],
    [peninsula, DEFAULT_POINT, false, false],
    [peninsula, peninsula, true, true],
  ])('from %j to %j with passBridge %s crosses: %s (decision J6)', (a, b, passBridge, crosses) => {
    expect(crossesBridge(a, b, passBridge)).toBe(crosses);
  });
  it("takes the server's distance before its own (decision J7)", () => {
    expect([
      deliveryMeters(DEFAULT_POINT, peninsula, 4321),
      deliveryMeters(DEFAULT_POINT, peninsula, 0),
    ]).toEqual([4321, 0]);
    expect(deliveryMeters(DEFAULT_POINT, peninsula, null)).toBe(
      distanceMeters(DEFAULT_POINT, peninsula),
    );
  });
});

describe('where the guest is (spec 001 §4, §8)', () => {
  it('begins unknown at the default point in Taipa', () => {
    expect(UNKNOWN_LOCATION).toEqual({ status: 0, point: { lat: 22.161817, lon: 113.566286 } });
  });
  it('is located, or falls back to the default point', () => {
    expect(locationOf(peninsula)).toEqual({ status: 1, point: peninsula });
    expect(locationOf(null)).toEqual({ status: 2, point: DEFAULT_POINT });
  });
  it.each([
    [peninsula, { ok: true, point: peninsula }],
    [
      { lat: 0, lon: 113 },
      { ok: true, point: { lat: 0, lon: 113 } },
    ],
    [
      { lat: 0, lon: 0 },
      { ok: false, reason: 'zeroPoint' },
    ],
    [null, { ok: false, reason: 'noResult' }],
    [undefined, { ok: false, reason: 'noResult' }],
    [
      { lat: Number.NaN, lon: 1 },
      { ok: false, reason: 'noResult' },
    ],
    [
      { lat: 1, lon: Number.NaN },
      { ok: false, reason: 'noResult' },
    ],
  ])("takes a geocoder's %j as %j", (point, expected) => {
    expect(geocodeResult(point)).toEqual(expected);
  });
  it('gives the printed reason why a geocoder found nothing', () => {
    expect(
      (['zeroPoint', 'noResult'] as const).map((reason) =>
        translator('zh-Hant')(`location.${reason}`),
      ),
    ).toEqual(['定位異常，請開啓定位', 'geocoder查询定位失败']);
  });
});
