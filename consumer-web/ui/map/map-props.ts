import type { Point } from '#shared/geo/distance.ts';

export type MarkerKind = 'store' | 'rider' | 'home' | 'me';
/** A marker on the map. `name` is shown beside it; `badge` is a short remark above it, such as the age of a rider's position; `isStale` greys it. */
export type MapMarker = {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly point: Point;
  readonly name?: string;
  readonly badge?: string | undefined;
  readonly isStale?: boolean;
};
/** A line between places: `way` is still to go, `gone` lies behind, `straight` is as the crow flies. */
export type MapLine = {
  readonly id: string;
  readonly points: readonly Point[];
  readonly tone: 'way' | 'gone' | 'straight';
};

/** A named dot, for what is listed beside the map. */
export type MapPlace = { readonly id: string; readonly point: Point; readonly name: string };

export type MapProps = {
  /** What the map is called. */
  name: string;
  /** What it shows, for those who do not see it: markers, distances. */
  description: string;
  /** The center. A new value makes the map glide there; the value that `onCenter` reported may be passed back. */
  center?: Point;
  /** The zoom at the start; 15 is a few blocks, 12 is the whole town. */
  zoom?: number;
  /** Shows all of these, in place of `center`; again when they change. */
  fit?: readonly Point[];
  markers?: readonly MapMarker[];
  /** Named dots, the more important first; drawn with the map's own names. */
  places?: readonly MapPlace[];
  lines?: readonly MapLine[];
  /** A pin in the center, under which the guest moves the map. */
  hasPin?: boolean;
  /** Called once the guest has moved the map and let go. */
  onCenter?: (point: Point) => void;
  /** A picture only: it neither moves nor takes the page's scrolling. */
  isStill?: boolean;
};
