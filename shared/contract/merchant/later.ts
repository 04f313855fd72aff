import type { Call } from '../define.ts';
import { merchantDealPromotionCalls } from './deal-promotion.ts';
import { merchantProductCalls } from './product.ts';
import { merchantPromotionCalls } from './promotion.ts';
import { merchantRecordsCalls } from './records.ts';
import { merchantVisitCalls } from './visit.ts';

/** The calls of pages that bring them when they are opened, one line an area. */
export const merchantLaterContract = {
  ...merchantDealPromotionCalls,
  ...merchantProductCalls,
  ...merchantPromotionCalls,
  ...merchantRecordsCalls,
  ...merchantVisitCalls,
} as const satisfies Record<string, Call>;
