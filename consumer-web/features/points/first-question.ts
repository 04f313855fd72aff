import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session/session.ts';
import { ballsQuery, cardQuery, levelPacksQuery, sumsQuery } from './queries.ts';

/** Fetches what the page of the level is drawn from before its screen is drawn; a visitor is asked to sign in. */
export const askForLevel = async (): Promise<void> => {
  if (useSession.getState().token === null) return;
  await Promise.all([
    queryClient.prefetchQuery(cardQuery()),
    queryClient.prefetchQuery(sumsQuery()),
    queryClient.prefetchQuery(ballsQuery()),
    queryClient.prefetchQuery(levelPacksQuery()),
  ]);
};
