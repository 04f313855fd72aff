import { useEffect, useState } from 'react';

/** Pauses in typing of this length count (spec 000 §9). */
const PAUSE_MS = 200;

/** A text as it stood at the last pause; the first one at once, so that the first suggestion does not wait. */
export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  const isFirst = settled === '' && text !== '';
  if (isFirst) setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return isFirst ? text : settled;
};
