import { useEffect } from 'react';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { noteEvent } from '../../../lib/track/note-event.ts';
import { api } from './api.ts';

/** How long a product must be in sight to count as looked at (decision P33). */
const LOOKED_AT_MS = 2000;

/** Counts that a product was opened, and looked at. */
export const useLookedAt = (storeId: StoreId, productId: string): void => {
  useEffect(() => {
    noteEvent('ProductDetail', { storeId, productId });
    const timer = setTimeout(() => {
      void api.marketBrowse({ storeId, ids: [asId<ProductId>(productId)] }).catch(() => undefined);
    }, LOOKED_AT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [storeId, productId]);
};
