/** The reviews that a store's page begins with (spec 001 §7, §9). */
export const COMMENT_PREVIEW = { offset: 0, size: 3 } as const;
