import type { groupDecorCalls } from '#shared/contract/consumer/group-decor.ts';
import type { groupStoreCalls } from '#shared/contract/consumer/group-store.ts';
import type { Handlers } from '#server/kit/context.ts';
import { reportOf } from '../report/report.ts';
import { storeDeals, storeDealsByType } from './deals.ts';
import {
  categories,
  covers,
  decorCount,
  product,
  products,
  productsForCover,
  specialities,
  story,
} from './decor.ts';
import { likeProduct, likeStore, productLikes, storeLikes } from './like.ts';
import { mainPage } from './main-page.ts';
import { groupStoreOrRefuse } from './store-repo.ts';

type Names = keyof typeof groupDecorCalls | keyof typeof groupStoreCalls;

export const groupStoreHandlers: Pick<Handlers, Names> = {
  groupStoreMainPage: mainPage,
  groupProductStoreList: storeDeals,
  groupProductStoreListByType: storeDealsByType,
  groupStoreLikeAdd: likeStore,
  groupStoreLikeGet: storeLikes,
  groupProductLikeAdd: likeProduct,
  groupProductLikeGet: productLikes,
  groupStoreReport: reportOf(groupStoreOrRefuse),
  groupDecorCount: decorCount,
  groupDecorCovers: covers,
  groupDecorStory: story,
  groupDecorProductsForCover: productsForCover,
  groupDecorCategories: categories,
  groupDecorProducts: products,
  groupDecorProduct: product,
  groupDecorSpecialities: specialities,
};
