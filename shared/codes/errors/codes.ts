import { ERRORS, type ErrorName } from './index.ts';

/**
 * The wire code of each error. The consumer app holds these numbers from its first moment and no
 * sentence, so its build replaces this module by its value (`build/constant-modules.ts`).
 */
export const ERROR_CODES = Object.fromEntries(
  Object.entries(ERRORS).map(([name, { code }]) => [name, code]),
) as { readonly [Name in ErrorName]: (typeof ERRORS)[Name]['code'] };
