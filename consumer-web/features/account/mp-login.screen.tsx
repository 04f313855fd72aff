import '../../ui/field.css';
import './login.css';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { walletReturnPath } from '#shared/guards/return-path.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { forgetAuthCode } from '../../lib/session/visit.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { LoginForm } from './parts/login-form.tsx';

/** The wallet's registration page: links a phone to its account (spec 000 §4, rule 4). */
export const MpLoginScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const isSignedIn = useSession((state) => state.member !== null);
  // the code of the address was tried: who leaves without registering needs a new one
  useEffect(forgetAuthCode, []);
  const back = walletReturnPath({
    fromPath: params.get('fromPath') ?? '',
    fromQuery: params.get('fromQuery') ?? '',
  });
  if (isSignedIn) return <Redirect to={back} />;
  return (
    <Page title={t('title.mpLogin')} end={<LanguageSwitch />}>
      <div className="login__hello">
        <h2>{t('login.walletHeading')}</h2>
        <p>{t('login.walletLead')}</p>
      </div>
      <LoginForm authCode={params.get('authCode') || undefined} />
    </Page>
  );
};
