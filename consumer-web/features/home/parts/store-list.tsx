import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, Suspense, type ReactNode } from 'react';
import { closedType } from '#shared/codes/closed-type.ts';
import { isShownEntry } from '#shared/order/click-gold.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/paging.ts';
import { LoadFailed, OfflineView } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { isPlain } from '../filters.ts';
import type { ListedStore } from '../model.ts';
import { storesQuery, type Wanted } from '../queries.ts';
import { later } from '../later.ts';
import { StoreBones } from './store-bones.tsx';
import { StoreCard } from './store-card.tsx';

const AdBanner = later(async () => (await import('./ad-banner.tsx')).AdBanner);

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 2;
/** Before this store stands what may stand between stores. */
const BETWEEN = 5;

/** In the merged list what is closing is dropped (spec 001 §4); a search shows what it found. */
const isShown = (store: ListedStore): boolean => isShownEntry({ closing: store.closedType !== closedType.codes.open, reserve: store.reserveType > 0, openingTime: store.openingTime });

/** Stores that were loaded so far with advertising in its places, `between` among the first, the way to more, and then `end`. */
export const StoreList = ({ wanted, empty, end, between, hasTop = false }: { wanted: Wanted; empty: ReactNode; end?: ReactNode; between?: ReactNode; hasTop?: boolean }) => {
  const t = useT();
  const list = useInfiniteQuery(storesQuery(wanted));
  if (list.isPending) return list.fetchStatus === 'paused' ? <OfflineView /> : <StoreBones />;
  if (list.isError && list.data === undefined) return <LoadFailed error={list.error} onRetry={() => list.refetch()} />;
  const isMerged = isPlain(wanted.filters) && wanted.classifyId === undefined && wanted.keyword === undefined;
  const rows = rowsOf(list.data?.pages, (store) => store.storeId).filter((store) => !isMerged || isShown(store));
  const spaces = new Map(list.data?.pages.flatMap((page) => page.spaces).map((space) => [space.position, space.banner]));
  if (rows.length === 0 && !list.hasNextPage) return <>{empty}{end}</>;
  return (
    <>
      <ul className="stores" aria-busy={list.isFetching}>
        {rows.map((store, index) => (
          <Fragment key={store.storeId}>
            {spaces.has(index) && <li className="stores__ad"><Suspense><AdBanner banner={spaces.get(index)!} /></Suspense></li>}
            {index === BETWEEN && between !== undefined && <li className="stores__between">{between}</li>}
            <li><StoreCard store={store} isAd={store.isAd} dishes={store.products} isEager={hasTop && index < FIRST_SCREEN} /></li>
          </Fragment>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} hasFailed={list.isFetchNextPageError} onLoad={list.fetchNextPage}
        loadText={t('shell.loadMore')} retryText={t('common.retry')} endText={t('shell.listEnd')}
      />
      {!list.hasNextPage && end}
    </>
  );
};
