import '../between.css';
import { useQuery } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { shownBanners } from '#shared/validate/shown-entries.ts';
import { LikedRail } from '../../../../domain/store/liked-rail.tsx';
import { takeoutLikes } from '../../../../domain/store/liked-takeout.ts';
import { PromoCards } from '../../../../domain/store/promo-cards.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { GoodRail } from './good-rail.tsx';
import { promoCardsQuery } from '../queries.ts';

/** Rails among the first stores: small cards, favourites, and popular stores nearby. */
export const Between = ({ at }: { at: Point }) => {
  const isSignedIn = useSession((state) => state.member !== null);
  const cards = useQuery(promoCardsQuery()).data?.result ?? [];
  return (
    <div className="between">
      <PromoCards banners={shownBanners(cards)} />
      {isSignedIn && <LikedRail likes={takeoutLikes} />}
      <GoodRail at={at} />
    </div>
  );
};
