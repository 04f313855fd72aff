import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session/session.ts';
import { basicQuery, packetsQuery, plansQuery, settingsQuery } from './queries.ts';

/** Fetches plans and, for a member, standing and packets before the page of the card is drawn. */
export const askForCard = async (): Promise<void> => {
  const asked = [
    queryClient.prefetchQuery(plansQuery()),
    queryClient.prefetchQuery(settingsQuery()),
  ];
  if (useSession.getState().token !== null)
    asked.push(
      queryClient.prefetchQuery(basicQuery()),
      queryClient.prefetchQuery(packetsQuery('takeout')),
      queryClient.prefetchQuery(packetsQuery('market')),
    );
  await Promise.all(asked);
};
