import { useState, type SyntheticEvent } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { PHONE_MARK_TARGET } from '#shared/contract/consumer/profile.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { phone as checkPhone, type PhoneReason, type PhoneRegion } from '#shared/validate/phone.ts';
import { PhoneField } from '../../../domain/account/phone-field.tsx';
import { LaterPayPassword } from '../../../domain/payment/password/later-pay-password.tsx';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useChangePhone, type Profile } from '../queries.ts';
import { ChangeCode } from './change-code.tsx';

type Props = { profile: Profile; onClose: () => void };
type Which = 'old' | 'new';

const REGION = '853' satisfies PhoneRegion;
const isCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Whose code the server refused; null where it refused something else. */
const codeOf = (error: unknown): Which | null => {
  const { which } = (isApiError(error) ? (error.data ?? {}) : {}) as { which?: Which };
  return which ?? null;
};

/** What is typed, and what is wrong with it. */
const usePhoneForm = () => {
  const [region, setRegion] = useState<PhoneRegion>(REGION);
  const [number, setNumber] = useState('');
  const [codes, setCodes] = useState({ old: '', new: '' });
  const [reason, setReason] = useState<PhoneReason | null>(null);
  const [isShort, setIsShort] = useState(false);
  /** The number when it is valid; otherwise shows what is wrong with it. */
  const goodPhone = () => {
    const checked = checkPhone(number, region);
    setReason(checked.ok ? null : checked.reason);
    return checked.ok ? { region, phone: checked.number } : null;
  };
  return {
    region,
    number,
    codes,
    reason,
    isShort,
    goodPhone,
    setRegion,
    setNumber: (typed: string): void => {
      setReason(null);
      setNumber(typed);
    },
    setCode: (which: Which, code: string): void => {
      setIsShort(false);
      setCodes((before) => ({ ...before, [which]: code }));
    },
    /** All of it when it can be sent. */
    ready: () => {
      const to = goodPhone();
      const areCodes = isCode(codes.old) && isCode(codes.new);
      setIsShort(!areCodes);
      return to === null || !areCodes ? null : { ...to, oldCode: codes.old, newCode: codes.new };
    },
  };
};

/** Moves the account to another phone: a code of both, and the payment password where there is one (decision MB22). */
export const PhoneSheet = ({ profile: { phone, asksPassword }, onClose }: Props) => {
  const t = useT();
  const change = useChangePhone();
  const form = usePhoneForm();
  const [isAsking, setIsAsking] = useState(false);
  const bad = codeOf(change.error);
  const handleSend = (mark?: string): void => {
    setIsAsking(false);
    const wish = form.ready();
    if (wish === null) return;
    change.mutate(
      { ...wish, ...(mark !== undefined && { mark }) },
      {
        onSuccess: () => {
          notify(t('profile.phoneDone'));
          onClose();
        },
      },
    );
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (form.ready() === null || change.isPending) return;
    if (asksPassword) setIsAsking(true);
    else handleSend();
  };
  const codeField = (which: Which) => ({
    code: form.codes[which],
    isShort: form.isShort && !isCode(form.codes[which]),
    refused: bad === which && change.error ? errorText(change.error, t) : null,
    onCode: (code: string) => {
      change.reset();
      form.setCode(which, code);
    },
  });
  return (
    <>
      <Sheet title={t('profile.phoneTitle')} onClose={onClose}>
        <form className="profile__form" noValidate onSubmit={handleSubmit}>
          <p className="field__hint">{t('profile.phoneLead')}</p>
          <ChangeCode
            {...codeField('old')}
            label={t('profile.oldCode', { phone })}
            wish={() => ({})}
          />
          <PhoneField
            label={t('profile.newPhone')}
            region={form.region}
            phone={form.number}
            reason={form.reason}
            onRegion={form.setRegion}
            onPhone={form.setNumber}
          />
          <ChangeCode
            {...codeField('new')}
            label={t('profile.newCode')}
            wish={() => {
              const to = form.goodPhone();
              return to && { to };
            }}
          />
          {change.error !== null && bad === null && (
            <p className="alert" role="alert">
              {errorText(change.error, t)}
            </p>
          )}
          <Button type="submit" isBlock isBusy={change.isPending}>
            {t('profile.phoneSubmit')}
          </Button>
          <p className="field__hint">{t('profile.phoneLost')}</p>
        </form>
      </Sheet>
      {isAsking && (
        <LaterPayPassword
          target={{ id: PHONE_MARK_TARGET, amount: ZERO }}
          onMark={handleSend}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
