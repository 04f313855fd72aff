import { api } from './api.ts';
import { queryClient } from './query.ts';
import { closeSession, currentSession } from './session.ts';

/** Scans and lists of who picked (ADR 0057). */
const dropPicks = async (): Promise<void> => {
  const session = currentSession();
  const { keptPicks, ownerOf } = await import('./storage-picks.ts');
  if (session) await keptPicks().drop(ownerOf(session));
};

/** Signs out here at once and notifies the server without waiting. What the last operator saw is forgotten, the journal is kept. */
export const signOut = async (): Promise<void> => {
  const notified = api.merchantLogout({}).catch(() => undefined);
  await Promise.race([
    notified,
    new Promise((resolve) => {
      setTimeout(resolve, 1500);
    }),
  ]);
  const dropped = dropPicks().catch(() => undefined);
  await closeSession(null);
  await dropped;
  queryClient.clear();
};
