import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { useSendClosingCode } from './queries.ts';

/** Asking for the code that closes an account, and what its field says. */
export const useClosingCode = () => {
  const t = useT();
  const [left, startCountdown] = useCountdown();
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const send = useSendClosingCode();
  const ask = (focus: () => void): void => {
    if (left > 0) return;
    send.mutate(undefined, {
      onSuccess: (sent) => {
        startCountdown(sent.resendAfterSeconds);
        setDemoCode(sent.demoCode ?? null);
        notify(t('cancel.sent'));
        focus();
      },
    });
  };
  const words = { label: t('cancel.code'), hint: t('cancel.codeHint'), send: left > 0 ? t('cancel.resendIn', { count: left }) : t(send.isSuccess ? 'cancel.resend' : 'cancel.send'), demo: t('cancel.demo'), fill: t('cancel.demoFill') };
  return { words, demoCode, ask, isSending: send.isPending, isWaiting: left > 0, why: isApiError(send.error) ? errorText(send.error, t) : null };
};
