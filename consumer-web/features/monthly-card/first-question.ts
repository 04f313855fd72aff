import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session/session.ts';
import { basicQuery, partnerQuery, plansQuery, settingsQuery } from './queries.ts';

/** Fetches what the page of the monthly card is drawn from before its screen is drawn. */
export const askForCard = async (): Promise<void> => {
  if (useSession.getState().token !== null) void queryClient.prefetchQuery(basicQuery());
  await Promise.all([
    queryClient.prefetchQuery(plansQuery()),
    queryClient.prefetchQuery(settingsQuery()),
    queryClient.prefetchQuery(partnerQuery()),
  ]);
};
