import './about.css';
import type { ReactNode } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { DEFAULT_CLIENT_VERSION } from '#shared/client/headers.ts';
import { TrackingSwitch } from '../../domain/account/tracking-switch.tsx';
import { useSignOut } from '../../domain/account/use-sign-out.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Icon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { AppMark } from '../../domain/app/app-mark.tsx';
import { Link } from '../../ui/link.tsx';

const LINKS = [
  [consumerRoutes.vipUser.path, 'about.account'],
  [consumerRoutes.memberOnline.path, 'about.level'],
  [consumerRoutes.getIntegral.path, 'title.getIntegral'],
  [consumerRoutes.qrcode.path, 'title.qrcode'],
  [consumerRoutes.mdownload.path, 'title.mdownload'],
  [consumerRoutes.address.path, 'about.addresses'],
  [consumerRoutes.paymentManagement.path, 'about.payment'],
] as const;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="about__row">
    <span>{name}</span>
    <span className="about__value">{children}</span>
  </div>
);

/** Who is signed in, with a sign-out; or a sign-in. */
const AccountRow = () => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const phone = useSession((state) => state.member?.phone ?? '');
  const signOut = useSignOut();
  return (
    <Row name={phone === '' ? t('about.none') : t('login.signedInAs', { phone })}>
      {phone === '' ? (
        <button type="button" className="icon-button" onClick={() => requireSignIn()}>
          {t('title.login')}
        </button>
      ) : (
        host.kind === 'web' && (
          <button type="button" className="icon-button" onClick={() => void signOut()}>
            {t('common.signOut')}
          </button>
        )
      )}
    </Row>
  );
};

/** The way to closing the account, for whoever has one. */
const CloseAccount = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  return isSignedIn ? (
    <p className="about__close">
      <Link to={consumerRoutes.cancelAccount.path}>{t('about.close')}</Link>
    </p>
  ) : null;
};

/** What this app is, what it stores, and links to smaller pages. */
export const AboutScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.about')}>
      <div className="about__front">
        <AppMark size={64} />
        <p className="about__brand">{t('brand')}</p>
        <p>{t('about.lead')}</p>
      </div>
      <section className="card" aria-label={t('about.settings')}>
        <AccountRow />
        <Row name={t('about.language')}>
          <LanguageSwitch />
        </Row>
        <TrackingSwitch name={t('about.track')} text={t('about.trackText')} />
      </section>
      <nav className="card about__links" aria-label={t('about.more')}>
        {LINKS.map(([path, key]) => (
          <Link key={path} className="about__row" to={path}>
            <span>{t(key)}</span>
            <Icon name="next" size={18} />
          </Link>
        ))}
      </nav>
      <section className="card" aria-label={t('title.about')}>
        <Row name={t('about.version')}>
          <span className="num">{host.appVersion() ?? DEFAULT_CLIENT_VERSION}</span>
        </Row>
        <Row name={t('about.client')}>{t(`about.client.${host.kind}`)}</Row>
      </section>
      <CloseAccount />
      <p className="about__foot">{t('about.map')}</p>
    </Page>
  );
};
