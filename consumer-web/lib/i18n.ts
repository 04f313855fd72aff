import { create } from 'zustand';
import { fill, type MessageParams } from '#shared/i18n/fill.ts';
import { languageOfLocale, type Language } from '#shared/i18n/language.ts';
import type { forConsumer } from '#shared/i18n/zh/for-consumer.ts';
import { host } from './host.ts';
import { storage } from './storage.ts';

export type TextKey = keyof typeof forConsumer;
/** The sentence of a key in the language of the interface. */
export type T = (key: TextKey, params?: MessageParams) => string;
type Texts = Readonly<Record<TextKey, string>>;
type LanguageState = { language: Language; t: T; choose: (language: Language) => Promise<void> };

/** One language is loaded; the other when it is chosen. */
const load = async (language: Language): Promise<T> => {
  const texts: Texts = language === 'en' ? (await import('#shared/i18n/en/for-consumer.ts')).forConsumer : (await import('#shared/i18n/zh/for-consumer.ts')).forConsumer;
  return (key, params) => fill(texts[key], params);
};

const initial = storage.language.get() ?? languageOfLocale(host.locale());

/** The language that was chosen, else English for an English host, else Traditional Chinese (spec 000 §1). */
export const useLanguage = create<LanguageState>()((set) => ({
  language: initial,
  t: (key) => key,
  choose: async (language) => {
    const t = await load(language);
    document.documentElement.lang = language;
    set({ language, t });
  },
}));

/** Loads the sentences of the first language; nothing is drawn before. */
export const loadLanguage = (): Promise<void> => useLanguage.getState().choose(initial);

/** A choice that is kept. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await useLanguage.getState().choose(language);
  storage.language.set(language);
};

/** The sentences of the chosen language. */
export const useT = (): T => useLanguage((state) => state.t);

/** The same outside of components. */
export const currentT = (): T => useLanguage.getState().t;
