import { useEffect } from 'react';
import { MOST_WAITING } from '#shared/ipc/shell.ts';
import { bridge } from '../../lib/bridge.ts';
import { useLock } from '../../lib/lock.ts';

const show = (count: number): void => {
  bridge.showWaiting(count).catch(() => undefined);
};
const clear = (): void => show(0);

/** The badge of the app, and the desktop's tray, show how many orders wait, until the till is locked or the desk is left (decision DA4). */
export const useBadge = (waiting: number): void => {
  const isLocked = useLock().why !== null;
  const count = isLocked ? 0 : Math.min(waiting, MOST_WAITING);
  useEffect(() => {
    const handleBack = (): void => show(count);
    handleBack();
    // a page that the browser kept shows its orders again
    window.addEventListener('pageshow', handleBack);
    return () => window.removeEventListener('pageshow', handleBack);
  }, [count]);
  useEffect(() => {
    window.addEventListener('pagehide', clear);
    return () => {
      window.removeEventListener('pagehide', clear);
      clear();
    };
  }, []);
};
