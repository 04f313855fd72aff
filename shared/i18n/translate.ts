import { CATALOGUES, type MessageKey } from './catalogue.ts';
import { fill, type MessageParams } from './fill.ts';
import type { Language } from './language.ts';

export type { MessageKey } from './catalogue.ts';
export type { MessageParams } from './fill.ts';
/** In a file of its own, so that a page can import the languages without every sentence of each. */
export * from './language.ts';

/** Gives the sentence of a key, in a language that is chosen beforehand. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** The sentence of a key with `{name}` filled in. A message with a count may hold `one | other`. */
export const translate = (
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
): string => fill(CATALOGUES[language][key], params);

/** `translate` for one language. */
export const translator =
  (language: Language): Translate =>
  (key, params) =>
    translate(language, key, params);
