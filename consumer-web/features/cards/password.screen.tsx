import './cards.css';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from '#shared/format/date.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { payPasswordCalls } from '#shared/contract/consumer/cards.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { payPasswordQuery } from '../../domain/payment/password/pay-password-api.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { CardsWait } from './parts/cards-wait.tsx';
import { MenuRow } from '../../ui/menu-row.tsx';

const wayTo = (way: 'set' | 'reset' | 'find'): string =>
  href(consumerRoutes.passwordConfig, { way });

const Ways = ({ isSet, lockedUntil }: ReplyOf<(typeof payPasswordCalls)['payPasswordStatus']>) => {
  const t = useT();
  return (
    <section className="card">
      {isSet ? (
        <>
          {lockedUntil === null && <MenuRow to={wayTo('reset')} name={t('cards.pwReset')} />}
          <MenuRow to={wayTo('find')} name={t('cards.pwFind')} />
        </>
      ) : (
        <MenuRow to={wayTo('set')} name={t('cards.pwSet')}>
          {t('cards.passwordOff')}
        </MenuRow>
      )}
    </section>
  );
};

/** The payment password: whether there is one, and the ways to change it. */
export const PasswordScreen = () => {
  const t = useT();
  const { data, error, refetch: handleRetry } = useQuery(payPasswordQuery());
  return (
    <Page title={t('title.passwordManagement')} backPath={consumerRoutes.paymentManagement.path}>
      {data === undefined ? (
        <CardsWait error={error} onRetry={handleRetry} heights={[60, 110]} />
      ) : (
        <div className="cards">
          {data.lockedUntil !== null && (
            <p className="alert" role="status">
              {t('cards.pwLockedUntil', { time: dateTimeText(data.lockedUntil) })}
            </p>
          )}
          <Ways {...data} />
          <ul className="bullets cards__rules">
            <li>{t('cards.pwLead')}</li>
            <li>{t('cards.pwRule')}</li>
            <li>{t('cards.pwTries')}</li>
          </ul>
        </div>
      )}
    </Page>
  );
};
