import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { ListState, type ListQuery } from './list-state.tsx';
import { LoadMore } from './load-more.tsx';

/** What is read of a `useInfiniteQuery`. */
type Pages = ListQuery & {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = {
  pages: Pages;
  /** No row of the loaded pages is to be shown. */
  isEmpty: boolean;
  empty: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
};

/** A list that loads page by page: `ListState`, and the way to more below its rows. */
export const PagedList = ({ pages, isEmpty, empty, skeleton, children }: Props) => {
  const t = useT();
  const { fetchNextPage: handleLoad } = pages;
  return (
    <ListState
      query={pages}
      isEmpty={isEmpty && !pages.hasNextPage}
      empty={empty}
      skeleton={skeleton}
    >
      {children}
      <LoadMore
        hasMore={pages.hasNextPage}
        isLoading={pages.isFetchingNextPage}
        hasFailed={pages.isFetchNextPageError}
        onLoad={handleLoad}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </ListState>
  );
};
