import { errorText } from '#shared/i18n/error-text.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { setLanguage, settingsStore, useSettings } from './settings.ts';
import { loadTexts, translatorOf } from './texts.ts';

const translators: Record<Language, Translate> = {
  'zh-Hant': translatorOf('zh-Hant'),
  en: translatorOf('en'),
};

export const useLanguage = (): Language => useSettings((settings) => settings.language);

/** The sentences of the chosen language; a component that uses it is drawn again when the language changes. */
export const useT = (): Translate => translators[useLanguage()];

/** Outside components. */
export const t: Translate = (key, params) =>
  translators[settingsStore.getState().language](key, params);

/** What a failed call shows: the server's sentence, else that of its code, else the poor-network one (spec 000 §8). */
export const useErrorText = (): ((error: unknown) => string) => {
  const words = useT();
  return (error) => errorText(error, words);
};

/** Changes the language once its words are here; without a network the language stays as it is. Returns whether it changed. */
export const chooseLanguage = async (language: Language): Promise<boolean> => {
  try {
    await loadTexts(language);
  } catch {
    return false;
  }
  setLanguage(language);
  return true;
};
