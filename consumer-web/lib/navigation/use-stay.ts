import { useCallback, useEffect, useRef } from 'react';

/** Gives the present stay at a screen: its signal is aborted once the screen is left, though it may stand hidden and be come back to. For work that ends with a way or a notice, which must not come where the guest has gone meanwhile. */
export const useStay = (): (() => AbortSignal) => {
  const stay = useRef(new AbortController());
  useEffect(() => {
    if (stay.current.signal.aborted) stay.current = new AbortController();
    return () => {
      stay.current.abort();
    };
  }, []);
  return useCallback(() => stay.current.signal, []);
};
