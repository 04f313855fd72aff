import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useT } from '../../../lib/i18n.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useComboLabels } from '../use-combo-labels.ts';
import { WindowedRows } from '../../../ui/windowed-rows.tsx';
import { DealCardSkeleton } from '../parts/deal-card-skeleton.tsx';
import { DealCard } from '../parts/deal-card.tsx';
import type { FoundDeal } from './model.ts';
import { nearDealsQuery, type Asked } from './queries.ts';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 4;

const keyOf = ({ productId }: FoundDeal): string => productId;

/** All deals that were loaded so far, and the way to more. */
export const DealList = ({ asked, empty }: { asked: Asked; empty: ReactNode }) => {
  const t = useT();
  const pages = useInfiniteQuery(nearDealsQuery(asked));
  const deals = rowsOf(pages.data?.pages, keyOf);
  const labels = useComboLabels(
    (pages.data?.pages ?? []).map(({ result }) => ({
      productIds: result.map(({ productId }) => productId),
    })),
  );
  return (
    <PagedList
      pages={pages}
      isEmpty={deals.length === 0}
      empty={empty}
      skeleton={<DealCardSkeleton />}
    >
      <h2 className="unseen">{t('deal.list')}</h2>
      <WindowedRows className="deals" rows={deals} keyOf={keyOf} isBusy={pages.isFetching}>
        {(deal, item, index) => (
          <li {...item}>
            <DealCard
              deal={deal}
              isEager={index < FIRST_SCREEN}
              comboLabel={labels.get(deal.productId)}
            />
          </li>
        )}
      </WindowedRows>
    </PagedList>
  );
};
