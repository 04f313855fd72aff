import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { appInfoQuery } from '../../domain/app/app-info.ts';
import { Link } from '../../ui/link.tsx';

/**
 * Whom to ask: the native app's own customer service, else the telephone where one is published.
 */
const Support = () => {
  const t = useT();
  const { data } = useQuery(appInfoQuery());
  const phone = data?.supportPhone ?? '';
  if (host.kind === 'app')
    return (
      <Button onPress={() => void host.client().then(({ native }) => native?.openSupport())}>
        {t('dark.support')}
      </Button>
    );
  return phone === '' ? null : (
    <PhoneLink className="button-link" phone={phone}>
      {t('dark.support')}
    </PhoneLink>
  );
};

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
        <Support />
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
