import { useEffect, useState } from 'react';

/** Counts whole seconds down to zero from the moment it is set. */
export const useCountdown = (): readonly [number, (seconds: number) => void] => {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = (): void => {
      setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [end]);
  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  ];
};
