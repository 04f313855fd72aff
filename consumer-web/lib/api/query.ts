import { QueryClient } from '@tanstack/react-query';
import { withFreshReads } from '#shared/client/fresh-reads.ts';
import { useSession } from '../session/session.ts';

/** The stale time of what each visit asks for anew: what came while the page loaded is not asked for again when it is drawn. */
export const JUST_READ_MS = 3000;

/** Server state. The client itself repeats reads on a bad connection, so nothing is retried here. */
export const queryClient = withFreshReads(
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 20_000, gcTime: 10 * 60_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  }),
);

/** Member data, which is every key that begins with `mine`, is removed when the member changes: by a sign-out, an ended session, or another member. */
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
