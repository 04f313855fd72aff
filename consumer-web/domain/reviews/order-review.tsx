import '../order/orders.css';
import '../photos/photos.css';
import './review.css';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { orderQuery } from '../order/queries.ts';
import { StoreOrderGate } from '../order/store-order-gate.tsx';
import type { ReviewKind } from './review-kind.ts';
import { ReviewForm } from './review-form.tsx';

type NotNowProps = { kind: ReviewKind; tradeId: string; hasComment: boolean };

/** Reviewed already, or not completed yet. */
const NotNow = ({ kind: { links, pages }, tradeId, hasComment }: NotNowProps) => {
  const t = useT();
  return (
    <StateView
      title={t(hasComment ? 'review.already' : 'review.notYet')}
      text={t(hasComment ? 'review.alreadyText' : 'review.notYetText')}
    >
      <Link className="button-link" to={hasComment ? pages.mine : links.order(tradeId)}>
        {t(hasComment ? 'review.mine' : 'reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** Rates an order of a store, its rider and its goods (spec 001 §3). */
export const OrderReview = ({ kind, tradeId }: { kind: ReviewKind; tradeId: string }) => {
  const t = useT();
  const query = useQuery({ ...orderQuery(kind, tradeId), refetchOnWindowFocus: false });
  const canReview = query.data?.actions.includes('COMMENT') ?? false;
  return (
    <Page title={t('title.review')} backPath={kind.links.order(tradeId)} hasDock={canReview}>
      <StoreOrderGate kind={kind} orderId={tradeId} query={query}>
        {(order) =>
          canReview ? (
            <ReviewForm key={tradeId} kind={kind} order={order} />
          ) : (
            <NotNow kind={kind} tradeId={tradeId} hasComment={order.hasComment} />
          )
        }
      </StoreOrderGate>
    </Page>
  );
};
