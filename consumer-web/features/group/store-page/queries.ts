import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { SHOWCASE_MOST } from '#shared/contract/consumer/group-decor.ts';
import { asId, type Id, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import type { Spot } from '../../../domain/place/place.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import type { Category } from '../find/filters.ts';
import { api } from './api.ts';
import type { ShowcasePiece } from './model.ts';

const of = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });

/** A store's page, measured from a place. Its key begins with `mine`: it knows who likes the store. */
export const storePageQuery = (storeId: string, { lat, lon }: Pick<Spot, 'lat' | 'lon'>) =>
  queryOptions({
    queryKey: ['mine', 'groupStore', storeId, lat, lon],
    queryFn: ({ signal }) => api.groupStoreMainPage({ ...of(storeId), lat, lon }, { signal }),
  });

/** How much a store shows of itself: which tabs it has. */
export const decorCountQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['groupStoreDecorCount', storeId],
    queryFn: ({ signal }) => api.groupDecorCount(of(storeId), { signal }),
  });

export const coversQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['groupStoreCovers', storeId],
    queryFn: ({ signal }) => api.groupDecorCovers(of(storeId), { signal }),
  });

/** Hides what the merchant keeps off its own page (spec 002 §7). */
const ON_STORE_PAGE = { productNotShowPage: 'merchantHomePage' } as const;

export const storeDealsQuery = (storeId: string, productType: Category) =>
  infiniteQueryOptions({
    queryKey: ['groupStoreDeals', storeId, productType],
    queryFn: ({ pageParam, signal }) =>
      api.groupProductStoreListByType(
        { ...of(storeId), ...ON_STORE_PAGE, productType, offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** As many deals as are looked through for those of a showcase piece. */
const DEALS_MOST = 100;

/** Deals of a store, to find those that a showcase piece belongs to. */
export const dealsOfStoreQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['groupStoreDealsOf', storeId],
    queryFn: ({ signal }) =>
      api.groupProductStoreList({ ...of(storeId), ...ON_STORE_PAGE, size: DEALS_MOST }, { signal }),
  });

export const storyQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['groupStoreStory', storeId],
    queryFn: ({ signal }) => api.groupDecorStory(of(storeId), { signal }),
  });

/** What the showcase tab shows: signature items and the first pieces. */
export const showcaseCoverQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['groupStoreShowcaseCover', storeId],
    queryFn: async ({ signal }) => {
      const [specialities, pieces] = await Promise.all([
        api.groupDecorSpecialities(of(storeId), { signal }),
        api.groupDecorProductsForCover(of(storeId), { signal }),
      ]);
      return { specialities: specialities.result, pieces: pieces.result };
    },
  });

const PAGE = 100;

/** The whole showcase of a store: its pieces are at most some pages. */
const piecesOf = async (storeId: string, signal: AbortSignal): Promise<ShowcasePiece[]> => {
  const pieces: ShowcasePiece[] = [];
  while (pieces.length < SHOWCASE_MOST) {
    const page = await api.groupDecorProducts(
      { ...of(storeId), offset: pieces.length, size: PAGE },
      { signal },
    );
    pieces.push(...page.result);
    if (!page.next) break;
  }
  return pieces;
};

/** A showcase by category, in the order of its categories. */
export const showcaseQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['groupStoreShowcase', storeId],
    queryFn: async ({ signal }) => {
      const [{ result: categories }, pieces] = await Promise.all([
        api.groupDecorCategories(of(storeId), { signal }),
        piecesOf(storeId, signal),
      ]);
      return categories
        .map(({ id, name }) => ({
          id,
          name,
          products: pieces.filter(({ categoryId }) => categoryId === id),
        }))
        .filter(({ products }) => products.length > 0);
    },
  });

export const pieceQuery = (id: string) =>
  queryOptions({
    queryKey: ['groupStorePiece', id],
    queryFn: ({ signal }) => api.groupDecorProduct({ id: asId<Id<'showcase'>>(id) }, { signal }),
  });

export const dealLikeQuery = (productId: string) =>
  queryOptions({
    queryKey: ['mine', 'groupDealLike', productId],
    queryFn: ({ signal }) =>
      api.groupProductLikeGet({ id: asId<ProductId>(productId) }, { signal }),
  });

export const storeLikeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['mine', 'groupStoreLike', storeId],
    queryFn: ({ signal }) => api.groupStoreLikeGet({ id: asId<StoreId>(storeId) }, { signal }),
  });
