import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import * as z from 'zod/mini';
import { metaOf, screenOf, subjectOf } from '../lib/navigation/screen-of.ts';
import { defineSlot } from '../lib/storage.ts';

const kept = defineSlot<Record<string, number>>({
  key: 'scroll',
  area: 'session',
  schema: z.record(z.string(), z.number()),
  absent: {},
});

/** How long a screen may take to grow to its old height. */
const GROW_MS = 1500;

const remember = (place: string, top: number): void => {
  kept.set({ ...kept.get(), [place]: top });
};

/** Scrolls down as soon as the screen is long enough; the visitor's own scroll ends the attempt. */
const scrollWhenGrown = (top: number): (() => void) => {
  const reach = (): void => {
    if (document.documentElement.scrollHeight >= top + innerHeight) {
      scrollTo(0, top);
      stop();
    }
  };
  const observer = new ResizeObserver(reach);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  };
  const timer = setTimeout(stop, GROW_MS);
  addEventListener('wheel', stop, { passive: true, once: true });
  addEventListener('touchmove', stop, { passive: true, once: true });
  observer.observe(document.body);
  reach();
  return stop;
};

/** The key by which the scroll position of an address is stored; null when it is not. A screen kept alive about one thing restores it when returned to, and opens at the top otherwise. */
const placeOf = ({ pathname, search }: Location, isBack: boolean): string | null => {
  const name = screenOf(pathname);
  if (name === null) return null;
  const { keepTop, keepAlive } = metaOf(name);
  const subject = subjectOf(name, search);
  return keepTop === true || (keepAlive === true && isBack)
    ? pathname + (subject && `/${subject}`)
    : null;
};

/** A new page is at its top already: reading its scroll position would force another layout. */
let hasOpened = false;

/** Brings a screen to where it was left; the way to stop trying. */
const bringTo = (top: number): (() => void) | null => {
  const isNew = !hasOpened;
  hasOpened = true;
  if (top > 0) return scrollWhenGrown(top);
  if (!isNew) scrollTo(0, 0);
  return null;
};

/** Where the visitor is. */
let shown = '';

/** Screens that keep their place (spec 000 §2, `keepTop`) open where they were left; all others at the top. */
export const useScrollMemory = (): void => {
  const location = useLocation();
  const { pathname } = location;
  const type = useNavigationType();
  const opened = placeOf(location, type === NavigationType.Pop);
  const left = placeOf(location, true);
  // a screen whose address changes in place stays where it is
  const mayStay = opened === null && type === NavigationType.Replace;
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const isSame = mayStay && pathname === shown;
    shown = pathname;
    const stop = isSame ? null : bringTo(opened === null ? 0 : (kept.get()[opened] ?? 0));
    if (left === null) return;
    let top = isSame ? scrollY : 0;
    const note = (): void => {
      top = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      removeEventListener('scroll', note);
      remember(left, top);
    };
  }, [pathname, opened, left, mayStay]); // oxlint-disable-line react/exhaustive-effect-dependencies -- another path opens at the top, whether or not either keeps its place
};
