import * as z from 'zod/mini';
import { GIVE_BACK_REASONS, REFUND_ANSWERS } from '../../codes/desk-change.ts';
import { REFUSE_REASONS } from '../../codes/desk.ts';
import type { OrderId, ProductId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, text, withDefault } from '../wire.ts';
import { act, acted, acting, deciders, workers } from './desk-act.ts';

const ORDER_ERRORS = [
  'ORDER_NOT_FOUND',
  'NO_PERMISSION',
  'DEVICE_REVOKED',
  'ORDER_ENDED',
  'NOT_NOW',
  'CHANGE_OPEN',
  'REFUND_RUNNING',
] as const;
const CHANGE_ERRORS = [...ORDER_ERRORS, 'SUBSTITUTE_UNAVAILABLE', 'WHOLE_ONLY'] as const;

const pieces = z.int().check(z.gte(1), z.lte(99));
/** An option of a dish that is chosen, so many times. */
const chosenProp = z.object({ highPropId: text(64, 1), valueId: text(64, 1), count: pieces });
/** `keep`: the pieces of the line that there are; `substitute`: what comes instead of the others. `props`: its options; missing, those that the menu sets. */
const lineChange = z.object({
  lineId: text(64, 1),
  keep: count,
  substitute: z.optional(
    z.object({
      productId: id<ProductId>(),
      skuId: text(64, 1),
      quantity: pieces,
      props: z.optional(z.array(chosenProp).check(z.maxLength(50))),
    }),
  ),
});
const changes = z.array(lineChange).check(z.minLength(1), z.maxLength(100));
/** Pieces of lines. */
const lines = z
  .array(z.object({ lineId: text(64, 1), quantity: pieces }))
  .check(z.minLength(1), z.maxLength(200));

/** Money that moves at the desk: changes of orders, calling off, giving back, answers to refund requests (decisions DA9, DA11). */
export const merchantDeskMoneyCalls = {
  /**
   * Changes nothing. `isAsked`: the guest is asked, and has five minutes; else the change stands at once.
   * `giveBackAmtn`, `giveBackGoldAmtn`: what goes back if the guest takes it; `storeLossAmtn`: what
   * substitutes cost above the lines' shares, which the store bears.
   */
  merchantDeskPreviewChange: call('/group/merchant/desk/_preview-change', {
    caller: 'merchant',
    roles: workers,
    failure: 'silent',
    repeat: 'read',
    summary: 'What a change of an order comes to',
    errors: [...CHANGE_ERRORS],
    request: z.object({ orderId: id<OrderId>(), lines: changes }),
    reply: z.object({
      lines: z.array(
        z.object({
          lineId: z.string(),
          out: count,
          giveBackAmtn: dollars,
          giveBackGoldAmtn: dollars,
          storeLossAmtn: dollars,
          substitute: z.nullable(
            z.object({ name: z.string(), options: z.string(), allergens: z.array(z.string()) }),
          ),
        }),
      ),
      giveBackAmtn: dollars,
      giveBackGoldAmtn: dollars,
      storeLossAmtn: dollars,
      isAsked: z.boolean(),
    }),
  }),
  merchantDeskOfferChange: call('/group/merchant/desk/_offer-change', {
    ...acting,
    summary: 'Offers less of a line, an order without it, or something else instead',
    errors: [...CHANGE_ERRORS, 'KEY_REUSED'],
    request: z.extend(act, { lines: changes }),
    reply: acted,
  }),
  /** All money goes back, fees too; a refund that waits is granted with it. Managers up to $500. */
  merchantDeskCancel: call('/group/merchant/desk/_cancel', {
    ...acting,
    roles: deciders,
    summary: 'Calls off an order that was accepted',
    errors: [...ORDER_ERRORS, 'KEY_REUSED', 'ABOVE_LIMIT'],
    request: z.extend(act, {
      reason: z.literal([...REFUSE_REASONS]),
      note: withDefault(text(100), ''),
    }),
    reply: acted,
  }),
  /**
   * Pieces by their shares, or a sum: one of both. `isPreview`: changes nothing. `leftAmtn`: what could
   * still go back after it. Managers up to $500.
   */
  merchantDeskGiveBack: call('/group/merchant/desk/_give-back', {
    ...acting,
    roles: deciders,
    summary: 'Gives money of an order back',
    errors: [...ORDER_ERRORS, 'KEY_REUSED', 'ABOVE_LIMIT', 'AMOUNT_LEFT', 'WHOLE_ONLY'],
    request: z.extend(act, {
      lines: z.optional(lines),
      amtn: z.optional(dollars.check(z.gte(1))),
      reason: z.literal([...GIVE_BACK_REASONS]),
      note: withDefault(text(100), ''),
      isPreview: withDefault(z.boolean(), false),
    }),
    reply: z.extend(acted, { amtn: dollars, goldAmtn: dollars, leftAmtn: dollars }),
  }),
  /** PART: some of the pieces that the guest asked for. All but an approval need words, which the guest reads. */
  merchantDeskRefund: call('/group/merchant/desk/_refund', {
    ...acting,
    roles: deciders,
    summary: 'Answers the refund that a guest asked for',
    errors: [
      'ORDER_NOT_FOUND',
      'NO_PERMISSION',
      'DEVICE_REVOKED',
      'KEY_REUSED',
      'REFUND_NOT_RUNNING',
      'REFUND_ANSWERED',
      'ABOVE_LIMIT',
      'WHOLE_ONLY',
    ],
    request: z.extend(act, {
      answer: z.enum(REFUND_ANSWERS),
      lines: z.optional(lines),
      reason: withDefault(text(100), ''),
    }),
    reply: acted,
  }),
};
