import { wasLongAway } from '#shared/guards/timing.ts';

const listeners = new Set<() => void>();

/** Called when the page comes back after more than 120 s without a frame (spec 000 §4): its data may be out of date. Returns the removal. */
export const onLongAway = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Frames stop while a page is hidden and only then, so the last one before and the first one after are enough to know. */
export const watchFrames = (
  page: Document,
  now: () => number,
  nextFrame: (run: () => void) => void,
): (() => void) => {
  let previous = now();
  const onChange = (): void => {
    if (page.hidden) {
      previous = now();
      return;
    }
    nextFrame(() => {
      const frames = { previous, current: now() };
      previous = frames.current;
      if (wasLongAway(frames)) for (const listener of listeners) listener();
    });
  };
  page.addEventListener('visibilitychange', onChange);
  return () => {
    page.removeEventListener('visibilitychange', onChange);
  };
};
