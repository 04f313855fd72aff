import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/reviews/review.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import { orderQuery } from '../../../domain/order/queries.ts';
import { GroupReview } from '../../../domain/reviews/group-review.tsx';
import { ReviewForm } from '../../../domain/reviews/review-form.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { orderLinks, reviewLinks } from './links.ts';
import { TakeoutOrderGate } from './parts/takeout-order-gate.tsx';
import { takeoutReviews } from './takeout-reviews.ts';
import { Link } from '../../../ui/link.tsx';

/** Reviewed already, or not completed yet. */
const NotNow = ({ tradeId, hasComment }: { tradeId: string; hasComment: boolean }) => {
  const t = useT();
  return (
    <StateView
      title={t(hasComment ? 'review.already' : 'review.notYet')}
      text={t(hasComment ? 'review.alreadyText' : 'review.notYetText')}
    >
      <Link className="button-link" to={hasComment ? reviewLinks.mine : orderLinks.order(tradeId)}>
        {t(hasComment ? 'review.mine' : 'reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** An order, its rider and its dishes (spec 001 §3). */
const TakeoutReview = ({ tradeId }: { tradeId: string }) => {
  const t = useT();
  const query = useQuery({ ...orderQuery(takeoutOrders, tradeId), refetchOnWindowFocus: false });
  const canReview = query.data?.actions.includes('COMMENT') ?? false;
  return (
    <Page title={t('title.review')} backPath={orderLinks.order(tradeId)} hasDock={canReview}>
      <TakeoutOrderGate orderId={tradeId} query={query}>
        {(order) =>
          canReview ? (
            <ReviewForm key={tradeId} kind={takeoutReviews} order={order} />
          ) : (
            <NotNow tradeId={tradeId} hasComment={order.hasComment} />
          )
        }
      </TakeoutOrderGate>
    </Page>
  );
};

/** Rates an order: of takeout, or with `kind=group` of a deal (decision GA10). */
export const SubmitCommentScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const tradeId = params.get('tradeId') ?? '';
  if (params.get('kind') !== 'group') return <TakeoutReview tradeId={tradeId} />;
  return (
    <Page
      title={t('title.review')}
      backPath={href(consumerRoutes.groupOrderDetail, { orderId: tradeId })}
      hasDock
    >
      <GroupReview orderId={tradeId} />
    </Page>
  );
};
