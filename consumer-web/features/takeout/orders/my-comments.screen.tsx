import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/reviews/review.css';
import { useSearchParams } from 'react-router-dom';
import { MyReviews } from '../../../domain/reviews/my-reviews.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { reviewsOf } from './reviews-of.ts';

/** All that the member has written about the orders of a kind. */
export const MyCommentsScreen = () => {
  const t = useT();
  const kind = reviewsOf(useSearchParams()[0]);
  return (
    <Page title={t('title.myReviews')} isBare backPath={kind.links.orders}>
      <MyReviews kind={kind} />
    </Page>
  );
};
