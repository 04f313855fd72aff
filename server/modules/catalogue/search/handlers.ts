import type { takeoutSearchCalls } from '#shared/contract/consumer/takeout-search.ts';
import type { Handlers } from '#server/kit/context.ts';
import { associateStore } from './dishes.ts';
import {
  classifyListChildren,
  classifyParentList,
  nearFrontFilter,
  nearLabelList,
} from './filters.ts';
import { nearStoreList } from './near-list.ts';
import { associationalClick, associationalWordList, trendingSearch } from './words.ts';

export const searchHandlers: Pick<Handlers, keyof typeof takeoutSearchCalls | 'nearLabelList'> = {
  nearStoreList,
  associateStore,
  nearLabelList,
  nearFrontFilter,
  associationalWordList,
  associationalClick,
  classifyParentList,
  classifyListChildren,
  trendingSearch,
};
