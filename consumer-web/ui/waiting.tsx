import type { ReactNode } from 'react';
import { LoadFailed, OfflineView } from './load-failed.tsx';

type Query = {
  fetchStatus: 'fetching' | 'paused' | 'idle';
  error: unknown;
  refetch: () => unknown;
};

/** In place of what a query has not brought: why it failed, that there is no connection, or its skeleton. */
export const Waiting = ({ query, skeleton }: { query: Query; skeleton: ReactNode }) => {
  if (query.error) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  return query.fetchStatus === 'paused' ? <OfflineView /> : skeleton;
};
