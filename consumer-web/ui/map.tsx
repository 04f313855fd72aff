import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { Fallback } from './fallback.tsx';
import { Skeleton } from './skeleton.tsx';
import type { MapProps } from './map/map-props.ts';

export type { MapLine, MapMarker, MapPlace, MapProps } from './map/map-props.ts';

const MapCanvas = lazy(async () => ({
  default: await loadPart(async () => (await import('./map/map-edge.tsx')).loadMap()),
}));
const BOX: CSSProperties = { position: 'relative', overflow: 'hidden', background: 'var(--fill)' };

/** The space of a map: a skeleton while its drawing loads, and the documented message when it cannot be loaded (spec 001 §8). */
export const MapFrame = ({ height, children }: { height: string; children: ReactNode }) => {
  const t = useT();
  const failed = (
    <p className="alert alert--calm" role="alert">
      {t('location.mapScript')}
    </p>
  );
  return (
    <div className="map" style={{ ...BOX, height }}>
      <Fallback instead={failed}>
        <Suspense fallback={<Skeleton height={2000} radius={0} />}>{children}</Suspense>
      </Fallback>
    </div>
  );
};

/** A map of Macau whose space is reserved from the start; its drawing is loaded on first use. `height` is any CSS length. */
export const TownMap = ({ height, ...props }: MapProps & { height: string }) => (
  <MapFrame height={height}>
    <MapCanvas {...props} />
  </MapFrame>
);
