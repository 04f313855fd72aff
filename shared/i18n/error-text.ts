import type { ErrorName } from '../codes/error-code.ts';

/** The key of an error’s sentence, or of a failed connection’s. */
export type ErrorKey = `error.${ErrorName}` | 'error.network';

/** The sentence of a named error, or of a bad connection when there is no name (spec 000 §8). */
export const errorKey = (name: ErrorName | undefined): ErrorKey =>
  name === undefined ? 'error.network' : `error.${name}`;

type Failed = { readonly note: string; readonly reason: ErrorName | undefined };

/**
 * What a failed request shows: the server's note, else the sentence of its code, else the
 * poor-network sentence (spec 000 §8).
 */
export const errorText = (error: unknown, t: (key: ErrorKey) => string): string => {
  const failed = error as Partial<Failed> | null;
  return failed?.note || t(errorKey(failed?.reason));
};
