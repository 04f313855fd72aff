import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { bridge } from './bridge.ts';

const keptKey = z.object({ deviceKey: z.string(), isEnrolled: z.boolean() });
/** What proves this till to the lock screen's calls. `isEnrolled`: an owner let it in, and signing out leaves it in (decision A6). */
export type TillKey = z.output<typeof keptKey>;

const tillKeyStore = createStore<{ key: TillKey | null }>(() => ({ key: null }));

export const useTillKey = (): TillKey | null => useStore(tillKeyStore, (state) => state.key);
export const currentTillKey = (): TillKey | null => tillKeyStore.getState().key;

/** Keeps the key where the session is kept; null forgets it. */
export const keepTillKey = async (key: TillKey | null): Promise<void> => {
  if (key === null && currentTillKey() === null) return;
  tillKeyStore.setState({ key });
  try {
    await bridge.writeSecret({ name: 'merchant.device', value: key && JSON.stringify(key) });
  } catch {
    // no room or no keychain: the key lasts until the page is left
  }
};

/** Takes up the key that the bridge kept; anything that does not read as one is dropped. */
export const restoreTillKey = async (): Promise<void> => {
  try {
    const text = await bridge.readSecret('merchant.device');
    if (text !== null) tillKeyStore.setState({ key: z.parse(keptKey, JSON.parse(text)) });
  } catch {
    await keepTillKey(null);
  }
};
