import { describe, expect, it } from 'vitest';
import { DEFAULT_POINT, distanceMeters } from '#shared/geo/distance.ts';
import {
  fitted,
  panned,
  scaleOf,
  toMetres,
  toPixels,
  toPoint,
  zoomed,
  type View,
} from './projection.ts';

const senado = { lat: 22.19372, lon: 113.53992 };
const size = { width: 390, height: 400 };
const view: View = { ...toMetres(DEFAULT_POINT), zoom: 15 };

describe('the map as it lies on the screen', () => {
  it('keeps places where they are, to a metre, and distances to one in two hundred', () => {
    for (const point of [senado, DEFAULT_POINT, { lat: 22.117, lon: 113.551 }])
      expect(distanceMeters(point, toPoint(toMetres(point)))).toBeLessThan(1);
    const [a, b] = [toMetres(senado), toMetres(DEFAULT_POINT)];
    expect(
      Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / distanceMeters(senado, DEFAULT_POINT) - 1),
    ).toBeLessThan(0.005);
  });
  it('shows its middle in the middle', () => {
    expect(toPixels(toMetres(DEFAULT_POINT), view, size)).toEqual({ x: 195, y: 200 });
  });
  it('moves with the finger', () => {
    const { x, y } = toPixels(toMetres(DEFAULT_POINT), panned(view, 40, -25), size);
    expect([Math.round(x), Math.round(y)]).toEqual([235, 175]);
  });
  it('zooms around the finger: what lies under it stays', () => {
    const at = { x: 100, y: -60 };
    const under = { x: view.x + at.x / scaleOf(15), y: view.y + at.y / scaleOf(15) };
    const { x, y } = toPixels(under, zoomed(view, 16.3, at), size);
    expect([Math.round(x), Math.round(y)]).toEqual([295, 140]);
  });
  it('stays in Macau and between its zooms', () => {
    expect(panned(view, -1e6, 1e6)).toMatchObject({ x: 5600, y: -7600 });
    expect([zoomed(view, 3).zoom, zoomed(view, 30).zoom]).toEqual([11.5, 18.5]);
  });
  it('fits points with room around them, and one point not too closely', () => {
    const both = fitted([senado, DEFAULT_POINT], size);
    for (const point of [senado, DEFAULT_POINT]) {
      const { x, y } = toPixels(toMetres(point), both, size);
      expect(x >= 55 && x <= 335 && y >= 55 && y <= 345).toBe(true);
    }
    expect(fitted([senado], size)).toMatchObject({ ...toMetres(senado), zoom: 16.5 });
  });
});
