import type { CouponBusiness } from '../codes/coupon.ts';
import { joinPath } from '../routes/query.ts';

/** Query of a market store's page (spec 000 §2). Missing ones are left out. */
export type MarketStoreQuery = {
  id: string;
  t?: string;
  isShare?: string;
  from?: string;
  classifyId?: string;
  tradeId?: string;
  productId?: string;
  isHalfWebView?: string;
};

/** The path of a supermarket’s page. */
export const marketStorePath = ({
  id,
  t,
  isShare,
  from,
  classifyId,
  tradeId,
  productId,
  isHalfWebView,
}: MarketStoreQuery): string =>
  joinPath('/market/store', {
    id,
    t,
    isShare,
    from,
    classifyId,
    tradeId,
    productId,
    isHalfWebView,
  });

/** A store's page by its business (spec 000 §2). */
export const storePath = (business: CouponBusiness, id: string, productId = ''): string =>
  business === 'market'
    ? marketStorePath({ id, productId })
    : joinPath(business === 'group' ? '/group/store' : '/store', { id });

const SEARCH: Record<CouponBusiness, { byRedPacket: string; all: string }> = {
  takeout: { byRedPacket: '/search', all: '/categories' },
  market: { byRedPacket: '/market/redpackSearch', all: '/market/near' },
  group: { byRedPacket: '/group/search/product', all: '/group/search' },
};

/** The list of stores that a red packet is for; without a red packet the business's list page. */
export const storesPath = (business: CouponBusiness, redpackId: string): string =>
  redpackId === '' ? SEARCH[business].all : joinPath(SEARCH[business].byRedPacket, { redpackId });
