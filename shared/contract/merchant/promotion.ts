import * as z from 'zod/mini';
import {
  STORE_OWN_KINDS,
  STORE_PROMOTION_LIMITS,
  STORE_PROMOTION_STATES,
} from '../../codes/store-promotion.ts';
import type { Id, ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, text, withDefault } from '../wire.ts';
import { promotionTerms } from './promotion-shapes.ts';

const storeId = id<StoreId>();
const promotionId = id<Id<'storePromotion'>>();
const READ_ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;
const reading = { caller: 'merchant', failure: 'silent', repeat: 'read' } as const;
const editing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;

const kept = z.object({ zh: z.string(), en: z.string() });
const terms = promotionTerms(dollars);

/**
 * A promotion of a store. `terms` is null where it was not planned at a console. `seq`: counts its changes. `endTime` null: until it is ended.
 */
const promotion = {
  promotionId,
  kind: z.enum(STORE_OWN_KINDS),
  name: kept,
  startTime: instant,
  endTime: z.nullable(instant),
  state: z.enum(STORE_PROMOTION_STATES),
  seq: count,
  terms: z.nullable(terms),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
  canEdit: z.boolean(),
  canEnd: z.boolean(),
} as const;
const promotionRow = z.object(promotion);
/** A promotion of a store as the console lists it. */
export type StorePromotionRow = z.output<typeof promotionRow>;

/** What somebody plans. */
const plan = z.object({
  name: z.object({
    zh: text(STORE_PROMOTION_LIMITS.name, 1),
    en: text(STORE_PROMOTION_LIMITS.name),
  }),
  startTime: instant,
  endTime: instant,
  terms,
});
/** A promotion as its form sends it. */
export type StorePromotionPlan = z.output<typeof plan>;

/** A promotion that cannot stand beside another. */
const clash = z.object({ promotionId, kind: z.enum(STORE_OWN_KINDS), name: kept });

/** The promotions of a takeaway or a supermarket, planned by itself (decision DA26). */
export const merchantPromotionCalls = {
  /** Drafts, what is to come and what runs; then what was over for 90 days at most, 100 of them. */
  merchantPromotionList: call('/group/merchant/promotion/_list', {
    ...reading,
    roles: ['owner', 'manager', 'auditor'],
    summary: 'The promotions of a store',
    errors: [...READ_ERRORS],
    request: z.object({ storeId }),
    reply: z.object({
      result: z.array(promotionRow),
      canDraft: z.boolean(),
      canPublish: z.boolean(),
      serverTime: instant,
    }),
  }),
  /** `dishes`: those that its terms name, as they are called and usually sold. */
  merchantPromotionGet: call('/group/merchant/promotion/_get', {
    ...reading,
    roles: ['owner', 'manager', 'auditor'],
    summary: 'A promotion of a store with its dishes',
    errors: [...READ_ERRORS, 'ACTIVITY_NOT_FOUND'],
    request: z.object({ storeId, promotionId }),
    reply: z.object({
      promotion: promotionRow,
      dishes: z.array(z.object({ productId: id<ProductId>(), name: z.string(), price: dollars })),
    }),
  }),
  /** By which a reduction may count: `dishes` of a class are those in it, without the classes below. A takeaway has no brands. */
  merchantPromotionScopes: call('/group/merchant/promotion/_scopes', {
    ...reading,
    roles: ['owner', 'manager'],
    summary: 'The classes and brands that a promotion may count for',
    errors: [...READ_ERRORS],
    request: z.object({ storeId }),
    reply: z.object({
      classes: z.array(
        z.object({ classId: z.string(), parentId: z.string(), name: kept, dishes: count }),
      ),
      brands: z.array(z.object({ brandId: z.string(), name: kept, dishes: count })),
    }),
  }),
  /**
   * Prices the latest baskets of the last 7 days, 200 at most, with and without a plan, as if it ran
   * now beside all that runs: without vouchers, gold and mCoin. `before` and `after` sum what guests
   * pay; `perOrder` is what an order saves on average; `reached`: baskets for which it does something.
   */
  merchantPromotionPreview: call('/group/merchant/promotion/_preview', {
    ...reading,
    roles: ['owner', 'manager'],
    summary: 'What a promotion would have done to the baskets of the last week',
    errors: [...READ_ERRORS, 'DEAL_PROMO_INVALID'],
    request: z.object({ storeId, promotionId: z.optional(promotionId), plan }),
    reply: z.object({
      baskets: count,
      reached: count,
      before: dollars,
      after: dollars,
      perOrder: dollars,
      clashes: z.array(clash),
      isLow: z.boolean(),
    }),
  }),
  /**
   * Plans one, or changes one that has not begun (`promotionId` with the `seq` that was seen). A draft
   * is a manager's or an owner's, and nobody else sees it; only owners publish, and change what is
   * published. `isLowConfirmed`: the owner saw that it is below half the price or below $0.10.
   */
  merchantPromotionSave: call('/group/merchant/promotion/_save', {
    ...editing,
    summary: 'Plans a promotion of a store, as a draft or published',
    errors: [
      ...READ_ERRORS,
      'KEY_REUSED',
      'CONFLICT',
      'ACTIVITY_NOT_FOUND',
      'DEAL_PROMO_INVALID',
      'DEAL_PROMO_LOW',
      'PROMOTION_CLASH',
      'PROMOTION_RUNNING',
    ],
    request: z.object({
      requestId: id<RequestId>(),
      storeId,
      promotionId: z.optional(promotionId),
      seq: withDefault(count, 0),
      plan,
      isPublished: z.boolean(),
      isLowConfirmed: withDefault(z.boolean(), false),
    }),
    reply: z.object({
      promotionId,
      seq: count,
      state: z.enum(STORE_PROMOTION_STATES),
      replay: z.boolean(),
    }),
  }),
  /** Orders that were made at its prices keep them. A draft and one that has not begun are withdrawn. */
  merchantPromotionEnd: call('/group/merchant/promotion/_end', {
    ...editing,
    summary: 'Ends a promotion that runs, or withdraws one that does not',
    errors: [...READ_ERRORS, 'KEY_REUSED', 'CONFLICT', 'ACTIVITY_NOT_FOUND'],
    request: z.object({ requestId: id<RequestId>(), storeId, promotionId, seq: count }),
    reply: z.object({ endTime: instant, isWithdrawn: z.boolean(), replay: z.boolean() }),
  }),
} as const;
