import { create } from 'zustand';
import type { ErrorKey } from '#shared/i18n/error-text.ts';
import { fill, type MessageParams } from '#shared/i18n/fill.ts';
import { LANGUAGES, languageOfLocale, type Language } from '#shared/i18n/language.ts';
import { host } from './host/host.ts';
import { storage } from './storage.ts';
import { loadArea, TEXT_PARTS, type AreaKey, type TextArea, type TextPart } from './text-parts.ts';

export type TextKey = AreaKey | ErrorKey;
/** The sentence of a key in the language of the interface. */
export type T = (key: TextKey, params?: MessageParams) => string;
type LanguageState = { language: Language; t: T; choose: (language: Language) => Promise<void> };

/** The areas whose words were asked for: they follow a change of language. */
const wanted = new Set<TextArea>(['frame']);
/** The words loaded so far. */
const pools = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, {}]),
) as Record<Language, Record<string, string>>;

/** Loads areas and adds their words to those of the language. */
const load = async (areas: Iterable<TextArea>, language: Language): Promise<void> => {
  await Promise.all(
    Array.from(areas, async (area) =>
      Object.assign(pools[language], await loadArea(area, language)),
    ),
  );
};

/** A refusal shows the server's own note; without one, the sentence of a failed connection (spec 000 §8). */
const fallback = (language: Language, key: string): string =>
  (key.startsWith('error.') ? pools[language]['error.network'] : undefined) ?? key;

const initial = storage.language.get() ?? languageOfLocale(host.locale());

/** The language that was chosen, else English for an English host, else Traditional Chinese (spec 000 §1). */
export const useLanguage = create<LanguageState>()((set) => ({
  language: initial,
  t: (key) => key,
  choose: async (language) => {
    await load(wanted, language);
    document.documentElement.lang = language;
    // read when asked: the words of an area that comes later are known at once
    set({
      language,
      t: (key, params) => fill(pools[language][key] ?? fallback(language, key), params),
    });
  },
}));

/** Loads the words of a part in the language of the interface; its screens are drawn after. */
export const loadTexts = async (part: TextPart): Promise<void> => {
  const areas = TEXT_PARTS[part];
  for (const area of areas) wanted.add(area);
  const { language } = useLanguage.getState();
  await load(areas, language);
  // the language was changed meanwhile: those words were of the old one
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
