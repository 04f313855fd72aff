import { powerMonitor } from 'electron';
import { logs } from './logs.main.ts';
import { consoleWindow } from './window.main.ts';

let isOn = false;
/** The machine is shutting down: nothing may block it. */
let isEnding = false;

/** Whether the machine is shutting down. */
export const isMachineEnding = (): boolean => isEnding;

/** Whether the till is locked to its counter. */
export const isKiosk = (): boolean => isOn;

/** Puts the till's window over everything, or back. The page checks who may leave: it knows the managers. */
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
