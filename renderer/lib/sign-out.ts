import { api } from './api.ts';
import { queryClient } from './query.ts';
import { closeSession } from './session.ts';

/** Signs out here at once and notifies the server without waiting. What the last operator saw is forgotten, the journal is kept. */
export const signOut = async (): Promise<void> => {
  const notified = api.merchantLogout({}).catch(() => undefined);
  await Promise.race([
    notified,
    new Promise((resolve) => {
      setTimeout(resolve, 1500);
    }),
  ]);
  await closeSession(null);
  queryClient.clear();
};
