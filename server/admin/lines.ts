import type { Bilingual } from '../kit/context.ts';

/** What people wrote, on one line: no sign of it moves a terminal's cursor or turns its text round. */
export const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** A row of an entry: its name before it; nothing where there is no text. */
export const row = (name: string, text: string): string[] =>
  text === '' ? [] : [`  ${name.padEnd(9)} ${text}`];

/** Somebody or something by name in both languages, by id where it is no more. */
export const nameIn = (names: ReadonlyMap<string, Bilingual>, id: string): string => {
  const name = names.get(id);
  return name === undefined ? id : plain(`${name.zh} ${name.en}`);
};
