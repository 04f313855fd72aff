import { isDeepStrictEqual } from 'node:util';
import { DEAL_LIMITS } from '#shared/codes/deal-terms.ts';
import { addDays, dayOf, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { dealNotes } from '../group/present.ts';
import type { Product } from '../group/product-repo.ts';
import { dealEdited, editDeal } from './edit-deal.ts';
import { writeTerms } from './edit-repo.ts';

/** Refuses days that are new and past, or too far ahead. */
const needDays = (days: readonly Day[], known: readonly Day[], now: Instant): void => {
  const [today, last] = [dayOf(now), addDays(dayOf(now), DEAL_LIMITS.blackoutAhead)];
  const wrong = days.find((day) => !known.includes(day) && (day < today || day > last));
  if (wrong !== undefined) refuse('DEAL_DAYS_INVALID', { day: wrong, from: today, to: last });
};

/** Sets the days without vouchers, for what is ordered from now on (decision DA27). Days that were set so already change nothing. */
export const setBlackout: Handlers['merchantProductSetBlackout'] = (context, request) => {
  const days = [...new Set(request.days)].toSorted();
  return editDeal(context, request, {
    scope: 'product/blackout',
    write: async (query, { at, product, before, next }) => {
      const known = product.useTime.blackoutDays.toSorted();
      needDays(days, known, context.now);
      const done = { productId: product.id, days };
      if (isDeepStrictEqual(days, known)) return { ...done, seq: before.seq };
      await writeTerms(query, at, { useTime: { blackoutDays: days }, next });
      await dealEdited(query, context, {
        product,
        before: { blackoutDays: known.join(', ') },
        after: { blackoutDays: days.join(', ') },
      });
      return { ...done, seq: next.seq };
    },
  });
};

type Notes = ReturnType<typeof dealNotes>;

/** The notes that are wanted: each that is there keeps its id, whatever it says now; a new one gets its own. */
const wantedNotes = (
  { deps }: MerchantContext,
  { texts }: Product,
  notes: Parameters<Handlers['merchantProductSetNotes']>[1]['notes'],
): Notes => {
  const free = new Set(dealNotes(texts).map(({ id }) => id));
  return notes.map(({ id, kind, text: { zh, en }, mustTick }) => ({
    id: id !== undefined && free.delete(id) ? id : deps.random.id(),
    kind,
    text: { zh, en: en || zh },
    mustTick,
  }));
};

const noteFacts = (notes: Notes) => ({
  notes: notes.map(({ text, mustTick }) => `${mustTick ? '☑ ' : ''}${text.zh}`).join(' / '),
  notesEn: notes.map(({ text }) => text.en).join(' / '),
});

/** Sets the notes that the till shows its staff, for what is ordered from now on. */
export const setNotes: Handlers['merchantProductSetNotes'] = (context, request) =>
  editDeal(context, request, {
    scope: 'product/notes',
    write: async (query, { at, product, before, next }) => {
      const known = dealNotes(product.texts);
      const notes = wantedNotes(context, product, request.notes);
      const done = { productId: product.id, notes };
      if (isDeepStrictEqual(notes, known)) return { ...done, seq: before.seq };
      const attention = notes.map(({ id, kind, text, mustTick }) => ({
        ...text,
        id,
        kind,
        mustConfirm: mustTick,
      }));
      await writeTerms(query, at, { texts: { attention }, next });
      await dealEdited(query, context, {
        product,
        before: noteFacts(known),
        after: noteFacts(notes),
      });
      return { ...done, seq: next.seq };
    },
  });
