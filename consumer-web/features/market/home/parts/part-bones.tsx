import type { MarketPart } from '#shared/contract/consumer/market-home.ts';
import { DealBones } from '../../../../domain/store/deal-card.tsx';
import { LanternSkeletons } from '../../../../domain/store/lanterns.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const HEIGHTS = {
  banner: 132,
  newPeople: 92,
  level: 34,
  near: 172,
  chips: 92,
  central: 92,
  poster: 256,
} as const;

/** The space of a part until it is drawn: nothing is pushed down by what comes later. */
export const PartBones = ({ type }: { type: MarketPart }) => {
  if (type === 'lantern') return <LanternSkeletons />;
  if (type === 'seckill') return <DealBones />;
  return (
    <div className={`mkh-bones mkh-bones--${type}`} aria-hidden="true">
      <Skeleton height={HEIGHTS[type]} radius={16} />
    </div>
  );
};
