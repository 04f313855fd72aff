import { Suspense } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { optionalPart } from '../../../../domain/store/later.ts';
import { loadTexts } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { WaitingCarts } from './waiting-carts.tsx';

/** Only members have favourites: visitors do not fetch the part. */
const LikedMarkets = optionalPart(async () => {
  const [part] = await Promise.all([import('./liked-markets.tsx'), loadTexts('market-find')]);
  return part.LikedMarkets;
});

/** The supermarkets that are the guest's own: where carts wait, and the favourites. */
export const OwnStores = ({ at }: { at: Point }) => {
  const isSignedIn = useSession((state) => state.member !== null);
  return (
    <>
      <WaitingCarts at={at} />
      <Suspense>{isSignedIn && <LikedMarkets />}</Suspense>
    </>
  );
};
