import { QueryClient } from '@tanstack/react-query';

/** Server state. The client repeats reads on a bad line by itself, so nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 20_000, gcTime: 10 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Asks again for everything on screen that did not come: after an outage one press brings all of it back, each asked once. */
export const askAgain = (): Promise<void> => queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
