import type { ReplyOf } from '#shared/contract/define.ts';
import type { findCalls } from './api.ts';

export type Category = ReplyOf<(typeof findCalls)['marketCategories']>['result'][number];
export type Word = ReplyOf<(typeof findCalls)['associationalWordList']>['result'][number];
