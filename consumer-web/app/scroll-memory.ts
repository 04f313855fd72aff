import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { metaAt } from '../lib/screen-of.ts';
import { storage } from '../lib/storage.ts';

/** How long a screen may take to grow to its old height. */
const GROW_MS = 1500;

const remember = (place: string, top: number): void => { storage.scroll.set({ ...storage.scroll.get(), [place]: top }); };

/** Scrolls down as soon as the screen is long enough; the visitor's own scroll ends the attempt. */
const scrollWhenGrown = (top: number): (() => void) => {
  const reach = (): void => { if (document.documentElement.scrollHeight >= top + innerHeight) { scrollTo(0, top); stop(); } };
  const observer = new ResizeObserver(reach);
  const stop = (): void => { observer.disconnect(); clearTimeout(timer); removeEventListener('wheel', stop); removeEventListener('touchmove', stop); };
  const timer = setTimeout(stop, GROW_MS);
  addEventListener('wheel', stop, { passive: true, once: true });
  addEventListener('touchmove', stop, { passive: true, once: true });
  observer.observe(document.body);
  reach();
  return stop;
};

/** Screens that keep their place (spec 000 §2, `keepTop`) open where they were left; all others at the top. */
export const useScrollMemory = (): void => {
  const { pathname } = useLocation();
  useEffect(() => { history.scrollRestoration = 'manual'; }, []);
  useLayoutEffect(() => {
    if (metaAt(pathname)?.keepTop !== true) { scrollTo(0, 0); return; }
    const stop = scrollWhenGrown(storage.scroll.get()[pathname] ?? 0);
    let top = 0;
    const note = (): void => { top = scrollY; };
    addEventListener('scroll', note, { passive: true });
    return () => { stop(); removeEventListener('scroll', note); remember(pathname, top); };
  }, [pathname]);
};
