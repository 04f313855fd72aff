import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storeSort } from '#shared/codes/store-sort.ts';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { CouponHead } from '../../../../domain/offers/coupon-head.tsx';
import { couponProblem } from '../../../../domain/offers/coupon-state.tsx';
import { StoreCard } from '../../../../domain/store/store-card.tsx';
import { StoreSkeletons } from '../../../../domain/store/store-skeletons.tsx';
import { rowsOf } from '../../../../lib/api/paging.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { marketStoresQuery } from '../queries.ts';
import { useAddress } from '../use-address.ts';
import { FarStores } from '../../../../domain/market/far-stores.tsx';
import { NoCoupon } from './no-coupon.tsx';
import { StoresBar } from './stores-bar.tsx';

const FIRST_SCREEN = 3;
const USUAL = String(storeSort.codes.overall);

const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const t = useT();
  return (
    <StateView title={t('market.noMatch')} text={t('home.noMatchText')}>
      <Button onPress={onClear}>{t('home.filterClear')}</Button>
    </StateView>
  );
};

/** Why a coupon leaves supermarkets out. */
const couponWhy = ({ productIds }: ListCoupon) =>
  productIds.length > 0 ? 'search.couponGoods' : 'search.couponMarkets';

type Props = { at: Point; keyword?: string; redpackId?: string; empty: ReactNode };

/** Supermarkets that deliver to the place, sorted and narrowed as the address says, and then those that do not. */
export const StoresList = ({ empty, ...wanted }: Props) => {
  const [sort, setSort] = useAddress('sort', USUAL);
  const [tag, setTag] = useAddress('tag', '');
  const list = useInfiniteQuery(marketStoresQuery({ ...wanted, sort: Number(sort), tag }));
  const stores = rowsOf(list.data?.pages, ({ storeId }) => storeId);
  const redpack = list.data?.pages[0]?.redpack;
  const problem = couponProblem(redpack, list.error);
  const head = redpack && <CouponHead redpack={redpack} kind="market" why={couponWhy} />;
  if (problem !== null)
    return (
      <>
        {head}
        <NoCoupon problem={problem} />
      </>
    );
  const hasEnded = list.data !== undefined && !list.hasNextPage;
  return (
    <>
      {head}
      <StoresBar
        sort={Number(sort)}
        tag={tag}
        onSort={(code) => setSort(String(code))}
        onTag={setTag}
      />
      <PagedList
        pages={list}
        isEmpty={stores.length === 0}
        empty={tag === '' ? empty : <NoMatch onClear={() => setTag('')} />}
        skeleton={<StoreSkeletons />}
      >
        <ul className="stores" aria-busy={list.isFetching}>
          {stores.map((store, index) => (
            <li key={store.storeId}>
              <StoreCard
                store={store}
                dishes={store.products}
                isEager={index < FIRST_SCREEN}
                path={storePath('market', store.storeId)}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      {hasEnded && tag === '' && <FarStores {...wanted} />}
    </>
  );
};
