import { errorText } from '#shared/i18n/error-text.ts';
import { translator, type Language, type Translate } from '#shared/i18n/translate.ts';
import { settingsStore, useSettings } from './settings.ts';

const translators: Record<Language, Translate> = {
  'zh-Hant': translator('zh-Hant'),
  en: translator('en'),
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
