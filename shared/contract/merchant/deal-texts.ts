import * as z from 'zod/mini';
import { DEAL_LIMITS } from '../../codes/deal-terms.ts';
import { NOTE_KINDS } from '../../codes/staff-note.ts';
import { plainId, text } from '../wire.ts';

/** A note for the staff of a deal. `mustTick`: the clerk ticks it before the write-off. */
export const dealNote = z.object({
  id: plainId,
  kind: z.enum(NOTE_KINDS),
  text: z.object({ zh: z.string(), en: z.string() }),
  mustTick: z.boolean(),
});
/** Description and rules of a deal in both languages. An empty `en` is replaced by `zh`. */
export const dealTexts = z.object({
  description: z.object({
    zh: text(DEAL_LIMITS.description),
    en: text(DEAL_LIMITS.description),
  }),
  rules: z
    .array(z.object({ zh: text(DEAL_LIMITS.ruleText, 1), en: text(DEAL_LIMITS.ruleText) }))
    .check(z.maxLength(DEAL_LIMITS.rules)),
});
/** Description and rules of a deal in both languages, for the form that edits them. */
export const shownDealTexts = z.object({
  description: z.object({ zh: z.string(), en: z.string() }),
  rules: z.array(z.object({ zh: z.string(), en: z.string() })),
});
/** Description and rules of a deal. */
export type DealTexts = z.output<typeof shownDealTexts>;
/** A note for the staff of a deal. */
export type DealNote = z.output<typeof dealNote>;
