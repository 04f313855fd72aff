import { Link } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** Where unknown addresses end (decision M10). */
export const ErrorPageScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.error')}>
      <StateView title={t('title.error')} text={t('shell.notFound')}>
        <Link replace className="button-link" to={consumerRoutes.groupBooking.path}>{t('shell.home')}</Link>
      </StateView>
    </Page>
  );
};
