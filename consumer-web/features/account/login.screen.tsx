import './login.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { internalPath } from '#shared/routes/define.ts';
import { phone as checkPhone, type PhoneReason, type PhoneRegion } from '#shared/validate/phone.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { useSession } from '../../lib/session.ts';
import { storage } from '../../lib/storage.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { CodeField } from './parts/code-field.tsx';
import { PhoneField } from './parts/phone-field.tsx';
import { SubmitLogin } from './parts/submit-login.tsx';
import { useLogin } from './mutations.ts';

/** Signing in with a phone and a one-time code; then back to where one came from, within this app only (decision M8). */
export const LoginScreen = () => {
  const t = useT();
  const back = internalPath(useSearchParams()[0].get('rp')) ?? consumerRoutes.groupBooking.path;
  const isSignedIn = useSession((state) => state.member !== null);
  const login = useLogin();
  const [region, setRegion] = useState<PhoneRegion>(storage.region.get());
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [phoneReason, setPhoneReason] = useState<PhoneReason | null>(null);
  const [isCodeShort, setIsCodeShort] = useState(false);

  /** The number when it is right; otherwise says what is wrong with it. */
  const goodPhone = (): string | null => {
    const checked = checkPhone(phone, region);
    setPhoneReason(checked.ok ? null : checked.reason);
    return checked.ok ? checked.number : null;
  };
  const submit = (): void => {
    const number = goodPhone();
    const isShort = !/^\d{6}$/.test(code);
    setIsCodeShort(isShort);
    if (number === null || isShort || login.isPending) return;
    storage.region.set(region);
    login.mutate({ region, phone: number, code }, { onSuccess: () => { notify(t('login.done')); } });
  };

  if (isSignedIn) return <Redirect to={back} />;
  return (
    <Page title={t('title.login')} end={<LanguageSwitch />}>
      <div className="login__hello">
        <h2>{t('login.heading')}</h2>
        <p>{t('login.lead')}</p>
      </div>
      <form className="card login" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <PhoneField region={region} phone={phone} reason={phoneReason} onRegion={setRegion} onPhone={(value) => { setPhone(value); setPhoneReason(null); }} />
        <CodeField code={code} isShort={isCodeShort} region={region} goodPhone={goodPhone} onCode={(value) => { setCode(value); setIsCodeShort(false); login.reset(); }} />
        <SubmitLogin error={login.error} isBusy={login.isPending} />
      </form>
    </Page>
  );
};
