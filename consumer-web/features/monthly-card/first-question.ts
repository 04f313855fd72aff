import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session/session.ts';
import { basicQuery, partnerQuery, plansQuery, settingsQuery } from './queries.ts';

/** Fetches what the page of the monthly card is drawn from before its screen is drawn. */
export const askForCard = async (): Promise<void> => {
  const isSignedIn = useSession.getState().token !== null;
  const first = [
    ...(isSignedIn ? [queryClient.prefetchQuery(basicQuery())] : []),
    queryClient.prefetchQuery(plansQuery()),
    queryClient.prefetchQuery(settingsQuery()),
  ];
  const partner = queryClient.prefetchQuery(partnerQuery());
  // a holder's plans stand below the first screen
  await Promise.all(isSignedIn ? first : [...first, partner]);
};
