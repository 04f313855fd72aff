import '../../chips.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { rowsOf } from '../../../../lib/api/paging.ts';
import { useT } from '../../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../../ui/choice-buttons.tsx';
import { Link } from '../../../../ui/link.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { DealCardSkeleton } from '../../parts/deal-card-skeleton.tsx';
import { DealCard } from '../../parts/deal-card.tsx';
import type { Category } from '../../find/filters.ts';
import { useComboLabels } from '../../use-combo-labels.ts';
import { discountsQuery } from '../../discounts-query.ts';
import { storeDealsQuery } from '../queries.ts';

const NoDeals = () => {
  const t = useT();
  return (
    <StateView title={t('groupStore.dealsNone')} text={t('groupStore.dealsNoneText')}>
      <Link className="button-link" to={consumerRoutes.groupBooking.path}>
        {t('groupStore.browse')}
      </Link>
    </StateView>
  );
};

type TypesProps = { storeId: string; chosen: Category; onChoose: (type: Category) => void };

/** The types of a store's deals; one type needs no choice. They are those of the list of all. */
const Types = ({ storeId, chosen, onChoose }: TypesProps) => {
  const t = useT();
  const types =
    useInfiniteQuery(storeDealsQuery(storeId, 'all')).data?.pages[0]?.types.map(
      ({ productType }) => productType,
    ) ?? [];
  if (types.length < 2) return null;
  return (
    <ChoiceButtons
      label={t('groupStore.types')}
      names={['all', ...types] as const}
      chosen={chosen}
      textOf={(name) => t(`deal.category.${name}`)}
      onChoose={onChoose}
      className="gstore__types"
      buttonClassName="chip"
    />
  );
};

/** Deals to what one piece costs with the best coupon. */
const useOfferPrices = (storeId: string): ReadonlyMap<string, Cents> => {
  const rows = useQuery(discountsQuery(storeId)).data?.result ?? [];
  return new Map(
    rows
      .filter(({ quantity }) => quantity === 1)
      .map(({ productId, payAmount }) => [productId, payAmount]),
  );
};

/** The deals that can be used at a store, by type. */
export const DealsTab = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const [type, setType] = useState<Category>('all');
  const pages = useInfiniteQuery(storeDealsQuery(storeId, type));
  const offerPrices = useOfferPrices(storeId);
  const labels = useComboLabels(
    (pages.data?.pages ?? []).map(({ result }) => ({
      productIds: result.map(({ productId }) => productId),
    })),
  );
  const deals = rowsOf(pages.data?.pages, (deal) => deal.productId);
  return (
    <>
      <Types storeId={storeId} chosen={type} onChoose={setType} />
      <PagedList
        pages={pages}
        isEmpty={deals.length === 0}
        empty={<NoDeals />}
        skeleton={<DealCardSkeleton />}
      >
        <h2 className="unseen">{t('groupStore.tab.deals')}</h2>
        <ul className="deals">
          {deals.map((deal) => (
            <li key={deal.productId}>
              <DealCard
                deal={deal}
                isEager={false}
                isAtStore
                offerPrice={offerPrices.get(deal.productId)}
                comboLabel={labels.get(deal.productId)}
              />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
};
