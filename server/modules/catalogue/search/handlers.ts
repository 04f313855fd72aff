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
import { associationalClick, trendingSearch } from './words.ts';

/** All but the suggested words, which both shops have (`market/words.ts`). */
export const searchHandlers: Pick<
  Handlers,
  Exclude<keyof typeof takeoutSearchCalls, 'associationalWordList'> | 'nearLabelList'
> = {
  nearStoreList,
  associateStore,
  nearLabelList,
  nearFrontFilter,
  associationalClick,
  classifyParentList,
  classifyListChildren,
  trendingSearch,
};
