/** The browser's facts about itself and its system. */
export const browserAgent = (): string => navigator.userAgent;

/** Whether ⌘ is the key for commands here. */
export const isMac = (): boolean => /mac/i.test(navigator.platform);
