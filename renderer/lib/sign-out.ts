import { api } from './api.ts';
import { queryClient } from './query.ts';
import { closeSession, currentSession } from './session.ts';

/** Signs out here at once and notifies the server without waiting. What the last operator saw is forgotten, the journal is kept. */
export const signOut = async (): Promise<void> => {
  const notified = api.merchantLogout({}).catch(() => undefined);
  await Promise.race([
    notified,
    new Promise((resolve) => {
      setTimeout(resolve, 1500);
    }),
  ]);
  const session = currentSession();
  await closeSession(null);
  // scans and lists of who picked (ADR 0057)
  await import('./storage-picks.ts')
    .then(({ dropPicksOf }) => dropPicksOf(session))
    .catch(() => undefined);
  queryClient.clear();
};
