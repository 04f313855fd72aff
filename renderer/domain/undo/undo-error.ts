import { isApiError } from '#shared/client/api-error.ts';
import { redeemReasonOf } from '#shared/codes/redeem-code.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';

/** Why a write-off could not be taken back, and what can be done instead. */
export const useUndoErrorText = (): ((error: unknown) => string) => {
  const t = useT();
  const errorText = useErrorText();
  return (error) => {
    const code = isApiError(error) ? error.code : null;
    const reason = code === null ? undefined : redeemReasonOf(code);
    return reason?.startsWith('UNDO_')
      ? t('console.undo.refused', {
          reason: t(`verdict.refused.${reason}.title`),
          advice: t(`verdict.refused.${reason}.advice`),
        })
      : errorText(error);
  };
};
