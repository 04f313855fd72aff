import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { KEYS, readKey, writeKey } from './storage.ts';

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

type Appearance = { theme: ThemeName; textSize: TextSize };

/** How the screen looks at this till; kept over restarts. */
export const appearanceStore = createStore<Appearance>(() => ({
  theme: readKey(KEYS.theme),
  textSize: readKey(KEYS.textSize),
}));
export const useAppearance = <T>(pick: (appearance: Appearance) => T): T =>
  useStore(appearanceStore, pick);

export const setTheme = (theme: ThemeName): void => {
  writeKey(KEYS.theme, theme);
  appearanceStore.setState({ theme });
};
export const setTextSize = (textSize: TextSize): void => {
  writeKey(KEYS.textSize, textSize);
  appearanceStore.setState({ textSize });
};
