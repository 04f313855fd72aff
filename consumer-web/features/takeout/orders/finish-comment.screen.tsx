import '../../../domain/order/orders.css';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { reviewsOf } from './reviews-of.ts';

const RateApp = lazy(async () => ({
  default: (await import('../../../domain/reviews/guide/rate-app.tsx')).RateApp,
}));

/** Thanks for a review, and what may be next. */
export const FinishCommentScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const { pages, hasGuide } = reviewsOf(params);
  return (
    <Page title={t('title.reviewDone')} backPath={pages.waiting}>
      <StateView title={t('rating.done')} text={t('review.doneText')}>
        <Link className="button-link" to={pages.mine}>
          {t('review.mine')}
        </Link>
        <Link className="button-link button-link--quiet" to={pages.waiting}>
          {t('review.next')}
        </Link>
      </StateView>
      {hasGuide && (
        <Suspense>
          <RateApp tradeId={params.get('tradeId') ?? ''} />
        </Suspense>
      )}
    </Page>
  );
};
