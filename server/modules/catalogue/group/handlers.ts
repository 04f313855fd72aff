import type { Handlers } from '#server/kit/context.ts';
import { productInfo } from './info.ts';
import { nearList } from './near-list.ts';

export const groupProductHandlers: Pick<Handlers, 'groupProductNearList' | 'groupProductInfo'> = {
  groupProductNearList: nearList,
  groupProductInfo: productInfo,
};
