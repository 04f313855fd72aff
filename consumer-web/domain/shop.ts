/** Where a cart, a draft or a choice belongs: kinds of stores have ids of their own, so an id alone names no shop. */
export type Shop = { readonly kind: 'takeout' | 'market'; readonly storeId: string };

const takeout = new Map<string, Shop>();

/** A takeout store, the same object each time: effects may depend on it. */
export const takeoutShop = (storeId: string): Shop => {
  const shop = takeout.get(storeId) ?? { kind: 'takeout', storeId };
  takeout.set(storeId, shop);
  return shop;
};

/** What names a shop among the keys that are kept of many. */
export const shopKey = ({ kind, storeId }: Shop): string => `${kind}/${storeId}`;
