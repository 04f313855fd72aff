import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/reviews/review.css';
import { MyReviews } from '../../../domain/reviews/my-reviews.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { orderLinks } from './links.ts';
import { takeoutReviews } from './takeout-reviews.ts';

/** All that the member has written about takeout. */
export const MyCommentsScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.myReviews')} isBare backPath={orderLinks.orders}>
      <MyReviews kind={takeoutReviews} />
    </Page>
  );
};
