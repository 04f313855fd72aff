import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Support } from '../../domain/app/support.tsx';
import { Link } from '../../ui/link.tsx';

/**
 * The page of an abnormal account (spec 000 §2): what that means for what was paid, and whom to
 * ask.
 */
export const DarkScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const handleChange = (): void => {
    useSession.getState().signOut();
    void navigate(consumerRoutes.missionLogin.path, { replace: true });
  };
  return (
    <Page title={t('title.dark')}>
      <StateView isUrgent title={t('dark.heading')} text={t('dark.text')}>
        <Support className="button-link" words={t('dark.support')} />
        {host.kind === 'web' && (
          <Button tone="quiet" onPress={handleChange}>
            {t('dark.other')}
          </Button>
        )}
        <Link replace className="button-link button-link--quiet" to="/">
          {t('platform.backHome')}
        </Link>
      </StateView>
    </Page>
  );
};
