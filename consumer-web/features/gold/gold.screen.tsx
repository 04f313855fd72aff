import './gold.css';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { alike } from './alike.ts';
import { GoldHead } from './parts/gold-head.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { OwnedCoin } from './parts/owned-coin.tsx';
import { goldQuery, type GoldListName } from './queries.ts';

const LISTS: readonly GoldListName[] = ['usable', 'used', 'expired'];

const CoinList = ({ list }: { list: GoldListName }) => {
  const t = useT();
  const {
    data,
    isError,
    error,
    isPending,
    fetchStatus,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(goldQuery(list));
  const rows = rowsOf(data?.pages, ({ id }) => id);
  if (isError && data === undefined) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending)
    return (
      <Skeletons
        className="coins"
        heights={[104, 104, 104, 104]}
        isPaused={fetchStatus === 'paused'}
      />
    );
  if (rows.length === 0) {
    return (
      <StateView
        title={t(`goldPage.empty.${list}`)}
        text={list === 'usable' ? t('goldPage.emptyText') : undefined}
      >
        {list === 'usable' && (
          <Link className="button-link" to={consumerRoutes.goldBuy.path}>
            {t('goldPage.buy')}
          </Link>
        )}
      </StateView>
    );
  }
  return (
    <>
      <ul className="coins">
        {alike(rows).map(({ gold, count }) => (
          <li key={gold.id}>
            <OwnedCoin gold={gold} count={count} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onLoad={fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};

const Gold = () => {
  const t = useT();
  const [list, setList] = useState<GoldListName>('usable');
  return (
    <>
      <GoldHead />
      <div className="gold-lists" role="group" aria-label={t('goldPage.lists')}>
        {LISTS.map((one) => (
          <button
            key={one}
            type="button"
            className="gold-lists__list"
            aria-pressed={one === list}
            onClick={() => {
              setList(one);
            }}
          >
            {t(`goldPage.list.${one}`)}
          </button>
        ))}
      </div>
      <CoinList key={list} list={list} />
    </>
  );
};

/** A member's gold (spec 001 §2). */
export const GoldScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.gold')} isBare end={<LanguageSwitch />}>
      <MemberGate>
        <Gold />
      </MemberGate>
    </Page>
  );
};
