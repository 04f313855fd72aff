import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DEFAULT_POINT, type Point } from '#shared/geo/distance.ts';
import { fitted, kept, toMetres, toPoint, type Size, type View } from './projection.ts';

type Wanted = {
  center: Point | undefined;
  zoom: number;
  fit: readonly Point[] | undefined;
  onCenter: ((point: Point) => void) | undefined;
};

/** How long nothing must move before the middle is told. */
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

/** What the map looks at. The guest moves it by `move`; a new `center` or `fit` makes it glide there. */
export const useMapView = ({ center, zoom, fit, onCenter }: Wanted) => {
  const { box, size } = useSize();
  const [view, setView] = useState<View>(() =>
    kept({ ...toMetres(center ?? fit?.[0] ?? DEFAULT_POINT), zoom }),
  );
  /** Changes by the guest since the map last came to rest. */
  const [moves, setMoves] = useState(0);
  const latest = useRef(view);
  const frame = useRef(0);

  const show = (next: View): void => {
    latest.current = next;
    setView(next);
  };
  const glide = (target: View): void => {
    cancelAnimationFrame(frame.current);
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
  const settle = useEffectEvent((): void => {
    onCenter?.(toPoint(latest.current));
  });
  useEffect(() => {
    if (moves === 0) return undefined;
    const timer = setTimeout(() => {
      setMoves(0);
      settle();
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [moves]);
  /** A change by the guest: the middle is told once it has come to rest. */
  const move = (change: (view: View) => View): void => {
    cancelAnimationFrame(frame.current);
    setMoves((count) => count + 1);
    show(change(latest.current));
  };

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
  const follow = useEffectEvent((lat: number, lon: number): void => {
    const [there, here] = [toMetres({ lat, lon }), latest.current];
    // the guest's own move came back
    if (fit || Math.hypot(there.x - here.x, there.y - here.y) < 1) return;
    glide(kept({ ...there, zoom: Math.max(here.zoom, zoom) }));
  });
  const [lat, lon] = [center?.lat, center?.lon];
  useEffect(() => {
    if (lat !== undefined && lon !== undefined) follow(lat, lon);
  }, [lat, lon]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return { box, size, view, isMoving: moves > 0, isMeasured, move };
};
