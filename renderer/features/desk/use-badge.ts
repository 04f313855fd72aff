import { useEffect } from 'react';
import { MOST_WAITING } from '#shared/ipc/shell.ts';
import { bridge } from '../../lib/bridge.ts';

const show = (count: number): void => {
  bridge.showWaiting(count).catch(() => undefined);
};
const clear = (): void => show(0);

/** The badge of the app, and the desktop's tray, show how many orders wait, at a locked till too, until the desk is left (decision DA4). */
export const useBadge = (waiting: number): void => {
  const count = Math.min(waiting, MOST_WAITING);
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
