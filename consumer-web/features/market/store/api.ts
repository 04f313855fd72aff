import { marketFindCalls } from '#shared/contract/consumer/market-find.ts';
import { marketGoodsCalls } from '#shared/contract/consumer/market-goods.ts';
import { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { marketClassify, marketProductListNew, marketProductDetail } = marketGoodsCalls;
const { marketProductStock, marketBrowse } = marketGoodsCalls;
const { marketListStoreProduct } = marketFindCalls;
const { marketStoreLike, marketStoreLiked } = marketStoreCalls;

/** The calls of a supermarket's page that its cart does not make. */
export const api = bindCalls({
  marketClassify,
  marketProductListNew,
  marketProductDetail,
  marketProductStock,
  marketListStoreProduct,
  marketBrowse,
  marketStoreLike,
  marketStoreLiked,
});
