import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A deal before its answer, in the same measures. */
export const ProductSkeleton = () => {
  const t = useT();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <div className="product__skeleton-picture">
        <Skeleton height={400} radius={0} />
      </div>
      <div className="product">
        <div className="card product__head">
          <Skeleton height={34} width="40%" />
          <Skeleton height={24} width="80%" />
          <Skeleton height={16} width="60%" />
        </div>
        <div className="card">
          <Skeleton height={44} />
        </div>
        <div className="card">
          <Skeleton height={120} />
        </div>
      </div>
    </div>
  );
};
