import { ERRORS, type ErrorName } from '../codes/errors/index.ts';
import type { ErrorRow } from '../codes/errors/row.ts';

/** The sentences of all errors in one language, by their keys in the catalogue. */
export const errorSentences = (
  language: Exclude<keyof ErrorRow, 'code' | 'status'>,
): Readonly<Record<`error.${ErrorName}`, string>> =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([name, row]) => [`error.${name}`, row[language]]),
  ) as Record<`error.${ErrorName}`, string>;
