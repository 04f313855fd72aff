import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Reviews } from './parts/reviews.tsx';

/** What guests wrote of one dish, or of all of a store's (spec 001 §2 "/store/productReviews"). */
export const ProductReviewsScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <Page title={t('title.productReviews')}>
      <Reviews subject={{ storeId: params.get('id') ?? '', productId: params.get('productId') }} />
    </Page>
  );
};
