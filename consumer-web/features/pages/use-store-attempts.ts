import { useCallback, useEffect, useRef, useState } from 'react';
import { APP_SCHEME, type StoreAttempt } from '#shared/jump/store-attempts.ts';
import { host } from '../../lib/host/host.ts';

/**
 * `left`: the page was hidden, so something else has opened. `failed`: every store was tried and
 * nothing opened.
 */
export type Opening = 'idle' | 'opening' | 'left' | 'failed';

/** Nothing has opened this long after the last try. */
const GIVE_UP_MS = 1500;

/**
 * Opens the app, then one store after the other, each after its time; all of that ends as soon as
 * the page is hidden (spec 000 §4).
 */
export const useStoreAttempts = (
  attempts: readonly StoreAttempt[],
): { opening: Opening; open: () => void } => {
  const [opening, setOpening] = useState<Opening>('idle');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = useCallback((): void => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);
  useEffect(() => {
    const onChange = (): void => {
      if (host.isVisible() || timers.current.length === 0) return;
      stop();
      setOpening('left');
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      stop();
    };
  }, [stop]);
  const open = (): void => {
    stop();
    setOpening('opening');
    const last = Math.max(0, ...attempts.map(({ afterMs }) => afterMs));
    timers.current = [
      ...attempts.map(({ url, afterMs }) =>
        setTimeout(() => {
          host.leaveTo(url);
        }, afterMs),
      ),
      setTimeout(() => {
        stop();
        setOpening('failed');
      }, last + GIVE_UP_MS),
    ];
    host.leaveTo(APP_SCHEME);
  };
  return { opening, open };
};
