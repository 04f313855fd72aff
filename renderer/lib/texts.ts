import { fill } from '#shared/i18n/fill.ts';
import { LANGUAGES, type Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { TEXT_PARTS, type TextPart } from './text-parts.ts';

type Texts = Readonly<Record<string, string>>;

/** One file for each area and language. */
const files = import.meta.glob<{ texts: Texts }>(
  './{console*,errors,frame,group,labels,verdict,voucher}/*.ts',
  { base: '../../shared/i18n' },
);

/** The words loaded so far. */
const pools = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, {}]),
) as Record<Language, Record<string, string>>;
const wanted = new Set<TextPart>(['first']);

/** Loads the words of a language: those of `part`, and all that other languages were asked for. Rejects without a network. */
export const loadTexts = async (language: Language, part: TextPart = 'first'): Promise<void> => {
  wanted.add(part);
  const areas = [...wanted].flatMap((each) => [...TEXT_PARTS[each]]);
  await Promise.all(
    areas.map(async (area) => {
      const { texts } = await files[`./${area}/${LANGUAGES[language].file}.ts`]!();
      Object.assign(pools[language], texts);
    }),
  );
};

/** The sentences of one language, as far as they are loaded; a key that is not is shown as it is. */
export const translatorOf =
  (language: Language): Translate =>
  (key, params) =>
    fill(pools[language][key] ?? key, params);
