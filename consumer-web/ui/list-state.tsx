import type { ReactNode } from 'react';
import { Waiting } from './waiting.tsx';

/** What is read of a query that brings a list. */
export type ListQuery = {
  data: unknown;
  error: unknown;
  isPending: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

type Props = {
  query: ListQuery;
  isEmpty: boolean;
  empty: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
};

/**
 * A list in each of its states: loading, failed, offline, empty, rows. A list that was empty when it last loaded
 * is not called empty once its refetch has failed, or is paused while offline.
 */
export const ListState = ({ query, isEmpty, empty, skeleton, children }: Props): ReactNode => {
  const { data, error, isPending, fetchStatus } = query;
  const hasFailed = error !== null;
  if (isPending || (data === undefined && hasFailed))
    return <Waiting query={query} skeleton={skeleton} />;
  if (!isEmpty) return children;
  if (!hasFailed && fetchStatus !== 'paused') return empty;
  return fetchStatus === 'fetching' ? skeleton : <Waiting query={query} skeleton={skeleton} />;
};
