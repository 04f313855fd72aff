import type { Call } from '../define.ts';
import { merchantDealPromotionCalls } from './deal-promotion.ts';
import { merchantPickCalls } from './pick.ts';
import { merchantProductCalls } from './product.ts';
import { merchantRecordsCalls } from './records.ts';
import { merchantVisitCalls } from './visit.ts';

/** The calls of pages that bring them when they are opened, one line an area. */
export const merchantLaterContract = {
  ...merchantDealPromotionCalls,
  ...merchantPickCalls,
  ...merchantProductCalls,
  ...merchantRecordsCalls,
  ...merchantVisitCalls,
} as const satisfies Record<string, Call>;
