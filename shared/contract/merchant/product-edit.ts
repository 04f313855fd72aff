import * as z from 'zod/mini';
import { DEAL_LIMITS } from '../../codes/deal-terms.ts';
import { DEAL_NOTE_KINDS } from '../../codes/staff-note.ts';
import type { ProductId, RequestId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, dollars, id, plainId, text, whole } from '../wire.ts';
import { dealNote, dealTexts } from './deal-texts.ts';

const editing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;
const ERRORS = [
  'PRODUCT_NOT_FOUND',
  'NO_PERMISSION',
  'KEY_REUSED',
  'CONFLICT',
  'DEVICE_REVOKED',
] as const;
/** `seq`: of the version that was edited; another editor’s is `CONFLICT`. */
const version = { requestId: id<RequestId>(), productId: id<ProductId>(), seq: count };
const done = { productId: id<ProductId>(), seq: count, replay: z.boolean() };

/**
 * Edits of a deal, for who may use its switches (decision DA27). What was ordered before keeps its
 * price and its terms.
 */
export const merchantProductEditCalls = {
  /**
   * Changes the price, what is left to be sold, and the texts, for who may use its switches (decision DA27).
   * `seq`: of the version that was edited; another editor’s is `CONFLICT`. What is left out stays.
   * Sold vouchers keep their price and their texts.
   */
  merchantProductEdit: call('/group/merchant/product/_edit', {
    ...editing,
    summary: 'Changes price, stock and texts of a deal',
    errors: [...ERRORS, 'PRICE_INVALID', 'DEAL_STOCK_INVALID'],
    request: z.object({
      ...version,
      price: z.optional(dollars),
      /** -1 is no limit (decision G7). */
      stock: z.optional(whole),
      texts: z.optional(dealTexts),
    }),
    reply: z.object({
      productId: id<ProductId>(),
      price: dollars,
      originalPrice: dollars,
      stock: z.int(),
      seq: count,
      replay: z.boolean(),
    }),
  }),
  /**
   * Sets all days on which vouchers are not taken, for what is ordered from now on. A day that is new
   * among them is today or later, two years ahead at most.
   */
  merchantProductSetBlackout: call('/group/merchant/product/_set-blackout', {
    ...editing,
    summary: 'Sets the days without vouchers of a deal',
    errors: [...ERRORS, 'DEAL_DAYS_INVALID'],
    request: z.object({
      ...version,
      days: z.array(day).check(z.maxLength(DEAL_LIMITS.blackoutDays)),
    }),
    reply: z.object({ ...done, days: z.array(day) }),
  }),
  /**
   * Sets all notes that the till shows its staff, for what is ordered from now on. `id`: of a note that
   * is there; without one, or with one that is not there, the note is new. Without `en` its `zh` stands for
   * both.
   */
  merchantProductSetNotes: call('/group/merchant/product/_set-notes', {
    ...editing,
    summary: 'Sets the notes for the staff of a deal',
    errors: ERRORS,
    request: z.object({
      ...version,
      notes: z
        .array(
          z.object({
            id: z.optional(plainId),
            kind: z.enum(DEAL_NOTE_KINDS),
            text: z.object({
              zh: text(DEAL_LIMITS.noteText, 1),
              en: text(DEAL_LIMITS.noteText),
            }),
            mustTick: z.boolean(),
          }),
        )
        .check(z.maxLength(DEAL_LIMITS.notes)),
    }),
    reply: z.object({ ...done, notes: z.array(dealNote) }),
  }),
};
