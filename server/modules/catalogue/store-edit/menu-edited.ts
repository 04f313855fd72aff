import type { Query } from '#server/db/db.ts';
import { listsChanged } from '../store/lists-version.ts';
import { countMenuUp } from './store-edit-repo.ts';

type OfStore = { merchantId: string; storeId: string };

/**
 * What every edit ends with that guests see, of a menu or of what lists show of a store: the last statements of its transaction, for orders of the store wait for them
 * (docs/adr/0021). Every server then shows it at once.
 */
export const menuEdited = async (query: Query, store: OfStore): Promise<void> => {
  await countMenuUp(query, store);
  await listsChanged(query);
};
