import { marketFindCalls } from '#shared/contract/consumer/market-find.ts';
import { marketHomeCalls } from '#shared/contract/consumer/market-home.ts';
import { marketingToolCalls } from '#shared/contract/consumer/marketing-tool.ts';
import { takeoutSearchCalls } from '#shared/contract/consumer/takeout-search.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { associationalWordList } = takeoutSearchCalls;
const { marketLanterns, marketSeckillIntervals } = marketHomeCalls;
export const findCalls = {
  ...marketFindCalls,
  associationalWordList,
  marketLanterns,
  marketSeckillIntervals,
  ...marketingToolCalls,
} as const;

/** The calls of finding supermarkets and their goods. */
export const api = bindCalls(findCalls);
