import type { CheckoutDraft } from './checkout-draft.ts';
import type { TimeSlot } from './checkout-model.ts';

/** The time that counts. `isGone`: the one that was chosen can no longer be had, and another must be chosen. */
export type ChosenTime = { slot: TimeSlot | null; isGone: boolean };

/** As soon as possible unless something else was chosen; a store that only takes pre-orders has no such time, so one must be chosen (decision F5). */
export const chosenTime = (
  kept: CheckoutDraft['time'],
  slots: readonly TimeSlot[] | undefined,
): ChosenTime => {
  if (slots === undefined) return { slot: null, isGone: false };
  const slot =
    slots.find(({ isNow, at }) =>
      kept === null || kept.isNow ? isNow : !isNow && at === kept.at,
    ) ?? null;
  return { slot, isGone: slot === null && kept !== null };
};
