import { useState } from 'react';
import * as z from 'zod/mini';
import { defineSlot } from '../../../lib/storage.ts';
import { visitWish } from '../visit/wish.ts';
import type { Buyable } from './quantity.ts';

const wish = z.object({
  quantity: z.number(),
  offerIds: z.nullable(z.array(z.string())),
  visit: z.nullable(visitWish),
});
/** `offerIds` null: no choice yet, so the best offer counts; an empty list: the guest wants none. `visit`: of a deal that is booked before it is bought. */
export type Wish = z.output<typeof wish>;
const NO_CHOICE: Wish = { quantity: 1, offerIds: null, visit: null };

/** Deal to what was chosen for it, so that a reload or a sign-in on the way does not lose it. */
const wishes = defineSlot<Record<string, Wish>>({
  key: 'dealWishes',
  area: 'session',
  schema: z.record(z.string(), wish),
  absent: {},
});

/** The deal was ordered: the next order begins anew. */
export const forgetWish = (productId: string): void => {
  const { [productId]: _, ...others } = wishes.get();
  wishes.set(others);
};

/** What is wanted of a deal: how many pieces, within its limits, and with which offers. */
export const useWish = (
  productId: string,
  can: Extract<Buyable, { ok: true }>,
): readonly [Wish, (part: Partial<Wish>) => void] => {
  const [chosen, setChosen] = useState(() => wishes.get()[productId] ?? NO_CHOICE);
  const quantity = Math.min(Math.max(chosen.quantity, can.least), can.most);
  const choose = (part: Partial<Wish>): void => {
    const next = { ...chosen, ...part };
    wishes.set({ ...wishes.get(), [productId]: next });
    setChosen(next);
  };
  return [{ ...chosen, quantity }, choose];
};
