import '../between.css';
import type { Point } from '#shared/geo/distance.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { GoodRail } from './good-rail.tsx';
import { LikedRail } from './liked-rail.tsx';
import { PromoCards } from './promo-cards.tsx';

/** Rails among the first stores: small cards, favourites, and popular stores nearby. */
export const Between = ({ at }: { at: Point }) => {
  const isSignedIn = useSession((state) => state.member !== null);
  return (
    <div className="between">
      <PromoCards />
      {isSignedIn && <LikedRail />}
      <GoodRail at={at} />
    </div>
  );
};
