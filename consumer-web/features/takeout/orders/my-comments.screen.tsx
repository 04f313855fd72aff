import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/reviews/review.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { toReviewLink } from './links.ts';
import { OrderListSkeleton } from '../../../domain/order/order-skeleton.tsx';
import { CommentCard } from '../../../domain/reviews/comment-card.tsx';
import { myCommentsQuery } from '../../../domain/order/queries.ts';

const Comments = () => {
  const t = useT();
  const list = useInfiniteQuery(myCommentsQuery());
  const comments = rowsOf(list.data?.pages, ({ commentId }) => commentId);
  if (list.isPending) return <OrderListSkeleton isPaused={list.fetchStatus === 'paused'} />;
  if (list.isError && !list.data)
    return <LoadFailed error={list.error} onRetry={() => list.refetch()} />;
  if (comments.length === 0 && !list.hasNextPage)
    return (
      <StateView title={t('review.none')} text={t('review.noneText')}>
        <Link className="button-link" to={toReviewLink()}>
          {t('review.next')}
        </Link>
      </StateView>
    );
  return (
    <>
      <ul className="ord-list">
        {comments.map((comment) => (
          <li key={comment.commentId}>
            <CommentCard comment={comment} />
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

/** All that the member has written about takeout. */
export const MyCommentsScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.myReviews')} isBare backPath={orderRoutes.allOrderList.path}>
      <Comments />
    </Page>
  );
};
