import { useEffect } from 'react';
import { locateOnce } from './place.ts';

/** A guest who only passes through a screen, on the way back from signing in, is not located. */
const PASSING_MS = 300;

/** Locates the device once for a screen that shows what is near, after its first list is there. */
export const useLocate = (isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => void locateOnce(), PASSING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isReady]);
};
