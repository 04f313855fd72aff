import { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { Likes } from '../store/liked-query.ts';

const { marketStoreLikes } = marketStoreCalls;
const api = bindCalls({ marketStoreLikes });

/** Favourite supermarkets (decision P20). */
export const marketLikes: Likes = {
  kind: 'market',
  read: api.marketStoreLikes,
  routes: {
    home: consumerRoutes.marketIndex.path,
    list: `${consumerRoutes.marketNear.path}?kind=liked`,
  },
};
