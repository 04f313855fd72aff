import './profile.css';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AboutYou } from './parts/about-you.tsx';
import { Sessions } from './parts/sessions.tsx';
import { Settings } from './parts/settings.tsx';
import { Standing } from './parts/standing.tsx';
import { profileQuery } from './queries.ts';

const SignedOut = () => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  return (
    <StateView title={t('profile.signedOut')} text={t('profile.signedOutText')}>
      <Button onPress={() => requireSignIn()}>{t('profile.signIn')}</Button>
    </StateView>
  );
};

const Account = () => {
  const t = useT();
  const query = useQuery(profileQuery());
  if (query.data === undefined)
    return <Waiting query={query} skeleton={<Skeletons heights={[300, 330, 160]} />} />;
  return (
    <div className="profile-page">
      <AboutYou profile={query.data} />
      <Standing />
      <Sessions />
      <Settings />
      <p className="profile__close">
        <Link to={consumerRoutes.cancelAccount.path}>{t('profile.close')}</Link>
      </p>
    </div>
  );
};

/** A member's account and settings; level and benefits have their own page (decision MB21). */
export const UserScreen = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  return <Page title={t('title.vipUser')}>{isSignedIn ? <Account /> : <SignedOut />}</Page>;
};
