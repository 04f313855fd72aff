import { useEffect, useState } from 'react';
import type { Instant } from '#shared/kernel/time.ts';
import { serverNow } from '../lib/api.ts';

/** The server's time, drawn again every `everyMs`. */
export const useNow = (everyMs = 1000): Instant => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
