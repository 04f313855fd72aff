import { create } from 'zustand';
import type { ErrorKey } from '#shared/i18n/error-text.ts';
import { fill, type MessageParams } from '#shared/i18n/fill.ts';
import { languageOfLocale, type Language } from '#shared/i18n/language.ts';
import type { forConsumer } from '#shared/i18n/zh/for-consumer.ts';
import { host } from './host/host.ts';
import { storage } from './storage.ts';
import { TEXT_PARTS, type PartKey, type TextPart } from './text-parts.ts';

export type TextKey = keyof typeof forConsumer | PartKey | ErrorKey;
/** The sentence of a key in the language of the interface. */
export type T = (key: TextKey, params?: MessageParams) => string;
type Texts = Readonly<Record<string, string>>;
type LanguageState = { language: Language; t: T; choose: (language: Language) => Promise<void> };

/** The areas whose words were asked for: they follow a change of language. */
const wanted = new Set<TextPart>();
/** What was loaded so far: an area's words are added to their language when they come. */
const pools: Record<Language, Record<string, string>> = { 'zh-Hant': {}, en: {} };

const loadFrame = async (language: Language): Promise<Texts> =>
  (language === 'en'
    ? await import('#shared/i18n/en/for-consumer.ts')
    : await import('#shared/i18n/zh/for-consumer.ts')
  ).forConsumer;

const pour = async (language: Language, texts: Promise<Texts>): Promise<void> => {
  Object.assign(pools[language], await texts);
};
const pourPart = (language: Language, part: TextPart): Promise<void> =>
  pour(
    language,
    TEXT_PARTS[part][language]().then(({ texts }) => texts),
  );

/** A refusal is told by the server's own note; without one, as a bad line is (spec 000 §8). */
const fallback = (language: Language, key: string): string =>
  (key.startsWith('error.') ? pools[language]['error.network'] : undefined) ?? key;

const initial = storage.language.get() ?? languageOfLocale(host.locale());

/** The language that was chosen, else English for an English host, else Traditional Chinese (spec 000 §1). */
export const useLanguage = create<LanguageState>()((set) => ({
  language: initial,
  t: (key) => key,
  choose: async (language) => {
    await Promise.all([
      pour(language, loadFrame(language)),
      ...[...wanted].map((part) => pourPart(language, part)),
    ]);
    document.documentElement.lang = language;
    // read when asked: the words of an area that comes later are known at once
    set({
      language,
      t: (key, params) => fill(pools[language][key] ?? fallback(language, key), params),
    });
  },
}));

/** Loads the words of an area in the language of the interface; its screens are drawn after. */
export const loadTexts = async (part: TextPart): Promise<void> => {
  wanted.add(part);
  const { language } = useLanguage.getState();
  await pourPart(language, part);
  // the language was changed meanwhile: these words were the old one's
  if (useLanguage.getState().language !== language) await loadTexts(part);
};

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
