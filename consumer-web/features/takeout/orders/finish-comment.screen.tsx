import '../../../domain/order/orders.css';
import { Link } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { myCommentsLink, toReviewLink } from './links.ts';

/** Thanks for a review, and what may be next. */
export const FinishCommentScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.reviewDone')} backPath={toReviewLink()}>
      <StateView title={t('rating.done')} text={t('review.doneText')}>
        <Link className="button-link" to={myCommentsLink()}>
          {t('review.mine')}
        </Link>
        <Link className="button-link button-link--quiet" to={toReviewLink()}>
          {t('review.next')}
        </Link>
      </StateView>
    </Page>
  );
};
