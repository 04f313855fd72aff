/** What runs for a time in group-buy: a flash sale, or a campaign with a page of its own. Names are ours. */
export const GROUP_ACTIVITY_KINDS = ['FLASH', 'CAMPAIGN'] as const;
/** The name of such a kind. */
export type GroupActivityKind = (typeof GROUP_ACTIVITY_KINDS)[number];

/**
 * What a deal is in an activity: FLASH has a flash price, BULK a lower price from a number of pieces
 * on, HOT is shown as a best seller, DROP as one whose price may drop.
 */
export const GROUP_ACTIVITY_PARTS = ['FLASH', 'BULK', 'HOT', 'DROP'] as const;
/** The name of such a part. */
export type GroupActivityPart = (typeof GROUP_ACTIVITY_PARTS)[number];

/** The parts that lower the price of a piece. */
export const GROUP_SPECIALS = ['FLASH', 'BULK'] as const;
/** The name of a special price. */
export type GroupSpecial = (typeof GROUP_SPECIALS)[number];

/** Where an activity is in its time. */
export const ACTIVITY_STATES = ['NOT_STARTED', 'RUNNING', 'OVER'] as const;
/** The name of such a state. */
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** What is done with a promotion at a console. `WITHDRAWN`: ended before it began. */
export const PROMOTION_ACTS = ['PLANNED', 'CHANGED', 'ENDED', 'WITHDRAWN'] as const;
/** Most deals of one promotion, and most promotions of a merchant that are not over. */
export const PROMOTION_ITEMS_MOST = 20;
export const PROMOTIONS_MOST = 50;

/** How many reminders a member can have. */
export const REMINDERS_MOST = 50;
