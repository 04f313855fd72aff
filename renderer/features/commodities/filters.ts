import type { BodyOf } from '#shared/contract/define.ts';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import type { contract } from '#shared/contract/index.ts';
import {
  PRODUCT_SORTS,
  PRODUCT_STATES,
  type MerchantProductSort,
  type ProductState,
} from '#shared/contract/merchant/product.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { isId } from '../../lib/address.ts';

export const PAGE_SIZE = 20;
export const KEYWORD_MAX = 50;
export type Category = (typeof PRODUCT_CATEGORIES)[number];

/** The filters of the list of products. */
export type Filters = {
  state: ProductState;
  category: Category;
  storeId: StoreId | null;
  keyword: string;
  sort: MerchantProductSort;
  offset: number;
};

export const DEFAULT_FILTERS: Filters = {
  state: 'ALL',
  category: 'all',
  storeId: null,
  keyword: '',
  sort: 'DEFAULT',
  offset: 0,
};

/** Filters from the address; what does not read is as if it were not there. */
export const filtersOf = (query: URLSearchParams): Filters => {
  const [store, offset] = [query.get('store'), Number(query.get('offset'))];
  return {
    state: PRODUCT_STATES.find((state) => state === query.get('state')) ?? 'ALL',
    category: PRODUCT_CATEGORIES.find((category) => category === query.get('category')) ?? 'all',
    storeId: isId(store) ? asId(store) : null,
    keyword: (query.get('q') ?? '').slice(0, KEYWORD_MAX),
    sort: PRODUCT_SORTS.find((sort) => sort === query.get('sort')) ?? 'DEFAULT',
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
};

/** The address of filters: only what differs from all products. */
export const queryOf = ({
  state,
  category,
  storeId,
  keyword,
  sort,
  offset,
}: Filters): URLSearchParams => {
  const query = new URLSearchParams();
  if (state !== 'ALL') query.set('state', state);
  if (category !== 'all') query.set('category', category);
  if (storeId) query.set('store', storeId);
  if (keyword) query.set('q', keyword);
  if (sort !== 'DEFAULT') query.set('sort', sort);
  if (offset > 0) query.set('offset', String(offset));
  return query;
};

/** Whether the list is less than all products. */
export const isNarrowed = ({ state, category, storeId, keyword }: Filters): boolean =>
  state !== 'ALL' || category !== 'all' || storeId !== null || keyword.trim() !== '';

export const requestOf = ({
  state,
  category,
  storeId,
  keyword,
  sort,
  offset,
}: Filters): BodyOf<typeof contract.merchantProductList> => ({
  state,
  category,
  sort,
  offset,
  size: PAGE_SIZE,
  ...(storeId && { storeIds: [storeId] }),
  ...(keyword.trim() && { keyword: keyword.trim() }),
});
