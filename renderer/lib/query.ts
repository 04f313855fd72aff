import { QueryClient } from '@tanstack/react-query';

/** What the server owns. The contract's client repeats reads by itself (decision O17), so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
