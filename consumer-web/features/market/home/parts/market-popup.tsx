import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../../domain/place/place.ts';
import { HomePopup } from '../../../../domain/popups/home-popup.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { popupsQuery } from '../more-queries.ts';

/** The pop-ups of the supermarket home, one at a time (decision P12). */
export const MarketPopup = () => {
  const { lat, lon } = usePlace((state) => state.spot);
  const userId = useSession((state) => state.member?.userId ?? '');
  const { data } = useQuery(popupsQuery({ lat, lon }, userId));
  return <HomePopup shop="market" banners={data} />;
};
