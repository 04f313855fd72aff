import type { Point } from '#shared/geo/distance.ts';

/** Metres east and south of the map's middle: over the few kilometres of Macau the earth is flat. */
export type Metres = { readonly x: number; readonly y: number };
/** The map's view: its center in metres, and the usual zoom of web maps (15 is about 4.4 m a pixel here). */
export type View = Metres & { readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };

const ORIGIN: Point = { lat: 22.16, lon: 113.555 };
const METERS_PER_DEGREE = 111_319.49;
const LON_METERS = METERS_PER_DEGREE * Math.cos((ORIGIN.lat * Math.PI) / 180);
/** Metres a pixel at zoom 0 at this latitude. */
const METERS_AT_ZERO = 156_543.03 * Math.cos((ORIGIN.lat * Math.PI) / 180);

export const MIN_ZOOM = 11.5;
export const MAX_ZOOM = 18.5;
/** How far the middle of the map may be moved, in metres. */
const EDGE = { west: -4200, east: 5600, north: -7600, south: 6600 };

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const toMetres = ({ lat, lon }: Point): Metres => ({
  x: (lon - ORIGIN.lon) * LON_METERS,
  y: (ORIGIN.lat - lat) * METERS_PER_DEGREE,
});
/** Rounded to about a tenth of a metre, as places are sent. */
export const toPoint = ({ x, y }: Metres): Point => ({
  lat: Number((ORIGIN.lat - y / METERS_PER_DEGREE).toFixed(6)),
  lon: Number((ORIGIN.lon + x / LON_METERS).toFixed(6)),
});

/** Pixels a metre. */
export const scaleOf = (zoom: number): number => 2 ** zoom / METERS_AT_ZERO;

/** A view that stays in Macau. */
export const kept = ({ x, y, zoom }: View): View => ({
  x: within(x, EDGE.west, EDGE.east),
  y: within(y, EDGE.north, EDGE.south),
  zoom: within(zoom, MIN_ZOOM, MAX_ZOOM),
});

/** The view after a drag by this many pixels. */
export const panned = (view: View, dx: number, dy: number): View =>
  kept({ ...view, x: view.x - dx / scaleOf(view.zoom), y: view.y - dy / scaleOf(view.zoom) });

/** The view after a zoom around a fixed pixel; `at` counts from the center. */
export const zoomed = (view: View, zoom: number, at: Metres = { x: 0, y: 0 }): View => {
  const next = within(zoom, MIN_ZOOM, MAX_ZOOM);
  const [before, after] = [scaleOf(view.zoom), scaleOf(next)];
  return kept({
    x: view.x + at.x / before - at.x / after,
    y: view.y + at.y / before - at.y / after,
    zoom: next,
  });
};

/** Pixels from the top left corner. */
export const toPixels = ({ x, y }: Metres, view: View, { width, height }: Size): Metres => {
  const scale = scaleOf(view.zoom);
  return { x: (x - view.x) * scale + width / 2, y: (y - view.y) * scale + height / 2 };
};

/** The closest view that shows all points with room around them. */
export const fitted = (points: readonly Point[], { width, height }: Size, most = 16.5): View => {
  const metres = points.map(toMetres);
  const [xs, ys] = [metres.map(({ x }) => x), metres.map(({ y }) => y)];
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const room = 56;
  const scale = Math.min(
    Math.max(1, width - 2 * room) / Math.max(1, east - west),
    Math.max(1, height - 2 * room) / Math.max(1, south - north),
  );
  return kept({
    x: (west + east) / 2,
    y: (north + south) / 2,
    zoom: Math.min(most, Math.log2(scale * METERS_AT_ZERO)),
  });
};
