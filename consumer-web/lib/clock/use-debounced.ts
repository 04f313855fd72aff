import { useEffect, useState } from 'react';
import { NAVIGATION_MS } from '#shared/guards/timing.ts';

type Options = {
  /** 200 by default (spec 000 §9). */
  pauseMs?: number;
  /** The first letters count at once, so that the first suggestion does not wait. */
  isFirstAtOnce?: boolean;
};

/** A text as it was at the last pause in typing; `settle` ends the pause. */
export const useDebounced = (
  text: string,
  { pauseMs = NAVIGATION_MS.debounce, isFirstAtOnce = false }: Options = {},
): { settled: string; settle: (text: string) => void } => {
  const [settled, settle] = useState(text);
  const isFirst = isFirstAtOnce && settled === '' && text !== '';
  if (isFirst) settle(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      settle(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, pauseMs]);
  return { settled: isFirst ? text : settled, settle };
};
