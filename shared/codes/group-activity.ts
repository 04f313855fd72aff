/** What runs for a time in group-buy: a flash sale, or a campaign with a page of its own. Names are ours. */
export const GROUP_ACTIVITY_KINDS = ['FLASH', 'CAMPAIGN'] as const;

/**
 * The part of an activity that a deal stands in: at a flash price, cheaper from so many pieces, hot,
 * or one whose price is expected to drop.
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

/** How many reminders a member can have. */
export const REMINDERS_MOST = 50;
