import { useState } from 'react';
import * as z from 'zod/mini';
import { defineSlot } from '../../lib/storage.ts';
import type { Buyable } from './quantity.ts';

/** Product to the quantity that was chosen, so that signing in on the way does not lose it. */
const quantities = defineSlot<Record<string, number>>({
  key: 'quantities',
  area: 'session',
  schema: z.record(z.string(), z.number()),
  absent: {},
});

/** How many of a product are wanted: within its limits, and kept over a sign-in on the way. */
export const useQuantity = (
  productId: string,
  can: Buyable | null,
): readonly [number, (quantity: number) => void] => {
  const [wanted, setWanted] = useState(() => quantities.get()[productId] ?? 1);
  const choose = (quantity: number): void => {
    quantities.set({ ...quantities.get(), [productId]: quantity });
    setWanted(quantity);
  };
  return [can?.ok ? Math.min(Math.max(wanted, can.least), can.most) : 1, choose];
};
