import { useSyncExternalStore } from 'react';
import { fill, type MessageParams } from '#shared/i18n/fill.ts';
import { languageOfLocale, type Language } from '#shared/i18n/language.ts';
import { texts as en } from '#shared/i18n/driver/en.ts';
import { texts as zh } from '#shared/i18n/driver/zh.ts';

export type DriverKey = keyof typeof zh;
export type T = (key: DriverKey, params?: MessageParams) => string;

const POOLS: Readonly<Record<Language, Readonly<Record<DriverKey, string>>>> = {
  'zh-Hant': zh,
  en,
};

let language: Language = languageOfLocale(navigator.language);
const listeners = new Set<() => void>();

export const languageNow = (): Language => language;

/** The other of both languages, from now on. */
export const switchLanguage = (): void => {
  language = language === 'en' ? 'zh-Hant' : 'en';
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's sentences in the language of the phone, or the one that was chosen. */
export const useT = (): T => {
  const shown = useSyncExternalStore(subscribe, languageNow);
  return (key, params) => fill(POOLS[shown][key], params);
};
