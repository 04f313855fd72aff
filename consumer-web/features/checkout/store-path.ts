import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import { href } from '#shared/routes/define.ts';

/** The page of the store that is ordered from. */
export const storePath = (storeId: string): string => href(knownRoutes.Store, { id: storeId });
