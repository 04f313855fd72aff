import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useT } from '../../../lib/i18n.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useComboLabels } from '../use-combo-labels.ts';
import { WindowedRows } from '../../../ui/windowed-rows.tsx';
import { DealCardSkeleton } from '../parts/deal-card-skeleton.tsx';
import type { FoundStore } from './model.ts';
import { nearStoresQuery, type Asked } from './queries.ts';
import { StoreCard } from './store-card.tsx';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 3;

const keyOf = ({ storeId }: FoundStore): string => storeId;

/** All stores that were loaded so far, each with some deals, and the way to more. */
export const StoreList = ({ asked, empty }: { asked: Asked; empty: ReactNode }) => {
  const t = useT();
  const pages = useInfiniteQuery(nearStoresQuery(asked));
  const stores = rowsOf(pages.data?.pages, keyOf);
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
      <WindowedRows className="deal-shops" rows={stores} keyOf={keyOf} isBusy={pages.isFetching}>
        {(store, item, index) => (
          <li {...item}>
            <StoreCard
              store={store}
              isEager={index < FIRST_SCREEN}
              comboLabel={labels.get(store.storeId)}
            />
          </li>
        )}
      </WindowedRows>
    </PagedList>
  );
};
