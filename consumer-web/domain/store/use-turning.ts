import { useEffect, useState, type RefObject } from 'react';

const TURN_MS = 5000;
const stillWanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which slide of a row is in sight, and a row that advances every five seconds: not with reduced motion, not while it is touched or focused, and not once it was stopped. */
export const useTurning = (row: RefObject<HTMLUListElement | null>, count: number) => {
  const [index, setIndex] = useState(0);
  const [isStopped, setIsStopped] = useState(stillWanted);
  const [isHeld, setIsHeld] = useState(false);
  const isTurning = count > 1 && !isStopped && !isHeld;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      const element = row.current;
      if (!element || document.visibilityState === 'hidden') return;
      const next = Math.round(element.scrollLeft / element.clientWidth) + 1;
      element.scrollTo({ left: (next % count) * element.clientWidth, behavior: 'smooth' });
    }, TURN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isTurning, count, row]);
  useEffect(() => {
    const element = row.current;
    const box = element?.parentElement;
    if (!element || !box) return;
    const end = new AbortController();
    const on = (of: Element, names: readonly string[], handle: () => void): void => {
      for (const name of names) of.addEventListener(name, handle, { signal: end.signal });
    };
    on(box, ['pointerenter', 'focusin'], () => setIsHeld(true));
    on(box, ['pointerleave', 'focusout'], () => setIsHeld(false));
    on(element, ['scroll'], () =>
      setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth))),
    );
    return () => {
      end.abort();
    };
  }, [row]);
  return {
    index,
    isStopped,
    stop: () => {
      setIsStopped((was) => !was);
    },
  };
};
