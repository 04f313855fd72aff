import '../../ui/field.css';
import './login.css';
import { useSearchParams } from 'react-router-dom';
import { returnPath } from '#shared/guards/return-path.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { LoginForm } from './parts/login-form.tsx';

/**
 * Signs in with a phone and a one-time code, then leads back, within this app only (decision M8).
 */
export const LoginScreen = () => {
  const t = useT();
  const back = returnPath(useSearchParams()[0].get('rp'));
  const isSignedIn = useSession((state) => state.member !== null);
  if (isSignedIn) return <Redirect to={back} />;
  return (
    <Page title={t('title.login')} end={<LanguageSwitch />}>
      <div className="login__hello">
        <h2>{t('login.heading')}</h2>
        <p>{t('login.lead')}</p>
      </div>
      <LoginForm />
    </Page>
  );
};
