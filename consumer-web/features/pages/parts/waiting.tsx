import type { ReactNode } from 'react';
import { LoadFailed, OfflineView } from '../../../ui/load-failed.tsx';

type Asked = {
  fetchStatus: 'fetching' | 'paused' | 'idle';
  error: unknown;
  refetch: () => unknown;
};

/** In place of what is asked for: that there is no line, why it failed, or its skeleton. */
export const Waiting = ({ query, skeleton }: { query: Asked; skeleton: ReactNode }) => {
  if (query.error) return <LoadFailed error={query.error} onRetry={query.refetch} />;
  return query.fetchStatus === 'paused' ? <OfflineView /> : skeleton;
};
