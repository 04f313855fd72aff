import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { LoadFailed, OfflineView } from '../../../ui/load-failed.tsx';
import { nearProductsQuery } from '../queries.ts';
import { useBrowse } from '../store.ts';
import { DealCard } from './deal-card.tsx';
import { DealCardSkeleton } from './deal-card-skeleton.tsx';
import { NoDeals } from './no-deals.tsx';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 4;

/** All deals that were loaded so far, and the way to more. */
export const DealList = () => {
  const t = useT();
  const { category, keyword } = useBrowse();
  const list = useInfiniteQuery(nearProductsQuery(category, keyword));
  const deals = rowsOf(list.data?.pages, (deal) => deal.productId);
  if (list.isPending) return list.fetchStatus === 'paused' ? <OfflineView /> : <DealCardSkeleton />;
  if (list.isError && deals.length === 0)
    return <LoadFailed error={list.error} onRetry={() => list.refetch()} />;
  if (deals.length === 0) return <NoDeals keyword={keyword} />;
  return (
    <>
      <h2 className="unseen">{t('deal.list')}</h2>
      <ul className="deals">
        {deals.map((deal, index) => (
          <li key={deal.productId}>
            <DealCard deal={deal} isEager={index < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={list.fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};
