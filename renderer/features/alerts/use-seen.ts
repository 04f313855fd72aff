import { useEffect, useRef } from 'react';
import { MOST_SEEN, type AlertRow } from '#shared/contract/merchant/alert.ts';
import type { AlertId } from '#shared/kernel/ids.ts';
import { isLocked } from '../../lib/lock.ts';
import { markSeen } from './mutations.ts';

/** Marks the alerts that are on the screen as seen, each once; not behind the lock, and not for those who only read. */
export const useSeen = (alerts: readonly AlertRow[], maySettle: boolean): void => {
  const marked = useRef(new Set<AlertId>());
  useEffect(() => {
    if (!maySettle || isLocked()) return;
    const fresh = alerts.filter(({ id, seen }) => seen === null && !marked.current.has(id));
    for (let from = 0; from < fresh.length; from += MOST_SEEN) {
      const ids = fresh.slice(from, from + MOST_SEEN).map(({ id }) => id);
      for (const id of ids) marked.current.add(id);
      void markSeen(ids);
    }
  }, [alerts, maySettle]);
};
