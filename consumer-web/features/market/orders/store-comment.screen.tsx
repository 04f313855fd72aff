import { useSearchParams } from 'react-router-dom';
import { StoreReviews } from '../../../domain/reviews/store-reviews.tsx';
import { marketStoreReviews } from '../../../domain/reviews/stores/market.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';

/** What guests wrote of a supermarket, or of one of its products. */
export const MarketCommentsScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <Page title={t('title.marketComments')}>
      <StoreReviews
        stores={marketStoreReviews}
        subject={{ storeId: params.get('id') ?? '', productId: params.get('productId') }}
      />
    </Page>
  );
};
