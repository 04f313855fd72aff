import type { ErrorName } from '../codes/error-code.ts';
import type { MessageKey, Translate } from './translate.ts';
import { zh } from './zh/index.ts';

/** The sentence of a named error, or of a bad line when there is no name (spec 000 §8). */
export const errorKey = (name: ErrorName | undefined): MessageKey => {
  const key = `error.${name}`;
  return key in zh ? (key as MessageKey) : 'error.network';
};

type Failed = { readonly note: string; readonly reason: ErrorName | undefined };

/** What a failed request shows: the server's note, else the sentence of its code, else the poor-network sentence (spec 000 §8). */
export const errorText = (error: unknown, t: Translate): string => {
  const failed = error as Partial<Failed> | null;
  return failed?.note || t(errorKey(failed?.reason));
};
