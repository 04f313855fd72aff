import type { StorePage } from './model.ts';

export type StoreTab = 'deals' | 'showcase' | 'reviews' | 'story' | 'stores';

/** Deals always; the others where the store has something to show. */
export const tabsOf = ({
  decorCount,
  commentCount,
  merchantStores,
}: Pick<StorePage, 'decorCount' | 'commentCount' | 'merchantStores'>): StoreTab[] => [
  'deals',
  ...(decorCount.productCount + decorCount.specialityCount > 0 ? (['showcase'] as const) : []),
  ...(commentCount > 0 ? (['reviews'] as const) : []),
  ...(decorCount.storyCount > 0 ? (['story'] as const) : []),
  ...(merchantStores.length > 0 ? (['stores'] as const) : []),
];
