import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { LoadMore } from './load-more.tsx';
import { Waiting } from './waiting.tsx';

/** What is read of a `useInfiniteQuery`. */
type Pages = {
  data: unknown;
  error: unknown;
  isPending: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = {
  pages: Pages;
  /** No row of the pages that are there is to be shown. */
  isEmpty: boolean;
  empty: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
};

/** A list that loads page by page: its skeleton, its failure, its empty state, and the way to more below its rows. */
export const PagedList = ({ pages, isEmpty, empty, skeleton, children }: Props) => {
  const t = useT();
  const hasFailed = pages.data === undefined && pages.error !== null;
  if (hasFailed || pages.isPending) return <Waiting query={pages} skeleton={skeleton} />;
  if (isEmpty && !pages.hasNextPage) return empty;
  return (
    <>
      {children}
      <LoadMore
        hasMore={pages.hasNextPage}
        isLoading={pages.isFetchingNextPage}
        hasFailed={pages.isFetchNextPageError}
        onLoad={pages.fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};
