import { useQuery } from '@tanstack/react-query';
import { loadPart } from '../../../../lib/navigation/part.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** The part itself is fetched when its tab is opened: the page does without it. */
const part = {
  queryKey: ['part', 'reviews'],
  queryFn: async () => (await loadPart(() => import('./reviews.tsx'))).Reviews,
  staleTime: Infinity,
  networkMode: 'always',
} as const;

/** How a store is rated, and what guests wrote. */
export const ReviewsTab = ({ storeId }: { storeId: string }) => {
  const { data: Reviews, error, refetch: handleRetry } = useQuery(part);
  if (Reviews) return <Reviews subject={{ storeId, productId: null }} />;
  return error ? (
    <LoadFailed error={error} onRetry={handleRetry} />
  ) : (
    <div className="page__skeletons">
      <Skeleton height={96} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </div>
  );
};
