import './points.css';
import { useQueries, useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed, OfflineView } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { isPaid, sumsOf, type OrderPoints } from './points.ts';
import { pointsQuery, recentOrdersQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

const SKELETON_ROWS = [0, 1, 2, 3];

const PointsSkeleton = () => (
  <div className="page__skeletons" aria-busy="true">
    <Skeleton height={96} radius={14} />
    {SKELETON_ROWS.map((place) => (
      <Skeleton key={place} height={64} radius={14} />
    ))}
  </div>
);

const PointsRow = ({ order, points }: OrderPoints) => {
  const t = useT();
  const { sum, state, availableAt } = points;
  const note =
    state === 'waiting' && availableAt !== null
      ? t('points.at', { date: dateText(availableAt) })
      : t(`points.${state}`);
  return (
    <li>
      <Link
        className="points__row"
        to={href(consumerRoutes.orderInfo, { tradeId: order.tradeId })}
        data-testid={`points-${order.tradeId}`}
      >
        <span className="points__line">
          <span className="points__store">{order.storeName}</span>
          <span className={`points__sum num${state === 'granted' ? ' points__sum--in' : ''}`}>
            {state === 'never' ? '–' : t('points.value', { count: sum })}
          </span>
        </span>
        <span className="points__line">
          <span className="points__fact num">
            {dateText(order.createTime)} · {price(order.totalPrice)}
          </span>
          <span className="points__note num">{note}</span>
        </span>
      </Link>
    </li>
  );
};

const Points = ({ rows }: { rows: readonly OrderPoints[] }) => {
  const t = useT();
  const { total, waiting } = sumsOf(rows);
  return (
    <>
      <div className="points__front">
        <p>{t('points.total')}</p>
        <p className="points__total num" data-testid="points-total">
          {total}
        </p>
        {waiting > 0 && <p className="num">{t('points.waitingSum', { count: waiting })}</p>}
      </div>
      <p className="points__lead">{t('points.lead')}</p>
      <Link className="points__bill" to={consumerRoutes.scoreDetail.path}>
        {t('points.bill')}
      </Link>
      <h2 className="points__head">{t('points.list')}</h2>
      <ul className="points">
        {rows.map((row) => (
          <PointsRow key={row.order.tradeId} {...row} />
        ))}
      </ul>
    </>
  );
};

/**
 * `/mission/getIntegral`: the points of the latest orders, and when they come (spec 001 §4,
 * decision L4).
 */
export const PointsScreen = () => {
  const t = useT();
  const orders = useQuery(recentOrdersQuery());
  const paid = (orders.data?.result ?? []).filter(isPaid);
  const points = useQueries({ queries: paid.map(({ tradeId }) => pointsQuery(tradeId)) });
  const failed = orders.isError ? orders : points.find(({ isError }) => isError);
  const rows = paid.flatMap((order, index): OrderPoints[] => {
    const known = points[index]?.data;
    return known ? [{ order, points: known }] : [];
  });
  const handleRetry = () =>
    Promise.all(
      [orders, ...points].filter(({ isError }) => isError).map((query) => query.refetch()),
    );
  const body = () => {
    if (orders.isPending && orders.fetchStatus === 'paused') return <OfflineView />;
    if (failed) return <LoadFailed error={failed.error} onRetry={handleRetry} />;
    if (orders.isPending || rows.length < paid.length) return <PointsSkeleton />;
    if (rows.length > 0) return <Points rows={rows} />;
    return (
      <StateView title={t('points.none')} text={t('points.noneText')}>
        <Link replace className="button-link" to="/">
          {t('points.order')}
        </Link>
      </StateView>
    );
  };
  return <Page title={t('title.getIntegral')}>{body()}</Page>;
};
