import { powerMonitor } from 'electron';
import { logs } from './logs.main.ts';
import { consoleWindow } from './window.main.ts';

let isOn = false;
/** The machine goes down: nothing may stand in its way. */
let isEnding = false;

/** Whether the till is locked to its counter. */
export const isKiosk = (): boolean => isOn;

/** Puts the till's window over everything, or back. Who may leave is the page's to ask: it knows the manager. */
export const setKiosk = (wanted: boolean): boolean => {
  const window = consoleWindow();
  isOn = wanted && window !== null;
  window?.setKiosk(wanted);
  return window !== null;
};

/** A locked counter is left through the page, not by the window's own keys. */
export const holdWindowInKiosk = (): void => {
  powerMonitor.on('shutdown', () => {
    isEnding = true;
  });
  consoleWindow()?.on('close', (event) => {
    if (!isOn || isEnding) return;
    event.preventDefault();
    logs.info('a locked counter was not closed');
  });
};
