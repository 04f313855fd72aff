import { Skeleton } from '../../../../ui/skeleton.tsx';

/** The page while its store loads: the same layout, empty. */
export const ShopSkeleton = () => (
  <div className="shop-skeleton" aria-hidden="true">
    <div className="shop-skeleton__banner" />
    <div className="shop-head__card shop-skeleton__card">
      <Skeleton height={24} width="70%" />
      <Skeleton height={16} width="85%" />
      <Skeleton height={16} width="50%" />
      <Skeleton height={48} radius={14} />
    </div>
    <div className="shop-skeleton__menu">
      <div className="shop-skeleton__rail">
        {[0, 1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={20} />
        ))}
      </div>
      <div className="shop-skeleton__rows">
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="shop-skeleton__row">
            <Skeleton height={88} width={88} radius={14} />
            <span>
              <Skeleton height={18} width="80%" />
              <Skeleton height={14} width="55%" />
              <Skeleton height={18} width="35%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  </div>
);
