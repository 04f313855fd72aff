import './map.css';
import { useId } from 'react';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { GroundLayer } from './ground-layer.tsx';
import type { MapProps } from './map-props.ts';
import { Lines, Markers, Pin } from './marks.tsx';
import { NameLayer } from './name-layer.tsx';
import { MAX_ZOOM, MIN_ZOOM, scaleOf, zoomed, type Size, type View } from './projection.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { useMapView } from './use-map-view.ts';

const FIRST_ZOOM = 15;
const NONE: readonly never[] = [];

/** The middle of the box is the view's middle; metres become pixels. */
const paperTransform = ({ x, y, zoom }: View, { width, height }: Size): string => {
  const scale = scaleOf(zoom);
  return `translate(${(width / 2 - x * scale).toFixed(2)} ${(height / 2 - y * scale).toFixed(2)}) scale(${scale.toFixed(5)})`;
};

/** Streets grow with the zoom, but slower than the town. */
const streetWidth = (zoom: number): number => Math.min(15, Math.max(0.8, 1.5 ** (zoom - 13) * 1.6));

const ZoomButtons = ({ zoom, onZoom }: { zoom: number; onZoom: (by: number) => void }) => {
  const t = useT();
  return (
    <div className="map__zoom">
      <button
        type="button"
        aria-label={t('map.zoomIn')}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        aria-label={t('map.zoomOut')}
        disabled={zoom <= MIN_ZOOM}
        onClick={() => onZoom(-1)}
      >
        <span aria-hidden="true">{'−'}</span>
      </button>
    </div>
  );
};

/** Our own drawing of Macau, to be moved by finger, mouse, wheel and keys. Loaded by `map-edge.tsx`; not for the first load. */
export const MapCanvas = ({
  name,
  description,
  center,
  zoom = FIRST_ZOOM,
  fit,
  markers = NONE,
  lines = NONE,
  places = NONE,
  hasPin = false,
  onCenter,
  isStill = false,
}: MapProps) => {
  const t = useT();
  const id = useId();
  const isEnglish = useLanguage((state) => state.language === 'en');
  const { box, size, view, isMoving, isMeasured, move } = useMapView({
    center,
    zoom,
    fit,
    onCenter,
  });
  const gestures = useMapGestures(box, isStill ? () => undefined : move);
  const handling = isStill ? { role: 'img' } : { ...gestures, role: 'application', tabIndex: 0 };
  return (
    <>
      <div
        ref={box}
        {...handling}
        className={`map__paper${isStill ? ' map__paper--still' : ''}`}
        aria-label={name}
        aria-describedby={id}
        data-testid="map"
        data-zoom={view.zoom.toFixed(1)}
        style={{ '--street': `${streetWidth(view.zoom)}px` } as React.CSSProperties}
      >
        <svg width={size.width} height={size.height} aria-hidden="true">
          <g transform={paperTransform(view, size)}>
            <GroundLayer />
            <Lines lines={lines} />
          </g>
          {isMeasured && (
            <NameLayer
              view={view}
              size={size}
              isEnglish={isEnglish}
              isStill={isStill}
              places={places}
              markers={markers}
            />
          )}
        </svg>
        {isMeasured && <Markers markers={markers} view={view} size={size} />}
        {hasPin && <Pin isLifted={isMoving} />}
      </div>
      <p id={id} className="unseen">
        {description}
        {!isStill && ` ${t('map.help')}`}
      </p>
      {!isStill && (
        <ZoomButtons zoom={view.zoom} onZoom={(by) => move((old) => zoomed(old, old.zoom + by))} />
      )}
      <p className="map__note">{t('map.note')}</p>
    </>
  );
};
