import './gold.css';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { Spend } from './parts/spend.tsx';
import { goldQuery, purchasesQuery } from './queries.ts';

const Purchase = ({ record }: { record: GoldOrderRecord }) => {
  const t = useT();
  return (
    <li className="spend" data-testid={`bought-${record.orderId}`}>
      <span className="spend__what">
        <strong>{record.bagName}</strong>
        <small className="num">
          {record.payTimeStr ?? dateTimeText(record.createTime)} · {t(`goldList.${record.status}`)}
        </small>
      </span>
      <span className="spend__sum num">
        <strong>{price(record.payAmount)}</strong>
        {record.status === 'paid' && (
          <small>{t('goldList.get', { amount: price(record.goldAmount) })}</small>
        )}
        {record.status === 'toBePaid' && (
          <Link to={href(consumerRoutes.aliPay, { orderId: record.orderId })}>
            {t('goldList.payNow')}
          </Link>
        )}
      </span>
    </li>
  );
};

/** What both lists do while they load, when they fail, and at their end. */
const useEnds = (query: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}) => {
  const t = useT();
  return (
    <LoadMore
      hasMore={query.hasNextPage}
      isLoading={query.isFetchingNextPage}
      hasFailed={query.isFetchNextPageError}
      onLoad={query.fetchNextPage}
      loadText={t('shell.loadMore')}
      retryText={t('common.retry')}
      endText={t('shell.listEnd')}
    />
  );
};

const Bought = () => {
  const t = useT();
  const query = useInfiniteQuery(purchasesQuery());
  const end = useEnds(query);
  const rows = rowsOf(query.data?.pages, ({ orderId }) => orderId);
  if (query.isError && query.data === undefined)
    return <LoadFailed error={query.error} onRetry={query.refetch} />;
  if (query.isPending)
    return (
      <Skeletons className="coins" heights={[220]} isPaused={query.fetchStatus === 'paused'} />
    );
  if (rows.length === 0)
    return (
      <StateView title={t('goldList.noBought')} text={t('goldPage.emptyText')}>
        <Link className="button-link" to={consumerRoutes.goldBuy.path}>
          {t('goldPage.buy')}
        </Link>
      </StateView>
    );
  return (
    <>
      <div className="card records">
        <ul className="spends">
          {rows.map((record) => (
            <Purchase key={record.orderId} record={record} />
          ))}
        </ul>
      </div>
      {end}
    </>
  );
};

const Spent = () => {
  const t = useT();
  const query = useInfiniteQuery(goldQuery('used'));
  const end = useEnds(query);
  const uses = rowsOf(query.data?.pages, ({ id }) => id)
    .flatMap((gold) => gold.uses.map((use) => ({ use, gold })))
    .toSorted((a, b) => b.use.at - a.use.at);
  if (query.isError && query.data === undefined)
    return <LoadFailed error={query.error} onRetry={query.refetch} />;
  if (query.isPending)
    return (
      <Skeletons className="coins" heights={[220]} isPaused={query.fetchStatus === 'paused'} />
    );
  if (uses.length === 0)
    return <StateView title={t('goldList.noSpent')} text={t('goldPage.emptyText')} />;
  return (
    <>
      <div className="card records">
        <ul className="spends">
          {uses.map(({ use, gold }) => (
            <Spend key={use.tradeId + gold.id} use={use} name={gold.consumptionName} />
          ))}
        </ul>
      </div>
      {end}
    </>
  );
};

const KINDS = ['bought', 'spent'] as const;

const Records = () => {
  const t = useT();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('bought');
  return (
    <>
      <div className="gold-lists" role="group" aria-label={t('goldList.tabs')}>
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className="gold-lists__list"
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one);
            }}
          >
            {t(`goldList.${one}`)}
          </button>
        ))}
      </div>
      {kind === 'bought' ? <Bought /> : <Spent />}
    </>
  );
};

/** What was bought and where it went (spec 001 §2). */
export const GoldRecordsScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.goldList')} isBare backPath={consumerRoutes.goldIndex.path}>
      <MemberGate>
        <Records />
      </MemberGate>
    </Page>
  );
};
