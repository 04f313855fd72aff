import { toMetres, toPixels, type Size, type View } from './projection.ts';
import type { MapLine, MapMarker, MarkerKind } from './map-props.ts';

const SIGNS: Record<MarkerKind, string> = {
  store:
    'M4 9.500 5.500 5h13L20 9.500M5 10v9h14v-9M4 9.500c0 1.400 1.200 2.200 2.700 2.200S9.300 10.900 9.300 9.500c0 1.400 1.200 2.200 2.700 2.200s2.700-.8 2.700-2.200c0 1.400 1.200 2.200 2.700 2.200S20 10.900 20 9.500M10 19v-4h4v4',
  rider:
    'M6 19a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 19a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8.500 16.500h5l3-6M14 6h2.500l2 8M5 11h5v3.500',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-5h4v5',
  me: '',
};

const Sign = ({ kind }: { kind: MarkerKind }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={SIGNS[kind]} />
  </svg>
);

/** Markers are upright on the map at any zoom. What they mean is in the map's description. */
export const Markers = ({
  markers,
  view,
  size,
}: {
  markers: readonly MapMarker[];
  view: View;
  size: Size;
}) => (
  <div aria-hidden="true">
    {markers.map(({ id, kind, point, name, badge, isStale = false }) => {
      const { x, y } = toPixels(toMetres(point), view, size);
      return (
        <div
          key={id}
          className={`map__marker map__marker--${kind}${isStale ? ' map__marker--stale' : ''}`}
          style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
          data-marker={id}
        >
          <span className="map__sign">{kind !== 'me' && <Sign kind={kind} />}</span>
          {badge !== undefined && <span className="map__badge">{badge}</span>}
          {name !== undefined && <span className="map__label">{name}</span>}
        </div>
      );
    })}
  </div>
);

export const Lines = ({ lines }: { lines: readonly MapLine[] }) => (
  <>
    {lines.map(({ id, points, tone }) => {
      const path = points
        .map((point) => {
          const { x, y } = toMetres(point);
          return `${x.toFixed(1)},${y.toFixed(1)}`;
        })
        .join(' ');
      return <polyline key={id} className={`map__line map__line--${tone}`} points={path} />;
    })}
  </>
);

/** The pin in the middle; it lifts while the map moves under it. */
export const Pin = ({ isLifted }: { isLifted: boolean }) => (
  <div className={`map__pin${isLifted ? ' map__pin--lifted' : ''}`} aria-hidden="true">
    <svg viewBox="0 0 36 46" width="36" height="46">
      <path
        d="M18 45C24 35 34 27 34 17A16 16 0 1 0 2 17c0 10 10 18 16 28z"
        fill="#1f4e8c"
        stroke="#fff"
        strokeWidth="2"
      />
      <circle cx="18" cy="17" r="6" fill="#f5b83d" />
    </svg>
    <span className="map__shadow" />
  </div>
);
