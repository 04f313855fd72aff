import { useCallback, useEffect, useRef } from 'react';

/** Gives the present stay at a screen: its signal is aborted once the screen is left, though it may stay mounted and be returned to. For work that ends with a navigation or a notice, which must not happen after the guest has left. */
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
