import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { useCountdown } from '../../lib/clock/use-countdown.ts';

type Sent = { resendAfterSeconds: number; demoCode?: string | undefined };

/**
 * Requests a one-time code; the words of its field are those of `family`. `send` focuses the field
 * once the code is sent.
 */
export const useCodeRequest = <Wish>(
  family: 'login' | 'cancel' | 'cards',
  request: (wish: Wish) => Promise<Sent>,
) => {
  const t = useT();
  const [left, startCountdown] = useCountdown();
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const sending = useMutation({ mutationFn: request });
  const isWaiting = left > 0;
  return {
    words: {
      label: t(`${family}.code`),
      hint: t(`${family}.codeHint`),
      send: isWaiting
        ? t(`${family}.resendIn`, { count: left })
        : t(sending.isSuccess ? `${family}.resend` : `${family}.send`),
      demo: t(`${family}.demo`),
      fill: t(`${family}.demoFill`),
    },
    demoCode,
    isSending: sending.isPending,
    isWaiting,
    why: isApiError(sending.error) ? errorText(sending.error, t) : null,
    send: (wish: Wish, focus: () => void): void => {
      if (isWaiting) return;
      sending.mutate(wish, {
        onSuccess: (sent) => {
          startCountdown(sent.resendAfterSeconds);
          setDemoCode(sent.demoCode ?? null);
          notify(t(`${family}.sent`));
          focus();
        },
      });
    },
  };
};
