import { Skeleton } from '../ui/skeleton.tsx';

/** A screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <main className="page__main" aria-busy="true">
    <div className="page__skeletons">
      <Skeleton height={28} width="50%" />
      <Skeleton height={180} radius={14} />
      <Skeleton height={96} radius={14} />
      <Skeleton height={96} radius={14} />
    </div>
  </main>
);
