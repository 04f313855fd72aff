import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { KEYS, readKey, writeKey } from '../storage.ts';
import type { PrinterSetup } from './printer-setup.ts';

const setupStore = createStore<PrinterSetup>(() => readKey(KEYS.printer));

/** The printer of this till. */
export const usePrinter = (): PrinterSetup => useStore(setupStore);
export const currentPrinter = (): PrinterSetup => setupStore.getState();
export const setPrinter = (change: Partial<PrinterSetup>): void => {
  const next = { ...setupStore.getState(), ...change };
  writeKey(KEYS.printer, next);
  setupStore.setState(next, true);
};
