/**
 * Every interface language (decision Z3): the name of its files (`<area>/<file>.ts`), its name in
 * requests (spec 000 §1), and the locales that choose it. Traditional Chinese is the source and the
 * language of all other locales.
 */
export const LANGUAGES = {
  'zh-Hant': { file: 'zh', wire: 'zh-TW', locale: /^zh\b/i },
  en: { file: 'en', wire: 'en-US', locale: /^en\b/i },
} as const;

/** An interface language, as the document's `lang` names it. */
export type Language = keyof typeof LANGUAGES;
/** A language as requests name it. */
export type WireLanguage = (typeof LANGUAGES)[Language]['wire'];

const SOURCE: Language = 'zh-Hant';
const languages = Object.keys(LANGUAGES) as Language[];

/** The name in requests of an interface language (spec 000 §1). */
export const wireLanguage = (language: Language): WireLanguage => LANGUAGES[language].wire;

/** The interface language of a request; Chinese for one that is not ours. */
export const languageOfWire = (wire: string | undefined): Language =>
  languages.find((language) => LANGUAGES[language].wire === wire) ?? SOURCE;

/**
 * The interface language of a locale or user agent; Chinese for one that is not ours (spec 000 §1).
 */
export const languageOfLocale = (locale: string | null | undefined): Language => {
  const name = locale?.replace('_', '-') ?? '';
  return languages.find((language) => LANGUAGES[language].locale.test(name)) ?? SOURCE;
};
