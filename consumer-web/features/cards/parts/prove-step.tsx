import { useState, type SyntheticEvent } from 'react';
import { DEFAULT_CERTIFICATE_TYPE } from '#shared/codes/certificate-type.ts';
import { identity, type IdentityForm, type IdentityReason } from '#shared/validate/identity.ts';
import { useCodeRequest } from '../../../domain/account/use-code-request.ts';
import { payPasswordApi } from '../../../domain/payment/password/pay-password-api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { IdentityFields } from './identity-fields.tsx';

/** What proves that it is the account's owner. */
export type Proof = {
  code: string;
  identity: { riskCertificateType: number; riskCertificateNum: string } | null;
};

type Props = { hasIdentity: boolean; isBusy?: boolean; onDone: (proof: Proof) => void };

/** A code to the account's phone, and for a forgotten password the identity. */
export const ProveStep = ({ hasIdentity, isBusy = false, onDone }: Props) => {
  const t = useT();
  const phone = useSession((state) => state.member?.phone ?? '');
  const { send, why, ...field } = useCodeRequest('cards', () =>
    payPasswordApi.payPasswordSendCode({}),
  );
  const [form, setForm] = useState<IdentityForm>({
    riskCertificateType: DEFAULT_CERTIFICATE_TYPE,
    riskCertificateNum: '',
    isAgreed: true,
  });
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [reason, setReason] = useState<IdentityReason | null>(null);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const checked = hasIdentity ? identity(form) : null;
    const isCode = /^\d{6}$/.test(code);
    setReason(checked === null || checked.ok ? null : checked.reason);
    setIsShort(!isCode);
    if (!isCode || checked?.ok === false) return;
    onDone({
      code,
      identity: checked && {
        riskCertificateType: checked.riskCertificateType,
        riskCertificateNum: checked.riskCertificateNum,
      },
    });
  };
  return (
    <form className="cards__form" noValidate onSubmit={handleSubmit}>
      <p>{t('cards.pwProve', { phone })}</p>
      {hasIdentity && (
        <IdentityFields
          form={form}
          reason={reason}
          onChange={(change) => {
            setReason(null);
            setForm((before) => ({ ...before, ...change }));
          }}
        />
      )}
      <CodeField
        {...field}
        code={code}
        why={isShort ? t('cards.codeShort') : why}
        isBad={isShort}
        onCode={(typed) => {
          setIsShort(false);
          setCode(typed);
        }}
        onSend={(focus) => send(undefined, focus)}
      />
      <Button type="submit" isBlock isBusy={isBusy}>
        {t('cards.next')}
      </Button>
    </form>
  );
};
