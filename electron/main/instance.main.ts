import { app } from 'electron';
import { linkAmong } from '#shared/ipc/deep-link.ts';
import { takeLink } from './deep-link.main.ts';
import { logs } from './logs.main.ts';
import { bringToFront } from './window.main.ts';

/** One till at a time on a machine: a second start hands its link over, brings the first one forward and ends. The journal relies on it. */
export const holdSingleInstance = (): boolean => {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', (_event, words) => {
    logs.info('a second start was turned away');
    takeLink(linkAmong(words));
    bringToFront();
  });
  return true;
};
