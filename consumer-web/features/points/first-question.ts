import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session/session.ts';
import { ballsQuery, cardQuery, levelPacksQuery, sumsQuery } from './queries.ts';

/** Fetches a member's level, points and gift packs before their page is drawn. */
export const askForLevel = async (): Promise<void> => {
  if (useSession.getState().token === null) return;
  await Promise.all([
    queryClient.prefetchQuery(cardQuery()),
    queryClient.prefetchQuery(sumsQuery()),
    queryClient.prefetchQuery(ballsQuery()),
    queryClient.prefetchQuery(levelPacksQuery()),
  ]);
};
