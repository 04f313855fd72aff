import type { Call } from '../define.ts';
import { merchantCommentCalls } from './comment.ts';
import { merchantDayCloseCalls } from './day-close.ts';
import { merchantDealPromotionCalls } from './deal-promotion.ts';
import { merchantMenuDraftCalls } from './menu-drafts.ts';
import { merchantOrderRecordsCalls } from './order-records.ts';
import { merchantPickCalls } from './pick.ts';
import { merchantProductCalls } from './product.ts';
import { merchantProductEditCalls } from './product-edit.ts';
import { merchantPromotionCalls } from './promotion.ts';
import { merchantRecordsCalls } from './records.ts';
import { merchantVisitCalls } from './visit.ts';

/** The calls of pages that bring them when they are opened, one line an area. */
export const merchantLaterContract = {
  ...merchantCommentCalls,
  ...merchantDayCloseCalls,
  ...merchantDealPromotionCalls,
  ...merchantMenuDraftCalls,
  ...merchantOrderRecordsCalls,
  ...merchantPickCalls,
  ...merchantProductCalls,
  ...merchantProductEditCalls,
  ...merchantPromotionCalls,
  ...merchantRecordsCalls,
  ...merchantVisitCalls,
} as const satisfies Record<string, Call>;
