import { errorNameOf } from '#shared/codes/error-code.ts';
import { redeemReasonOf } from '#shared/codes/redeem-code.ts';
import { errorKey } from '#shared/i18n/error-text.ts';
import type { Translate } from '#shared/i18n/translate.ts';

/** The sentence of a refusal code; a code that this version does not know is named by its number. */
export const reasonText = (code: number, t: Translate): string => {
  const name = errorNameOf(code);
  return name ? t(errorKey(name)) : t('console.records.unknownReason', { code });
};

/** The same in the few words of the verdict, for where there is little room; a refusal that is no verdict has its sentence only. */
export const reasonTitle = (code: number, t: Translate): string => {
  const reason = redeemReasonOf(code);
  return reason ? t(`verdict.refused.${reason}.title`) : reasonText(code, t);
};
