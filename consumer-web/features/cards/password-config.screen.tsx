import './cards.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { payPasswordQuery } from '../../domain/payment/password/pay-password-api.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { CardsWait } from './parts/cards-wait.tsx';
import { PasswordForm, type PasswordWay } from './parts/password-form.tsx';

/** The way that fits: what is set is not set anew, what is not set is neither changed nor found. */
const wayOf = (asked: string | null, isSet: boolean): PasswordWay | null => {
  if (!isSet) return 'set';
  return asked === 'reset' || asked === 'find' ? asked : null;
};

const NoWay = () => {
  const t = useT();
  return (
    <StateView title={t('cards.pwOver')}>
      <Link replace className="button-link" to={consumerRoutes.passwordManagement.path}>
        {t('title.passwordManagement')}
      </Link>
    </StateView>
  );
};

/** Sets, changes or finds the payment password. */
export const PasswordConfigScreen = () => {
  const t = useT();
  const asked = useSearchParams()[0].get('way');
  const { data, error, refetch: handleRetry } = useQuery(payPasswordQuery());
  const way = data === undefined ? null : wayOf(asked, data.isSet);
  return (
    <Page
      title={t(way === null ? 'title.passwordConfig' : `cards.pwWay.${way}`)}
      backPath={consumerRoutes.passwordManagement.path}
    >
      {data === undefined ? (
        <CardsWait error={error} onRetry={handleRetry} heights={[60, 340]} />
      ) : way === null ? (
        <NoWay />
      ) : (
        <PasswordForm way={way} />
      )}
    </Page>
  );
};
