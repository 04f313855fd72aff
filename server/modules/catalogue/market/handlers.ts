import type { marketGoodsCalls } from '#shared/contract/consumer/market-goods.ts';
import type { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import type { Handlers } from '#server/kit/context.ts';
import { likesHandler } from '../favourites/list.ts';
import { liked, likeHandler } from '../store/like.ts';
import { slotHandler } from '../store/times.ts';
import { categoryMenu, classify } from './classes.ts';
import {
  browse,
  menuOfClass,
  productDetail,
  productList,
  productListNew,
  productStatus,
  skuStock,
} from './goods.ts';
import { marketGet, pageFee } from './store.ts';

/** Supermarkets and their products. */
export const marketStoreHandlers: Pick<
  Handlers,
  keyof typeof marketStoreCalls | keyof typeof marketGoodsCalls
> = {
  marketStoreGet: marketGet,
  marketCookTimes: slotHandler('market', 'delivery'),
  marketAskForTimes: slotHandler('market', 'pickup'),
  marketPageFee: pageFee,
  marketStoreLike: likeHandler('market'),
  marketStoreLiked: liked,
  marketStoreLikes: likesHandler('market'),
  marketClassify: classify,
  marketMenu: menuOfClass,
  marketProductList: productList,
  marketProductListNew: productListNew,
  marketProductStatus: productStatus,
  marketProductStock: skuStock,
  marketProductDetail: productDetail,
  marketBrowse: browse,
  marketCategoryMenu: categoryMenu,
};
