import { QueryClient, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';

/** The stale time of what each visit asks for anew: what came while the page loaded is not asked for again when it is drawn. */
export const JUST_READ_MS = 3000;

/** React Query gives up a read that is under way when it reads anew, but not the first one of a query: what was read before a write would then count as read after it. */
class FreshQueryClient extends QueryClient {
  override refetchQueries(
    filters?: RefetchQueryFilters,
    options: RefetchOptions = {},
  ): Promise<void> {
    if (options.cancelRefetch !== false)
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
        if (query.state.data === undefined && !query.isDisabled())
          void query.cancel({ silent: true });
    return super.refetchQueries(filters, options);
  }
}

/** Server state. The client itself repeats reads on a bad connection, so nothing is retried here. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 20_000, gcTime: 10 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

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
