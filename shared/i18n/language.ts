/** Interface languages (decision Z3): Traditional Chinese is the source, English is complete. */
export type Language = 'zh-Hant' | 'en';

/** Request language (spec 000 §1) and document language of an interface language. */
export const wireLanguage = (language: Language): 'zh-TW' | 'en-US' =>
  language === 'en' ? 'en-US' : 'zh-TW';
export const languageOfWire = (wire: string | undefined): Language =>
  wire === 'en-US' ? 'en' : 'zh-Hant';

/** English if the locale or user agent says so; otherwise Chinese (spec 000 §1). */
export const languageOfLocale = (locale: string | null | undefined): Language =>
  /^en\b/i.test(locale?.replace('_', '-') ?? '') ? 'en' : 'zh-Hant';
