/** The shops of the consumer's app whose stores are ordered from with a cart. */
export const STORE_KINDS = ['takeout', 'market'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Where staff of a merchant work: a store whose deals are redeemed, or one with a desk for orders. */
export const WORKPLACE_KINDS = ['group', ...STORE_KINDS] as const;
/** The kind of a place where staff work. */
export type WorkplaceKind = (typeof WORKPLACE_KINDS)[number];
