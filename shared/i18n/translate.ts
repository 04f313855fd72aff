import { en } from './en/index.ts';
import { zh } from './zh/index.ts';

/** Interface languages (decision Z3): Traditional Chinese is the source, English is complete. */
export type Language = 'zh-Hant' | 'en';
export type MessageKey = keyof typeof zh;
export type MessageParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const catalogues: Record<Language, Readonly<Record<MessageKey, string>>> = { 'zh-Hant': zh, en };

/** Chooses among `one|other` forms: text before the bar for 1, after it for every other count. */
const form = (text: string, params: MessageParams): string => {
  const bar = text.indexOf(' | ');
  if (bar < 0) return text;
  return params['count'] === 1 ? text.slice(0, bar) : text.slice(bar + 3);
};

/** The sentence of a key with `{name}` filled in. A message with a count may hold `one | other`. */
export const translate = (language: Language, key: MessageKey, params: MessageParams = {}): string =>
  form(catalogues[language][key], params).replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));

export const translator = (language: Language): Translate => (key, params) => translate(language, key, params);

/** Request language (spec 000 §1) and document language of an interface language. */
export const wireLanguage = (language: Language): 'zh-TW' | 'en-US' => (language === 'en' ? 'en-US' : 'zh-TW');
export const languageOfWire = (wire: string | undefined): Language => (wire === 'en-US' ? 'en' : 'zh-Hant');

/** English if the locale or user agent says so; otherwise Chinese (spec 000 §1). */
export const languageOfLocale = (locale: string | null | undefined): Language => (/^en\b/i.test(locale?.replace('_', '-') ?? '') ? 'en' : 'zh-Hant');
