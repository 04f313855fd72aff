import { Skeleton } from '../../../ui/skeleton.tsx';
import { OfflineView } from '../../../ui/load-failed.tsx';

/** Skeletons of address cards; the offline message when the request is paused. */
export const AddressSkeleton = ({
  count = 3,
  isPaused = false,
}: {
  count?: number;
  isPaused?: boolean;
}) =>
  isPaused ? (
    <OfflineView />
  ) : (
    <div className="address__list" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card address__card">
          <div className="address__lines">
            <Skeleton width="70%" height={20} />
            <Skeleton width="45%" height={16} />
            <Skeleton width="30%" height={20} />
          </div>
        </div>
      ))}
    </div>
  );
