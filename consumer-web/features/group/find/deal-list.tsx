import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useT } from '../../../lib/i18n.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useComboLabels } from '../combo-labels.ts';
import { DealCardSkeleton } from '../parts/deal-card-skeleton.tsx';
import { DealCard } from '../parts/deal-card.tsx';
import { nearDealsQuery, type Asked } from './queries.ts';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 4;

/** All deals that were loaded so far, and the way to more. */
export const DealList = ({ asked, empty }: { asked: Asked; empty: ReactNode }) => {
  const t = useT();
  const pages = useInfiniteQuery(nearDealsQuery(asked));
  const deals = rowsOf(pages.data?.pages, (deal) => deal.productId);
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
      <ul className="deals" aria-busy={pages.isFetching}>
        {deals.map((deal, index) => (
          <li key={deal.productId}>
            <DealCard
              deal={deal}
              isEager={index < FIRST_SCREEN}
              comboLabel={labels.get(deal.productId)}
            />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
