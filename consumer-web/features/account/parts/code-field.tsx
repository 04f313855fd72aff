import { useId, useRef, useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { useSendCode } from '../mutations.ts';
import { useCountdown } from '../use-countdown.ts';
import { DemoCode } from './demo-code.tsx';

type Props = { code: string; isShort: boolean; region: PhoneRegion; goodPhone: () => string | null; onCode: (code: string) => void };

/** The one-time code, and the button that sends it. */
export const CodeField = ({ code, isShort, region, goodPhone, onCode }: Props) => {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [left, startCountdown] = useCountdown();
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const send = useSendCode();
  const ask = (): void => {
    const phone = goodPhone();
    if (phone === null || left > 0) return;
    send.mutate({ region, phone }, {
      onSuccess: (sent) => {
        startCountdown(sent.resendAfterSeconds);
        setDemoCode(sent.demoCode ?? null);
        notify(t('login.sent'));
        input.current?.focus();
      },
    });
  };
  const why = isShort ? t('login.codeIncomplete') : isApiError(send.error) ? errorText(send.error, t) : null;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>{t('login.code')}</label>
      <div className="field__pair">
        <div className={`field__box${isShort ? ' field__box--bad' : ''}`}>
          <input
            ref={input} id={id} className="field__input field__input--code num" type="text" inputMode="numeric" autoComplete="one-time-code" pattern="[0-9]*" maxLength={6}
            value={code} placeholder={t('login.codeHint')} aria-invalid={isShort} aria-describedby={why === null ? undefined : `${id}-why`}
            onChange={(event) => { onCode(event.target.value.normalize('NFKC').replace(/\D/g, '')); }}
          />
        </div>
        <Button tone="quiet" isBusy={send.isPending} isDisabled={left > 0} onPress={ask}>{left > 0 ? t('login.resendIn', { count: left }) : t(send.isSuccess ? 'login.resend' : 'login.send')}</Button>
      </div>
      {why !== null && <p className="field__why" id={`${id}-why`} role="alert">{why}</p>}
      {demoCode !== null && <DemoCode code={demoCode} onFill={() => { onCode(demoCode); }} />}
    </div>
  );
};
