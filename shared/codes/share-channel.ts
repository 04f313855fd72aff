/** Channels of a share when the page names none (spec 002 §9). */
export const SHARE_CHANNELS = ['WeChat', 'Facebook', 'moments'] as const;
/** A channel that a page can be shared to. */
export type ShareChannel = (typeof SHARE_CHANNELS)[number];
