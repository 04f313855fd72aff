import { ERROR_CODES } from './errors/codes.ts';
import type { ErrorName } from './errors/index.ts';

export { ERROR_CODES } from './errors/codes.ts';
export type { ErrorName } from './errors/index.ts';

/** The wire code of a named error. */
export const codeOf = (name: ErrorName): number => ERROR_CODES[name];

const names = new Map<number, ErrorName>(
  Object.entries(ERROR_CODES).map(([name, code]) => [code, name as ErrorName]),
);

/** The name of a wire code, or undefined for a code that this version does not know. */
export const errorNameOf = (code: number): ErrorName | undefined => names.get(code);
