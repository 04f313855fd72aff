import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { bridge } from './bridge.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

const store = createStore<{ isOn: boolean }>(() => ({ isOn: readKey(KEYS.isKiosk) }));

/** Whether only the write-off page is available at this till (table A, row 36). Kept over restarts. */
export const useKiosk = (): boolean => useStore(store, (state) => state.isOn);
export const isKiosk = (): boolean => store.getState().isOn;

const set = (isOn: boolean): void => {
  writeKey(KEYS.isKiosk, isOn);
  store.setState({ isOn });
  // a tab may refuse the whole screen: the console stays in its frame all the same
  void bridge.setKiosk(isOn).catch(() => false);
};

export const startKiosk = (): void => set(true);
/** Only after a manager or owner has confirmed. */
export const endKiosk = (): void => set(false);

/** After a start: as it was left. A desktop goes full screen again automatically, a tab at the next press. */
export const restoreKiosk = (): void => {
  if (isKiosk()) void bridge.setKiosk(true).catch(() => false);
};
