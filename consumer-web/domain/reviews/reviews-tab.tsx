import './reviews.css';
import { useQuery } from '@tanstack/react-query';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { ReviewedStores } from './store-queries.ts';

const STORES: Readonly<Record<StoreKind, () => Promise<ReviewedStores>>> = {
  takeout: async () => (await import('./stores/takeout.ts')).takeoutStoreReviews,
  market: async () => (await import('./stores/market.ts')).marketStoreReviews,
};

/** The part itself is fetched when its tab is opened: the page does without it. */
const partOf = (kind: StoreKind) => ({
  queryKey: ['part', 'reviews', kind],
  queryFn: () =>
    loadPart(async () => {
      const [{ StoreReviews }, stores] = await Promise.all([
        import('./store-reviews.tsx'),
        STORES[kind](),
      ]);
      return { StoreReviews, stores };
    }),
  staleTime: Infinity,
  networkMode: 'always' as const,
});

/** The tab of a store's page with how it is rated, and what guests wrote. */
export const ReviewsTab = ({ kind, storeId }: { kind: StoreKind; storeId: string }) => {
  const { data, error, refetch: handleRetry } = useQuery(partOf(kind));
  return (
    <div className="shop-reviews">
      {data !== undefined && (
        <data.StoreReviews stores={data.stores} subject={{ storeId, productId: null }} />
      )}
      {data === undefined && error !== null && <LoadFailed error={error} onRetry={handleRetry} />}
      {data === undefined && error === null && <Skeletons heights={[96, 96, 96]} />}
    </div>
  );
};
