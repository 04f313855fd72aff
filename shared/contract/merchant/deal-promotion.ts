import * as z from 'zod/mini';
import {
  ACTIVITY_STATES,
  GROUP_ACTIVITY_KINDS,
  GROUP_ACTIVITY_PARTS,
  PROMOTION_ACTS,
  PROMOTION_ITEMS_MOST,
} from '../../codes/group-activity.ts';
import type { Id, ProductId, RequestId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, text, withDefault } from '../wire.ts';

const LIMIT_MOST = 1_000_000;
const limit = z.int().check(z.gte(-1), z.lte(LIMIT_MOST));
const activityId = id<Id<'groupActivity'>>();
const words = (most: number) => z.object({ zh: text(most), en: text(most) });

/**
 * A deal of a promotion. `price`: of one piece, null where it is only shown. `fromQuantity`: pieces
 * of one order from which a bulk price counts. `stock`: pieces at a flash price, `userLimit`: of one
 * buyer; -1 is no limit.
 */
const item = {
  productId: id<ProductId>(),
  part: z.enum(GROUP_ACTIVITY_PARTS),
  price: z.nullable(dollars),
  fromQuantity: withDefault(z.int().check(z.gte(1), z.lte(99)), 1),
  stock: withDefault(limit, -1),
  userLimit: withDefault(limit, -1),
};
/** What a promotion is; `title` and `lead` are of a campaign’s page. */
const plan = {
  kind: z.enum(GROUP_ACTIVITY_KINDS),
  startTime: instant,
  endTime: instant,
  title: words(40),
  lead: words(120),
};

/** `seq`: counts its changes. `taken`: pieces that orders have. `usualPrice`: of the deal. */
const promotion = z.object({
  activityId,
  ...plan,
  state: z.enum(ACTIVITY_STATES),
  seq: count,
  canEdit: z.boolean(),
  canEnd: z.boolean(),
  items: z.array(z.object({ ...item, productName: z.string(), usualPrice: dollars, taken: count })),
});
/** A flash sale or a campaign as the console shows it. */
export type DealPromotion = z.output<typeof promotion>;

/** One act at a console; `price`: of the deal asked about, after it. */
const logRow = z.object({
  at: instant,
  act: z.enum(PROMOTION_ACTS),
  kind: z.enum(GROUP_ACTIVITY_KINDS),
  startTime: instant,
  endTime: instant,
  price: z.nullable(dollars),
  operatorName: z.string(),
  deviceName: z.string(),
});
/** A row of the history of promotions. */
export type DealPromotionAct = z.output<typeof logRow>;

const refusals = [
  'PRODUCT_NOT_FOUND',
  'NO_PERMISSION',
  'REQUEST_REUSED',
  'DEVICE_REVOKED',
  'ACTIVITY_NOT_FOUND',
  'CONFLICT',
] as const;

/** Flash sales and campaigns of deals, planned by their merchant (ours; decision DA26). */
export const merchantDealPromotionCalls = {
  merchantDealPromotions: call('/group/merchant/promotion/_deal-list', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'auditor'],
    failure: 'silent',
    repeat: 'read',
    summary: 'Promotions of a deal: planned, running, over for 30 days at most, and their history',
    errors: ['PRODUCT_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.object({ productId: id<ProductId>() }),
    reply: z.object({
      result: z.array(promotion),
      log: z.array(logRow),
      canPlan: z.boolean(),
      serverTime: instant,
    }),
  }),
  /**
   * Plans one, or changes one that has not begun (`activityId` with the `seq` that was seen). Owners,
   * and managers of every store of its deals. A price below half or below $0.10 is confirmed by an
   * owner (`isLowConfirmed`). A beginning a few minutes ago is at once. The same `requestId` is one act.
   */
  merchantDealPromotionSave: call('/group/merchant/promotion/_deal-save', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Plans a flash sale or a campaign of deals, or changes one that has not begun',
    errors: [...refusals, 'PROMOTION_RUNNING', 'DEAL_PROMO_LOW', 'DEAL_PROMO_INVALID'],
    request: z.object({
      requestId: id<RequestId>(),
      activityId: z.optional(activityId),
      seq: withDefault(count, 0),
      ...plan,
      items: z.array(z.object(item)).check(z.minLength(1), z.maxLength(PROMOTION_ITEMS_MOST)),
      isLowConfirmed: withDefault(z.boolean(), false),
    }),
    reply: z.object({ activityId, seq: count }),
  }),
  /** Orders that were made at its prices keep them. One that has not begun is withdrawn. */
  merchantDealPromotionEnd: call('/group/merchant/promotion/_deal-end', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Ends a promotion that runs, or withdraws a planned one',
    errors: refusals,
    request: z.object({ requestId: id<RequestId>(), activityId, seq: count }),
    reply: z.object({ activityId, endTime: instant }),
  }),
} as const;
