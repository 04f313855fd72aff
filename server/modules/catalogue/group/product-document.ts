import * as z from 'zod/mini';
import { SUBSCRIBE_TYPES } from '#shared/codes/group-order.ts';
import { NOTE_KINDS } from '#shared/codes/staff-note.ts';
import type { SlotTerms } from '#shared/group/visit-slots.ts';
import type { UseTime, Validity } from '#shared/group/voucher-window.ts';
import { bilingual, dayField, type DocumentOf } from '#server/kit/document.ts';

const staffNote = z.extend(bilingual, {
  id: z.exactOptional(z.string()),
  kind: z.exactOptional(z.enum(NOTE_KINDS)),
  mustConfirm: z.exactOptional(z.boolean()),
});
export const attentionDocument = z.array(staffNote);
/** A note for the staff at the till. `id`: by its place when absent. `kind`: INFO when absent. `mustConfirm`: ticked by the clerk before the write-off. */
export type StaffNote = z.output<typeof staffNote>;

/** How visits of a deal are booked (`shared/group/visit-slots.ts`). */
export const slotsDocument: DocumentOf<SlotTerms> = z.object({
  minutes: z.number(),
  capacity: z.number(),
  mostGuests: z.number(),
});

/** What is only shown of a product; kept as one JSON value in both languages. */
export const productTexts = z.object({
  description: bilingual,
  pictures: z.array(z.string()),
  contents: z.array(z.object({ name: bilingual, quantity: z.number(), priceCents: z.number() })),
  rules: z.array(bilingual),
  attention: attentionDocument,
  isRefundAnytime: z.boolean(),
  isAutoRefund: z.boolean(),
  checkSubscribeType: z.enum(SUBSCRIBE_TYPES),
  slots: z.exactOptional(slotsDocument),
});
export type ProductTexts = z.output<typeof productTexts>;

export const useTimeDocument: DocumentOf<UseTime> = z.object({
  hours: z.array(z.object({ fromMinute: z.number(), toMinute: z.number() })),
  weekdays: z.array(z.number()),
  blackoutDays: z.array(dayField),
});

export const validityDocument: DocumentOf<Validity> = z.object({
  startDay: z.nullable(dayField),
  endDay: z.nullable(dayField),
  validDays: z.nullable(z.number()),
});
