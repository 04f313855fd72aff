import { errorNameOf } from '#shared/codes/error-code.ts';
import { errorKey } from '#shared/i18n/error-text.ts';
import type { Translate } from '#shared/i18n/translate.ts';

/** The sentence of a refusal code; a code that this version does not know is named by its number. */
export const reasonText = (code: number, t: Translate): string => {
  const name = errorNameOf(code);
  return name ? t(errorKey(name)) : t('console.records.unknownReason', { code });
};
