import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DEFAULT_POINT, type Point } from '#shared/geo/distance.ts';
import { fitted, kept, toMetres, toPoint, type Size, type View } from './projection.ts';

type Wanted = {
  center: Point | undefined;
  zoom: number;
  fit: readonly Point[] | undefined;
  onCenter: ((point: Point) => void) | undefined;
};

/** How long nothing must move before the center is reported. */
const SETTLE_MS = 180;
const GLIDE_MS = 320;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (part: number): number => 1 - (1 - part) ** 3;
const between = (a: View, b: View, part: number): View => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  zoom: a.zoom + (b.zoom - a.zoom) * part,
});
const isNear = (a: View, b: View): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.5 && Math.abs(a.zoom - b.zoom) < 0.01;

/** Size of the map's box, 0 before it is measured. */
const useSize = () => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    setSize({ width: element.clientWidth, height: element.clientHeight });
    return () => {
      observer.disconnect();
    };
  }, []);
  return { box, size };
};

/** A view that is shown at once by `show`, or moved to by `glide`. `latest` is the view of the present frame. */
const useGlidingView = (first: () => View) => {
  const [view, setView] = useState(first);
  const latest = useRef(view);
  const frame = useRef(0);
  const stop = (): void => {
    cancelAnimationFrame(frame.current);
  };
  const show = (next: View): void => {
    latest.current = next;
    setView(next);
  };
  const glide = (target: View): void => {
    stop();
    const from = latest.current;
    if (isNear(from, target)) return;
    if (prefersStill() || document.hidden) {
      show(target);
      return;
    }
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
      show(between(from, target, eased(part)));
      if (part < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return { view, latest, show, glide, stop };
};
type GlidingView = ReturnType<typeof useGlidingView>;

/** The guest's own changes: the new center is reported once the map has come to rest. */
const useGuestMoves = (
  { latest, show, stop }: GlidingView,
  onCenter: ((point: Point) => void) | undefined,
) => {
  /** Changes since the map last came to rest. */
  const [moves, setMoves] = useState(0);
  const reportCenter = useEffectEvent((): void => {
    onCenter?.(toPoint(latest.current));
  });
  useEffect(() => {
    if (moves === 0) return undefined;
    const timer = setTimeout(() => {
      setMoves(0);
      reportCenter();
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [moves]);
  const move = (change: (view: View) => View): void => {
    stop();
    setMoves((count) => count + 1);
    show(change(latest.current));
  };
  return { isMoving: moves > 0, move };
};

/** Shows all points of `fit` once the map is measured; later changes of them are glided to. */
const useFit = ({ show, glide }: GlidingView, fit: readonly Point[] | undefined, size: Size) => {
  const isMeasured = size.width > 0 && size.height > 0;
  const fitKey = fit?.map(({ lat, lon }) => `${lat},${lon}`).join(' ');
  const wasFitted = useRef(false);
  const refit = useEffectEvent((key: string | undefined): void => {
    if (!key || !fit) return;
    const target = fitted(fit, size);
    if (wasFitted.current) glide(target);
    else show(target);
    wasFitted.current = true;
  });
  useLayoutEffect(() => {
    if (isMeasured) refit(fitKey);
  }, [fitKey, isMeasured]);
  return isMeasured;
};

/** Glides to a new `center`, unless the map shows a `fit`. */
const useFollow = (
  { latest, glide }: GlidingView,
  { center, zoom, fit }: Pick<Wanted, 'center' | 'zoom' | 'fit'>,
): void => {
  const follow = useEffectEvent((lat: number, lon: number): void => {
    const [there, here] = [toMetres({ lat, lon }), latest.current];
    // the caller gave back the center that the guest's own move reported
    if (fit || Math.hypot(there.x - here.x, there.y - here.y) < 1) return;
    glide(kept({ ...there, zoom: Math.max(here.zoom, zoom) }));
  });
  const [lat, lon] = [center?.lat, center?.lon];
  useEffect(() => {
    if (lat !== undefined && lon !== undefined) follow(lat, lon);
  }, [lat, lon]);
};

/** The map's view. The guest moves it by `move`; a new `center` or `fit` makes it glide there. */
export const useMapView = ({ center, zoom, fit, onCenter }: Wanted) => {
  const { box, size } = useSize();
  const gliding = useGlidingView(() =>
    kept({ ...toMetres(center ?? fit?.[0] ?? DEFAULT_POINT), zoom }),
  );
  const { isMoving, move } = useGuestMoves(gliding, onCenter);
  const isMeasured = useFit(gliding, fit, size);
  useFollow(gliding, { center, zoom, fit });
  return { box, size, view: gliding.view, isMoving, isMeasured, move };
};
