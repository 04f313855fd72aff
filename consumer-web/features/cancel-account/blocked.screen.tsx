import './cancel.css';
import { useQuery } from '@tanstack/react-query';
import type { ClosingObstacle } from '#shared/codes/account-closing.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ClosingWait } from './parts/closing-wait.tsx';
import { CheckRow } from './parts/check-row.tsx';
import type { Standing } from './parts/losses.tsx';
import { standingQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

/** Where each obstacle is resolved. */
const WHERE: Readonly<Record<ClosingObstacle, string>> = {
  takeoutOrders: consumerRoutes.orderList.path,
  marketOrders: consumerRoutes.marketOrderList.path,
  groupOrders: consumerRoutes.groupOrders.path,
  goldOrders: consumerRoutes.goldList.path,
  memberOrders: consumerRoutes.vipHistoryList.path,
  refunds: consumerRoutes.allOrderList.path,
};

const Obstacles = ({
  obstacles,
  isBusy,
  onRetry,
}: Pick<Standing, 'obstacles'> & { isBusy: boolean; onRetry: () => unknown }) => {
  const t = useT();
  return (
    <>
      <p className="alert alert--calm">{t('cancel.blockedText')}</p>
      <section className="card">
        <ul className="cancel__rows">
          {obstacles.map(({ kind, count }) => (
            <CheckRow
              key={kind}
              tone="bad"
              text={t(`cancel.block.${kind}`, { count })}
              hint={t(`cancel.block.${kind}Do`)}
            >
              <Link
                to={WHERE[kind]}
                aria-label={`${t('cancel.look')} ${t(`cancel.block.${kind}`, { count })}`}
              >
                {t('cancel.look')}
              </Link>
            </CheckRow>
          ))}
        </ul>
      </section>
      <div className="cancel__dock">
        <Button isBlock isBusy={isBusy} onPress={onRetry}>
          {t('cancel.again')}
        </Button>
      </div>
    </>
  );
};

/** Nothing prevents closing any more. */
const Free = () => {
  const t = useT();
  return (
    <StateView title={t('cancel.freeTitle')} text={t('cancel.freeText')}>
      <Link replace className="button-link" to={consumerRoutes.cancelCheck.path}>
        {t('cancel.next')}
      </Link>
    </StateView>
  );
};

/** Why the account cannot be closed yet, with a link to each reason. */
export const CancelBlockedScreen = () => {
  const t = useT();
  const { data, isError, error, isFetching, refetch: handleRetry } = useQuery(standingQuery());
  return (
    <Page title={t('title.cancelError')} backPath={consumerRoutes.cancelAccount.path}>
      <div className="cancel">
        {data === undefined ? (
          <ClosingWait isError={isError} error={error} onRetry={handleRetry} />
        ) : data.obstacles.length > 0 ? (
          <Obstacles obstacles={data.obstacles} isBusy={isFetching} onRetry={handleRetry} />
        ) : (
          <Free />
        )}
      </div>
    </Page>
  );
};
