import { consoleWindow } from './window.main.ts';

/** Puts the till's window over everything, or back. Who may leave is the page's to ask: it knows the manager. */
export const setKiosk = (isOn: boolean): Promise<boolean> => {
  const window = consoleWindow();
  window?.setKiosk(isOn);
  return Promise.resolve(window !== null);
};
