import { en } from './en/index.ts';
import { fill, type MessageParams } from './fill.ts';
import type { Language } from './language.ts';
import { zh } from './zh/index.ts';

export type { MessageParams } from './fill.ts';
/** Apart, so that a page may know languages without carrying every sentence of both. */
export * from './language.ts';

export type MessageKey = keyof typeof zh;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const catalogues: Record<Language, Readonly<Record<MessageKey, string>>> = { 'zh-Hant': zh, en };

/** The sentence of a key with `{name}` filled in. A message with a count may hold `one | other`. */
export const translate = (
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
): string => fill(catalogues[language][key], params);

export const translator =
  (language: Language): Translate =>
  (key, params) =>
    translate(language, key, params);
