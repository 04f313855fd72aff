import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { nearProductsQuery } from '../queries.ts';
import { useBrowse } from '../store.ts';
import { DealCard } from './deal-card.tsx';
import { DealCardSkeleton } from './deal-card-skeleton.tsx';
import { NoDeals } from './no-deals.tsx';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 4;

/** All deals that were loaded so far, and the way to more. */
export const DealList = () => {
  const t = useT();
  const { category, keyword } = useBrowse();
  const pages = useInfiniteQuery(nearProductsQuery(category, keyword));
  const deals = rowsOf(pages.data?.pages, (deal) => deal.productId);
  return (
    <PagedList
      pages={pages}
      isEmpty={deals.length === 0}
      empty={<NoDeals keyword={keyword} />}
      skeleton={<DealCardSkeleton />}
    >
      <h2 className="unseen">{t('deal.list')}</h2>
      <ul className="deals">
        {deals.map((deal, index) => (
          <li key={deal.productId}>
            <DealCard deal={deal} isEager={index < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
