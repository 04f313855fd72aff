/** The tabs of reviews of deals: good 4 and 5, middle 3, bad 1 and 2 (decision GA11). */
export const GROUP_COMMENT_TABS = ['all', 'withImg', 'good', 'middle', 'bad'] as const;
