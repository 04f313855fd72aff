import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { languageOfLocale, type Language } from '#shared/i18n/language.ts';
import type { OperatorId, StoreId } from '#shared/kernel/ids.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

export type Settings = {
  language: Language;
  soundOn: boolean;
  volume: number;
  cameraId: string | null;
  cameraLabel: string;
};

const start = (): Settings => ({
  language: readKey(KEYS.language) ?? languageOfLocale(navigator.language),
  soundOn: readKey(KEYS.soundOn),
  volume: readKey(KEYS.volume),
  cameraId: readKey(KEYS.cameraId),
  cameraLabel: readKey(KEYS.cameraLabel),
});

/** What the person at this machine has chosen; kept over restarts. */
export const settingsStore = createStore<Settings>(start);

export const useSettings = <T>(pick: (settings: Settings) => T): T => useStore(settingsStore, pick);

export const setLanguage = (language: Language): void => {
  writeKey(KEYS.language, language);
  settingsStore.setState({ language });
};
export const setSoundOn = (soundOn: boolean): void => {
  writeKey(KEYS.soundOn, soundOn);
  settingsStore.setState({ soundOn });
};
/** `volume`: 0 to 1. */
export const setVolume = (volume: number): void => {
  writeKey(KEYS.volume, volume);
  settingsStore.setState({ volume });
};
/** The camera to use, by id and by name. */
export const setCamera = ({ id, label }: { id: string; label: string }): void => {
  writeKey(KEYS.cameraId, id);
  writeKey(KEYS.cameraLabel, label);
  settingsStore.setState({ cameraId: id, cameraLabel: label });
};

/** The store that this operator chose last at this machine, if any. */
export const lastStoreOf = (operatorId: OperatorId): string | undefined =>
  readKey(KEYS.lastStores)[operatorId];
export const rememberStore = (operatorId: OperatorId, storeId: StoreId): void =>
  writeKey(KEYS.lastStores, { ...readKey(KEYS.lastStores), [operatorId]: storeId });
