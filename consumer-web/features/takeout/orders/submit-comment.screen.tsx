import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/reviews/review.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../lib/i18n.ts';
import { OrderMissing } from '../../../domain/order/order-missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { myCommentsLink, orderLink } from './links.ts';
import { OrderSkeleton } from '../../../domain/order/order-skeleton.tsx';
import { ReviewForm } from '../../../domain/reviews/review-form.tsx';
import { orderQuery } from '../../../domain/order/queries.ts';

/** Reviewed already, or not completed yet. */
const NotNow = ({ tradeId, hasComment }: { tradeId: string; hasComment: boolean }) => {
  const t = useT();
  return (
    <StateView
      title={t(hasComment ? 'review.already' : 'review.notYet')}
      text={t(hasComment ? 'review.alreadyText' : 'review.notYetText')}
    >
      <Link className="button-link" to={hasComment ? myCommentsLink() : orderLink(tradeId)}>
        {t(hasComment ? 'review.mine' : 'reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** Rates an order, its rider and its dishes (spec 001 §3). */
export const SubmitCommentScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const {
    data: order,
    error,
    isError,
    fetchStatus,
    refetch,
  } = useQuery({ ...orderQuery(tradeId), refetchOnWindowFocus: false });
  const canReview = order?.actions.includes('COMMENT') ?? false;
  const main = order ? (
    canReview ? (
      <ReviewForm key={tradeId} order={order} />
    ) : (
      <NotNow tradeId={tradeId} hasComment={order.hasComment} />
    )
  ) : isError ? (
    <OrderMissing
      id={tradeId}
      listPath={orderRoutes.allOrderList.path}
      error={error}
      onRetry={refetch}
    />
  ) : (
    <OrderSkeleton isPaused={fetchStatus === 'paused'} />
  );
  return (
    <Page title={t('title.review')} backPath={orderLink(tradeId)} hasDock={canReview}>
      {main}
    </Page>
  );
};
