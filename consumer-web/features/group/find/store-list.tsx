import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useT } from '../../../lib/i18n.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useComboLabels } from '../combo-labels.ts';
import { DealCardSkeleton } from '../parts/deal-card-skeleton.tsx';
import { nearStoresQuery, type Asked } from './queries.ts';
import { StoreCard } from './store-card.tsx';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 3;

/** All stores that were loaded so far, each with some deals, and the way to more. */
export const StoreList = ({ asked, empty }: { asked: Asked; empty: ReactNode }) => {
  const t = useT();
  const pages = useInfiniteQuery(nearStoresQuery(asked));
  const stores = rowsOf(pages.data?.pages, (store) => store.storeId);
  const labels = useComboLabels(
    (pages.data?.pages ?? []).map(({ result }) => ({
      storeIds: result.map(({ storeId }) => storeId),
    })),
  );
  return (
    <PagedList
      pages={pages}
      isEmpty={stores.length === 0}
      empty={empty}
      skeleton={<DealCardSkeleton />}
    >
      <h2 className="unseen">{t('deal.storeList')}</h2>
      <ul className="deal-shops" aria-busy={pages.isFetching}>
        {stores.map((store, index) => (
          <li key={store.storeId}>
            <StoreCard
              store={store}
              isEager={index < FIRST_SCREEN}
              comboLabel={labels.get(store.storeId)}
            />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
