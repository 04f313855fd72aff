/** A text as part of a `LIKE` pattern: its own signs stand for themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
