import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../../domain/place/place.ts';
import { HomePopup } from '../../../../domain/popups/home-popup.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { popupsQuery } from '../queries.ts';

/** The pop-ups of the takeout home. */
export const TakeoutPopup = () => {
  const { lat, lon } = usePlace((state) => state.spot);
  const userId = useSession((state) => state.member?.userId ?? '');
  const { data } = useQuery(popupsQuery({ lat, lon }, userId));
  return <HomePopup shop="takeout" banners={data?.result} />;
};
