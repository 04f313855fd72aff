import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { CodeField } from '../../../ui/code-field.tsx';
import { useSendCode } from '../mutations.ts';

type Props = { code: string; isShort: boolean; region: PhoneRegion; goodPhone: () => string | null; onCode: (code: string) => void };

/** The one-time code for signing in, sent to the phone above it. */
export const LoginCode = ({ code, isShort, region, goodPhone, onCode }: Props) => {
  const t = useT();
  const [left, startCountdown] = useCountdown();
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const send = useSendCode();
  const ask = (focus: () => void): void => {
    const phone = goodPhone();
    if (phone === null || left > 0) return;
    send.mutate({ region, phone }, {
      onSuccess: (sent) => {
        startCountdown(sent.resendAfterSeconds);
        setDemoCode(sent.demoCode ?? null);
        notify(t('login.sent'));
        focus();
      },
    });
  };
  const words = { label: t('login.code'), hint: t('login.codeHint'), send: left > 0 ? t('login.resendIn', { count: left }) : t(send.isSuccess ? 'login.resend' : 'login.send'), demo: t('login.demo'), fill: t('login.demoFill') };
  const why = isShort ? t('login.codeIncomplete') : isApiError(send.error) ? errorText(send.error, t) : null;
  return <CodeField code={code} words={words} why={why} isBad={isShort} isSending={send.isPending} isWaiting={left > 0} demoCode={demoCode} onCode={onCode} onSend={ask} />;
};
