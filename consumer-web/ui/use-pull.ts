import { useEffect, useRef, useState } from 'react';

/** The distance that triggers the refresh, and the largest pull (CSS pixels). */
const ENOUGH = 64;
const MOST = 96;

export type Pull = { distance: number; state: 'idle' | 'pulling' | 'enough' | 'busy' };

const isFree = ({ touches, target }: TouchEvent): boolean =>
  scrollY <= 0 && touches.length === 1 && !(target instanceof Element && target.closest('dialog'));

/** Shows each pull and works when it was far enough; gives the way to stop listening. */
const listen = (show: (pull: Pull) => void, work: () => Promise<unknown>): (() => void) => {
  let start: { x: number; y: number } | null = null;
  let distance = 0;
  let isBusy = false;
  const begin = (event: TouchEvent): void => {
    const [touch] = event.touches;
    start = touch && !isBusy && isFree(event) ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const move = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    if (!start || !touch) return;
    const right = Math.abs(touch.clientX - start.x);
    const down = touch.clientY - start.y;
    if (distance === 0 && (right > down || scrollY > 0)) {
      start = null;
      return;
    }
    distance = Math.max(0, Math.min(MOST, down / 2));
    show({
      distance,
      state: distance >= ENOUGH ? 'enough' : distance > 0 ? 'pulling' : 'idle',
    });
  };
  const end = async (): Promise<void> => {
    const isEnough = distance >= ENOUGH;
    start = null;
    distance = 0;
    if (!isEnough) {
      show({ distance: 0, state: 'idle' });
      return;
    }
    isBusy = true;
    show({ distance: ENOUGH, state: 'busy' });
    await work().catch(() => undefined);
    isBusy = false;
    show({ distance: 0, state: 'idle' });
  };
  const onEnd = (): void => {
    if (!isBusy) void end();
  };
  addEventListener('touchstart', begin, { passive: true });
  addEventListener('touchmove', move, { passive: true });
  addEventListener('touchend', onEnd);
  addEventListener('touchcancel', onEnd);
  return () => {
    removeEventListener('touchstart', begin);
    removeEventListener('touchmove', move);
    removeEventListener('touchend', onEnd);
    removeEventListener('touchcancel', onEnd);
  };
};

/** Pulling the page down at its top does `work` again. Sideways moves and pages that are scrolled are left alone. */
export const usePull = (work: () => Promise<unknown>): Pull => {
  const [pull, setPull] = useState<Pull>({ distance: 0, state: 'idle' });
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => listen(setPull, () => latest.current()), []);
  return pull;
};
