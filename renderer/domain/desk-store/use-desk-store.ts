import { useSearchParams } from 'react-router-dom';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useSignedIn } from '../../lib/session.ts';

/** The stores with a desk, and the one that the address names, else this till's; null where there is none. */
export const useDeskStore = () => {
  const session = useSignedIn();
  const [query] = useSearchParams();
  const stores = session.stores.filter(({ kind }) => kind !== 'group');
  const wanted = query.get('store') ?? session.storeId;
  const storeId: StoreId | null = (stores.find(({ id }) => id === wanted) ?? stores[0])?.id ?? null;
  return { stores, storeId };
};
