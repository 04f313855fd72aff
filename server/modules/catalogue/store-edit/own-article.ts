import type { StoreKind } from '#shared/codes/store-kind.ts';

/** What the ids of articles begin with that only one store sells. */
export const OWN_ARTICLE = 'own.';

/**
 * The article of goods that a supermarket adds or names itself: one of its own, which searches find by the names that the store gave it. Goods that keep the name of an article
 * of the catalogue stay that article. Dishes are none.
 */
export const ownArticle = (
  storeId: string,
  productId: string,
  { kind, isNamed }: { kind: StoreKind; isNamed: boolean },
): string | null => (kind === 'market' && isNamed ? `${OWN_ARTICLE}${storeId}.${productId}` : null);
