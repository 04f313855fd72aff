import type { Answer } from '../status/order-facts.ts';

/** Nothing chosen yet; a guest must choose before the order is sent (spec 001 §9, decision F9). */
export const TABLEWARE_NOT_CHOSEN = -1;
/** More than ten sets; the remark says how many (spec 001 §5). */
export const TABLEWARE_MORE = 11;
/** Sets of tableware to choose from: 0 to 10, and 11 for more (spec 001 §5). */
export const TABLEWARE_OPTIONS: readonly number[] = Array.from(
  { length: TABLEWARE_MORE + 1 },
  (_, sets) => sets,
);

/** Why a number of tableware is refused. */
export type TablewareRefusal = { reason: 'noTableware' } | { reason: 'badTableware' };

/** Whether a number of sets was chosen and is one of the options. */
export const checkTableware = (tablewareQty: number): Answer<TablewareRefusal> => {
  if (tablewareQty === TABLEWARE_NOT_CHOSEN) return { ok: false, reason: 'noTableware' };
  return TABLEWARE_OPTIONS.includes(tablewareQty)
    ? { ok: true }
    : { ok: false, reason: 'badTableware' };
};
