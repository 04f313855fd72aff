import '../../../domain/order/orders.css';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { reviewLinks } from './links.ts';
import { Link } from '../../../ui/link.tsx';

/** Thanks for a review, and what may be next. */
export const FinishCommentScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.reviewDone')} backPath={reviewLinks.waiting}>
      <StateView title={t('rating.done')} text={t('review.doneText')}>
        <Link className="button-link" to={reviewLinks.mine}>
          {t('review.mine')}
        </Link>
        <Link className="button-link button-link--quiet" to={reviewLinks.waiting}>
          {t('review.next')}
        </Link>
      </StateView>
    </Page>
  );
};
