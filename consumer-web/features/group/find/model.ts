import type { ReplyOf } from '#shared/contract/define.ts';
import type { findCalls } from './api.ts';

/** A deal in a list near a place. */
export type FoundDeal = ReplyOf<(typeof findCalls)['groupProductNearList']>['result'][number];
/** A store with some of its deals. */
export type FoundStore = ReplyOf<(typeof findCalls)['groupNearStoreList']>['result'][number];
export type FrontFilter = ReplyOf<(typeof findCalls)['groupNearFrontFilter']>;
export type Word = ReplyOf<(typeof findCalls)['groupSearchWords']>['result'][number];
