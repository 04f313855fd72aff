import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { storeSort } from '#shared/codes/store-sort.ts';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Point } from '#shared/geo/distance.ts';
import { homeRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../../lib/i18n.ts';
import { isPlain } from '../../../../domain/store/filters.ts';
import { useFilters } from '../../../../domain/store/use-filters.ts';
import { DishList } from './dish-list.tsx';
import { FarList } from '../../../../domain/store/far-list.tsx';
import { ListBar } from '../../../../domain/store/list-bar.tsx';
import { CouponHead } from '../../../../domain/offers/coupon-head.tsx';
import { couponProblem, CouponState } from '../../../../domain/offers/coupon-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { NothingFound } from './nothing-found.tsx';
import { storesQuery } from '../../../../domain/store/list-queries.ts';
import { StoreList } from '../../../../domain/store/store-list.tsx';

/** Sorts of dishes; 5 is the price at the door. */
const DISH_SORTS = [
  [storeSort.codes.overall, 'match'],
  [5, 'allIn'],
  [storeSort.codes.distance, 'distance'],
  [storeSort.codes.sales, 'sales'],
] as const;

/** Why a coupon leaves stores out. */
const couponWhy = ({ productIds }: ListCoupon) =>
  productIds.length > 0 ? 'search.couponDishes' : 'search.couponStores';

/** What is searched for: a word, a coupon whose stores are wanted, or both. */
type Asked = { keyword?: string; redpackId?: string };

const Stores = ({ at, ...asked }: { at: Point } & Asked) => {
  const t = useT();
  const [filters, setFilters] = useFilters();
  const wanted = { at, filters, ...asked };
  const list = useInfiniteQuery(storesQuery(wanted));
  const redpack = list.data?.pages[0]?.redpack;
  const problem = couponProblem(redpack, list.error);
  const head = redpack && <CouponHead redpack={redpack} why={couponWhy} />;
  if (problem !== null)
    return (
      <>
        {head}
        <CouponState problem={problem} otherBusiness={t('search.couponOther')}>
          <Link className="button-link" to={homeRoutes.home.path}>
            {t('good.likedGo')}
          </Link>
        </CouponState>
      </>
    );
  const nothing =
    asked.keyword === undefined
      ? t('search.noCouponStores')
      : t('search.noStores', { keyword: asked.keyword });
  return (
    <>
      {head}
      <ListBar filters={filters} onChange={setFilters} />
      <StoreList
        wanted={wanted}
        hasTop
        empty={<NothingFound at={at} title={isPlain(filters) ? nothing : t('home.noMatch')} />}
        end={<FarList at={at} {...asked} />}
      />
    </>
  );
};

const Dishes = ({ at, keyword }: { at: Point; keyword: string }) => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const sort = Number(query.get('dishSort') ?? storeSort.codes.overall);
  const choose = (code: number): void => {
    const next = new URLSearchParams(query);
    next.set('dishSort', String(code));
    setQuery(next, { replace: true });
  };
  return (
    <>
      <div className="list-bar">
        <div className="list-bar__row" role="group" aria-label={t('home.sort')}>
          {DISH_SORTS.map(([code, name]) => (
            <button
              key={code}
              type="button"
              className="pill"
              aria-pressed={sort === code}
              onClick={() => choose(code)}
            >
              {t(`home.sort.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <DishList at={at} keyword={keyword} sort={sort} />
    </>
  );
};

/** What was found: stores, or dishes of all stores; the address holds which. */
export const SearchResults = ({ at, keyword, redpackId }: { at: Point } & Asked) => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  // a coupon's dishes are shown with their stores
  const isOfCoupon = redpackId !== undefined;
  const isDishes = keyword !== undefined && !isOfCoupon && query.get('tab') === 'dishes';
  const choose = (tab: 'stores' | 'dishes'): void => {
    const next = new URLSearchParams(query);
    next.set('tab', tab);
    setQuery(next, { replace: true });
  };
  const title = keyword === undefined ? t('search.couponTitle') : t('search.found', { keyword });
  if (isOfCoupon || keyword === undefined)
    return (
      <>
        <h2 className="unseen">{title}</h2>
        <Stores
          at={at}
          {...(keyword !== undefined && { keyword })}
          {...(isOfCoupon && { redpackId })}
        />
      </>
    );
  return (
    <>
      <h2 className="unseen">{title}</h2>
      <div className="class-tabs class-tabs--even" role="group" aria-label={t('search.tabs')}>
        {(['stores', 'dishes'] as const).map((tab) => (
          <button
            key={tab}
            type="button"
            className="plain class-tabs__one"
            aria-pressed={(tab === 'dishes') === isDishes}
            onClick={() => choose(tab)}
          >
            {t(`search.${tab}`)}
          </button>
        ))}
      </div>
      {isDishes ? <Dishes at={at} keyword={keyword} /> : <Stores at={at} keyword={keyword} />}
    </>
  );
};
