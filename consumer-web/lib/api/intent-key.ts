import type { Slot } from '../storage.ts';

/** Keys of things that must be done once, whatever happens between the press and the answer. */
export type IntentKeys = {
  /** The key of an intent: the same over repeats, reloads and restarts until it is settled (decision K2). */
  keyFor(intent: string): string;
  /** The intent was answered: the same action is a new intent from here on. False when it was settled before. */
  settle(intent: string): boolean;
};

export const intentKeys = (
  slot: Slot<Record<string, string>>,
  makeKey: () => string,
): IntentKeys => ({
  keyFor: (intent) => {
    const kept = slot.get();
    const known = kept[intent];
    if (known !== undefined) return known;
    const key = makeKey();
    slot.set({ ...kept, [intent]: key });
    return key;
  },
  settle: (intent) => {
    const { [intent]: key, ...rest } = slot.get();
    slot.set(rest);
    return key !== undefined;
  },
});
