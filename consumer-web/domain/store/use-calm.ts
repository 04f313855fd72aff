import { useEffect, useState } from 'react';

/** What may come after the list: fetched once the first screen is shown. */
const CALM_MS = 1200;

/** Whether the first screen of a home has stood for a moment. */
export const useCalm = (isReady: boolean): boolean => {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      setIsCalm(true);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isReady]);
  return isCalm;
};
