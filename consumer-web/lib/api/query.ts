import { QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';

/** Server state. The client itself repeats reads on a bad connection, so nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 20_000, gcTime: 10 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What is the member's, which every key that begins with `mine` is, goes with them, however they went: signed out, ended by the server, or another one came in their place. */
useSession.subscribe((now, before) => {
  const isSame =
    now.token === before.token ||
    (now.token !== null && now.member !== null && now.member.userId === before.member?.userId);
  if (before.token !== null && !isSame) queryClient.removeQueries({ queryKey: ['mine'] });
});

/** Refetches everything on screen that failed: after an outage one press restores all of it. */
export const refetchFailed = (): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
