import { useEffect, useState } from 'react';

/** Whether a time has passed since the component appeared. */
export const useIsOver = (ms: number): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsOver, ms, true);
    return () => {
      clearTimeout(timer);
    };
  }, [ms]);
  return isOver;
};
