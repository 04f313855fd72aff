import { QueryClient } from '@tanstack/react-query';

/** Server state. The client repeats reads on a bad line by itself, so nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 20_000, gcTime: 10 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
