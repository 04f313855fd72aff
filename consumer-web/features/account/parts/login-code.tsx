import type { PhoneRegion } from '#shared/validate/phone.ts';
import { api } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useCodeRequest } from '../../../domain/account/use-code-request.ts';
import { CodeField } from '../../../ui/code-field.tsx';

type Props = {
  code: string;
  isShort: boolean;
  region: PhoneRegion;
  goodPhone: () => string | null;
  onCode: (code: string) => void;
};

/** The one-time code for signing in, sent to the phone above it. */
export const LoginCode = ({ code, isShort, region, goodPhone, onCode }: Props) => {
  const t = useT();
  const { send, why, ...field } = useCodeRequest('login', (phone: string) =>
    api.memberSendCode({ region, phone }),
  );
  const handleAsk = (focus: () => void): void => {
    const phone = goodPhone();
    if (phone !== null) send(phone, focus);
  };
  return (
    <CodeField
      {...field}
      code={code}
      why={isShort ? t('login.codeIncomplete') : why}
      isBad={isShort}
      onCode={onCode}
      onSend={handleAsk}
    />
  );
};
