import { lazy, Suspense, type CSSProperties } from 'react';
import { loadPart } from '../lib/navigation/part.ts';
import { Skeleton } from './skeleton.tsx';
import type { MapProps } from './map/map-props.ts';

export type { MapLine, MapMarker, MapPlace, MapProps } from './map/map-props.ts';

const MapCanvas = lazy(async () => ({
  default: await loadPart(async () => (await import('./map/map-edge.tsx')).loadMap()),
}));
const BOX: CSSProperties = { position: 'relative', overflow: 'hidden', background: 'var(--fill)' };

/** A map of Macau whose space is reserved from the start; its drawing is loaded on first use. `height` is any CSS length. */
export const TownMap = ({ height, ...props }: MapProps & { height: string }) => (
  <div className="map" style={{ ...BOX, height }}>
    <Suspense fallback={<Skeleton height={2000} radius={0} />}>
      <MapCanvas {...props} />
    </Suspense>
  </div>
);
