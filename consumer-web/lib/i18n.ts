import { create } from 'zustand';
import { languageOfLocale, translator, type Language, type Translate } from '#shared/i18n/translate.ts';
import { host } from './host.ts';
import { storage } from './storage.ts';

type LanguageState = { language: Language; choose: (language: Language) => void };

const showLanguage = (language: Language): void => { document.documentElement.lang = language; };

/** The language of the interface: the one that was chosen, else English for an English host, else Traditional Chinese (spec 000 §1). */
export const useLanguage = create<LanguageState>()((set) => {
  const language = storage.language.get() ?? languageOfLocale(host.locale());
  showLanguage(language);
  return {
    language,
    choose: (next) => {
      storage.language.set(next);
      showLanguage(next);
      set({ language: next });
    },
  };
});

const translators: Record<Language, Translate> = { 'zh-Hant': translator('zh-Hant'), en: translator('en') };

/** The sentences of the chosen language. */
export const useT = (): Translate => translators[useLanguage((state) => state.language)];

/** The same outside of components. */
export const currentT = (): Translate => translators[useLanguage.getState().language];
