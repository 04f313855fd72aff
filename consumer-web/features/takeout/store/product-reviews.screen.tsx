import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StoreReviews } from '../../../domain/reviews/store-reviews.tsx';
import { takeoutStoreReviews } from '../../../domain/reviews/stores/takeout.ts';

/** What guests wrote of one dish, or of all of a store's (spec 001 §2 "/store/productReviews"). */
export const ProductReviewsScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <Page title={t('title.productReviews')}>
      <StoreReviews
        stores={takeoutStoreReviews}
        subject={{ storeId: params.get('id') ?? '', productId: params.get('productId') }}
      />
    </Page>
  );
};
