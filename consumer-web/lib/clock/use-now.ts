import { useEffect, useState } from 'react';
import type { Instant } from '#shared/kernel/time.ts';
import { client } from '../api/api.ts';

/** The server's time, renewed at a pace of our choice. */
export const useNow = (everyMs = 1000): Instant => {
  const [now, setNow] = useState(() => client.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(client.now());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
};
