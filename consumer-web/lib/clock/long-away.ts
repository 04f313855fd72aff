import { wasLongAway } from '#shared/guards/timing.ts';

const listeners = new Set<() => void>();

/** Called when the page comes back after more than 120 s without a frame (spec 000 §4): its data may be out of date. Returns the removal. */
export const onLongAway = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How often a page that is shown looks at the clock: a machine may sleep with it in sight. */
const LOOK_EVERY_MS = 30_000;

/** Frames stop while a page is hidden or its machine sleeps, so the last one before and the first one after are enough to know. */
export const watchFrames = (
  page: Document,
  now: () => number,
  nextFrame: (run: () => void) => void,
): (() => void) => {
  let previous = now();
  const look = (): void => {
    if (page.hidden) return;
    nextFrame(() => {
      const frames = { previous, current: now() };
      previous = frames.current;
      if (wasLongAway(frames)) for (const listener of listeners) listener();
    });
  };
  const onChange = (): void => {
    if (page.hidden) previous = now();
    else look();
  };
  page.addEventListener('visibilitychange', onChange);
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    page.removeEventListener('visibilitychange', onChange);
    clearInterval(timer);
  };
};
