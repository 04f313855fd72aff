import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { KEYS, readKey, writeKey } from '../storage.ts';
import { STANDARD, type ScannerProfile } from './profile.ts';

/** How this till reads its keyboard scanner; kept over restarts. */
const store = createStore<ScannerProfile>(() => readKey(KEYS.scannerProfile));

export const currentProfile = (): ScannerProfile => store.getState();
export const useProfile = (): ScannerProfile => useStore(store);

export const setProfile = (profile: ScannerProfile): void => {
  writeKey(KEYS.scannerProfile, profile);
  store.setState(profile, true);
};
export const resetProfile = (): void => setProfile(STANDARD);
export const isStandard = (profile: ScannerProfile): boolean =>
  JSON.stringify(profile) === JSON.stringify(STANDARD);
