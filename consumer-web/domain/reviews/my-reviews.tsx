import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../lib/api/paging.ts';
import { useShopT } from '../shop-words.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { OrderListSkeleton } from '../order/order-skeleton.tsx';
import { CommentCard } from './comment-card.tsx';
import { myReviewsQuery } from './queries.ts';
import type { ReviewKind } from './review-kind.ts';
import { Link } from '../../ui/link.tsx';

/** The member's reviews of a kind of order, newest first. */
export const MyReviews = ({ kind }: { kind: ReviewKind }) => {
  const t = useShopT(kind);
  const pages = useInfiniteQuery(myReviewsQuery(kind));
  const reviews = rowsOf(pages.data?.pages, ({ commentId }) => commentId);
  const empty = (
    <StateView title={t('review.none')} text={t('review.noneText')}>
      <Link className="button-link" to={kind.pages.waiting}>
        {t('review.next')}
      </Link>
    </StateView>
  );
  return (
    <PagedList
      pages={pages}
      isEmpty={reviews.length === 0}
      empty={empty}
      skeleton={<OrderListSkeleton />}
    >
      <ul className="ord-list">
        {reviews.map((review) => (
          <li key={review.commentId}>
            <CommentCard kind={kind} comment={review} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
