import { useState } from 'react';
import { storage } from '../../lib/storage.ts';
import type { Buyable } from './quantity.ts';

/** How many of a product are wanted: within its limits, and preserved over a sign-in. */
export const useQuantity = (
  productId: string,
  can: Buyable | null,
): readonly [number, (quantity: number) => void] => {
  const [wanted, setWanted] = useState(() => storage.quantities.get()[productId] ?? 1);
  const choose = (quantity: number): void => {
    storage.quantities.set({ ...storage.quantities.get(), [productId]: quantity });
    setWanted(quantity);
  };
  return [can?.ok ? Math.min(Math.max(wanted, can.least), can.most) : 1, choose];
};
