/** A text as part of a `LIKE` pattern: its wildcards are escaped. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
