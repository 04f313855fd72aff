import { useState, type SyntheticEvent } from 'react';
import { phone as checkPhone, type PhoneReason, type PhoneRegion } from '#shared/validate/phone.ts';
import { storage } from '../../../lib/storage.ts';
import { useLogin } from '../mutations.ts';
import { LoginCode } from './login-code.tsx';
import { PhoneField } from '../../../domain/account/phone-field.tsx';
import { SubmitLogin } from './submit-login.tsx';

/** Phone and one-time code. `authCode`: the wallet that the phone is linked to. */
export const LoginForm = ({ authCode }: { authCode?: string | undefined }) => {
  const login = useLogin();
  const [region, setRegion] = useState<PhoneRegion>(storage.region.get());
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [phoneReason, setPhoneReason] = useState<PhoneReason | null>(null);
  const [isCodeShort, setIsCodeShort] = useState(false);

  /** The number when it is valid; otherwise shows what is wrong with it. */
  const goodPhone = (): string | null => {
    const checked = checkPhone(phone, region);
    setPhoneReason(checked.ok ? null : checked.reason);
    return checked.ok ? checked.number : null;
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const number = goodPhone();
    const isShort = !/^\d{6}$/.test(code);
    setIsCodeShort(isShort);
    if (number === null || isShort || login.isPending) return;
    storage.region.set(region);
    login.mutate({ region, phone: number, code, ...(authCode !== undefined && { authCode }) });
  };
  const handleChangePhone = (value: string): void => {
    setPhone(value);
    setPhoneReason(null);
  };
  const handleChangeCode = (value: string): void => {
    setCode(value);
    setIsCodeShort(false);
    login.reset();
  };
  return (
    <form className="card login" noValidate onSubmit={handleSubmit}>
      <PhoneField
        region={region}
        phone={phone}
        reason={phoneReason}
        onRegion={setRegion}
        onPhone={handleChangePhone}
      />
      <LoginCode
        code={code}
        isShort={isCodeShort}
        region={region}
        goodPhone={goodPhone}
        onCode={handleChangeCode}
      />
      <SubmitLogin error={login.error} isBusy={login.isPending} />
    </form>
  );
};
