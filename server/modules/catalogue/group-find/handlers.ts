import type { groupFindCalls } from '#shared/contract/consumer/group-find.ts';
import type { Handlers } from '#server/kit/context.ts';
import { frontFilter } from './front-filter.ts';
import { nearDeals, nearStores } from './lists.ts';
import { searchWords } from './words.ts';

export const groupFindHandlers: Pick<Handlers, keyof typeof groupFindCalls> = {
  groupProductNearList: nearDeals,
  groupNearStoreList: nearStores,
  groupNearFrontFilter: frontFilter,
  groupSearchWords: searchWords,
};
