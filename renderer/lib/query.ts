import { QueryClient } from '@tanstack/react-query';
import { withFreshReads } from '#shared/client/fresh-reads.ts';

/** Server state. The contract's client repeats reads (decision O17), so queries do not. */
export const queryClient = withFreshReads(
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  }),
);
