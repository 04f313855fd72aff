import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { useShopT } from '../shop-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { WindowedRows } from '../../ui/windowed-rows.tsx';
import { StateView } from '../../ui/state-view.tsx';
import {
  COMMENT_FILTERS,
  commentsQuery,
  ratingQuery,
  type CommentFilter,
  type Rating,
  type ReviewedStores,
  type Subject,
} from './store-queries.ts';
import { ReviewRow, StarRow } from './review-row.tsx';

const filterWords = (
  filter: CommentFilter,
  { goodCount, badCount, photoCount }: Rating,
  t: T,
): string =>
  t(`shop.reviews.${filter}`, {
    count: { ALL: 0, GOOD: goodCount, BAD: badCount, PHOTO: photoCount }[filter],
  });

const Head = ({ stores, rating }: { stores: ReviewedStores; rating: Rating }) => {
  const t = useShopT(stores);
  if (rating.score === null) return null;
  return (
    <div className="rating">
      <p className="rating__score num">{rating.score.toFixed(1)}</p>
      <div className="rating__words num">
        <StarRow score={rating.score} size={18} />
        <p>
          {[
            t('shop.reviewsCount', { count: rating.count }),
            ...(rating.taste === null
              ? []
              : [t('shop.reviewTaste', { score: rating.taste.toFixed(1) })]),
            ...(rating.packaging === null
              ? []
              : [t('shop.reviewPackaging', { score: rating.packaging.toFixed(1) })]),
          ].join(' · ')}
        </p>
      </div>
    </div>
  );
};

const keyOf = ({ commentId }: { commentId: string }): string => commentId;

type Props = { stores: ReviewedStores; subject: Subject };

const CommentList = ({ stores, subject, filter }: Props & { filter: CommentFilter }) => {
  const t = useShopT(stores);
  const {
    data,
    error,
    isPending,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage: handleFetchNextPage,
    refetch: handleRetry,
  } = useInfiniteQuery(commentsQuery(stores, subject, filter));
  if (isPending)
    return (
      <div className="page__skeletons">
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    );
  const rows = rowsOf(data?.pages, keyOf);
  // inline: `ui/list-state.tsx` would make the store's page heavier than it may be
  if (rows.length === 0 && error !== null)
    return <LoadFailed error={error} onRetry={handleRetry} />;
  if (rows.length === 0)
    return <StateView title={t('shop.reviewsNone')} text={t('shop.reviewsNoneText')} />;
  return (
    <>
      <WindowedRows className="comments" rows={rows} keyOf={keyOf}>
        {(comment, item) => <ReviewRow words={stores.words} review={comment} item={item} />}
      </WindowedRows>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onLoad={handleFetchNextPage}
        loadText={t('shop.reviewsMore')}
        retryText={t('common.retry')}
        endText={t('shop.reviewsEnd')}
      />
    </>
  );
};

/** How a store, or one product, is rated, and what guests wrote. */
export const StoreReviews = ({ stores, subject }: Props) => {
  const t = useT();
  const [filter, setFilter] = useState<CommentFilter>('ALL');
  const { data: rating } = useQuery(ratingQuery(stores, subject));
  return (
    <div className="reviews">
      {rating !== undefined && <Head stores={stores} rating={rating} />}
      {rating !== undefined && rating.count > 0 && (
        <div className="reviews__filters" role="group" aria-label={t('shop.reviewsFilter')}>
          {COMMENT_FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              className="reviews__filter num"
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {filterWords(one, rating, t)}
            </button>
          ))}
        </div>
      )}
      <CommentList key={filter} stores={stores} subject={subject} filter={filter} />
    </div>
  );
};
