import '../../../../domain/store-page/menu.css';
import '../../../../domain/store-page/shop-head.css';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const CELLS = [0, 1, 2, 3, 4, 5];

/** The page while its store loads: the same layout, empty. */
export const MarketSkeleton = () => (
  <div aria-hidden="true">
    <div className="shop-head__banner" />
    <div className="shop-head__card mk-skeleton__card">
      <Skeleton height={24} width="70%" />
      <Skeleton height={16} width="85%" />
      <Skeleton height={48} radius={14} />
    </div>
    <div className="menu mk-skeleton__shelf">
      <div className="mk-skeleton__rail">
        {CELLS.map((place) => (
          <Skeleton key={place} height={20} />
        ))}
      </div>
      <div className="mk-skeleton__goods">
        {CELLS.map((place) => (
          <Skeleton key={place} height={190} radius={12} />
        ))}
      </div>
    </div>
  </div>
);
