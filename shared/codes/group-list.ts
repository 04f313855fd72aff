/** How lists of group-buy can be ordered; the first is the usual one. Names are ours. */
export const GROUP_SORTS = ['overall', 'distance', 'sales', 'score', 'price'] as const;
/** The name of an order of stores or deals. */
export type GroupSort = (typeof GROUP_SORTS)[number];

/** What of a deal or its store can be asked for. `today`: the deal can be used today. */
export const GROUP_LABELS = ['openNow', 'today', 'noBooking', 'refundAnytime', 'multiUse'] as const;
/** The name of such a property. */
export type GroupLabel = (typeof GROUP_LABELS)[number];

/** Districts of the city, from north to south. */
export const DISTRICTS = ['north', 'centre', 'taipa', 'cotai', 'coloane'] as const;
/** The name of a district. */
export type District = (typeof DISTRICTS)[number];
