import { useEffect } from 'react';
import { noteEvent } from '../../lib/track/note-event.ts';
import type { StorePage } from '../cart/cart-shop.ts';

/** Counts a visit of the store, and one to whom it cannot deliver. `isShare`, `from`: how the guest came, where addresses say so (decision P27). */
export const useVisitEvents = (
  { id: storeId, outOfRange }: StorePage,
  { isShare, from }: { isShare?: boolean; from?: string } = {},
): void => {
  useEffect(() => {
    noteEvent('ViewShop', {
      storeId,
      ...(isShare !== undefined && { isShare }),
      ...(from !== undefined && { from }),
    });
    if (outOfRange) noteEvent('UnableToDeliver', { storeId });
  }, [storeId, outOfRange, isShare, from]);
};
