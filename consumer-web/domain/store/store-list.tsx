import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, Suspense, useDeferredValue, type ReactNode } from 'react';
import { closedType } from '#shared/codes/closed-type.ts';
import { isShownEntry } from '#shared/order/checkout/click-gold.ts';
import { useT } from '../../lib/i18n.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { refetchFailed } from '../../lib/api/query.ts';
import { LoadFailed, OfflineView } from '../../ui/load-failed.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { isPlain } from './filters.ts';
import type { AdSpace, ListedStore } from './model.ts';
import { isNarrow, storesQuery, type Wanted } from './list-queries.ts';
import { optionalPart } from './later.ts';
import { StoreSkeletons } from './store-skeletons.tsx';
import { StoreCard } from './store-card.tsx';

/** How many stores a first screen shows: their pictures come first. */
const FIRST_STORES = 2;

const AdBanner = optionalPart(async () => (await import('./ad-banner.tsx')).AdBanner);

/** How many stores are drawn at once; the others follow a moment later, so that the first are there sooner. */
const FIRST_ROWS = 4;
/** The index of the store before which `between` is drawn. */
const BETWEEN = 5;

/** In the merged list what is closing is dropped (spec 001 §4); a search shows what it found. */
const isShown = (store: ListedStore): boolean =>
  isShownEntry({
    closing: store.closedType !== closedType.codes.open,
    reserve: store.reserveType > 0,
    openingTime: store.openingTime,
  });

type RowsProps = {
  rows: readonly ListedStore[];
  spaces: ReadonlyMap<number, AdSpace['banner']>;
  between: ReactNode;
  hasTop: boolean;
  isFetching: boolean;
  foot: ReactNode;
};

const Rows = ({ rows, spaces, between, hasTop, isFetching, foot }: RowsProps) => {
  const drawn = useDeferredValue(rows.length, FIRST_ROWS);
  return (
    <>
      <ul className="stores" aria-busy={isFetching}>
        {rows.slice(0, drawn).map((store, index) => (
          <Fragment key={store.storeId}>
            {spaces.has(index) && (
              <li className="stores__ad">
                <Suspense>
                  <AdBanner banner={spaces.get(index)!} />
                </Suspense>
              </li>
            )}
            {index === BETWEEN && between !== undefined && (
              <li className="stores__between">{between}</li>
            )}
            <li>
              <StoreCard
                store={store}
                isAd={store.isAd}
                dishes={store.products}
                isEager={hasTop && index < FIRST_STORES}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      {drawn >= rows.length && foot}
    </>
  );
};

/** Stores that were loaded so far with advertising in its places, `between` among the first, the way to more, and then `end`. */
export const StoreList = ({
  wanted,
  empty,
  end,
  between,
  hasTop = false,
}: {
  wanted: Wanted;
  empty: ReactNode;
  end?: ReactNode;
  between?: ReactNode;
  hasTop?: boolean;
}) => {
  const t = useT();
  const list = useInfiniteQuery(storesQuery(wanted));
  const { fetchNextPage: handleLoad } = list;
  const isPaused = list.fetchStatus === 'paused';
  if (list.isPending) return isPaused ? <OfflineView /> : <StoreSkeletons />;
  const isMerged = isPlain(wanted.filters) && !isNarrow(wanted);
  const rows = rowsOf(list.data?.pages, (store) => store.storeId).filter(
    (store) => !isMerged || isShown(store),
  );
  const spaces = new Map(
    list.data?.pages.flatMap((page) => page.spaces).map((space) => [space.position, space.banner]),
  );
  const isEmpty = rows.length === 0 && !list.hasNextPage;
  if (isEmpty && list.isError)
    return <LoadFailed error={list.error} onRetry={() => refetchFailed()} />;
  if (isEmpty && isPaused) return <OfflineView />;
  if (isEmpty)
    return (
      <>
        {empty}
        {end}
      </>
    );
  const more = (
    <LoadMore
      hasMore={list.hasNextPage}
      isLoading={list.isFetchingNextPage}
      hasFailed={list.isFetchNextPageError}
      onLoad={handleLoad}
      loadText={t('shell.loadMore')}
      retryText={t('common.retry')}
      endText={t('shell.listEnd')}
    />
  );
  return (
    <Rows
      rows={rows}
      spaces={spaces}
      between={between}
      hasTop={hasTop}
      isFetching={list.isFetching}
      foot={
        <>
          {more}
          {!list.hasNextPage && end}
        </>
      }
    />
  );
};
