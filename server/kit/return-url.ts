/** Where the bank may send the browser back to: a path or hash of our own origin, or a page of an allowed origin. Null for anything else (decision M8). */
export const returnUrl = (asked: string, origins: readonly string[]): string | null => {
  // what is in a browser's address line is ASCII, and a header takes nothing else
  if (/[^\u0021-\u007e]|\\/.test(asked)) return null;
  if (asked.startsWith('#')) return `/${asked}`;
  if (/^\/(?!\/)/.test(asked)) return asked;
  return origins.some(
    (origin) =>
      asked === origin || asked.startsWith(`${origin}/`) || asked.startsWith(`${origin}#`),
  )
    ? asked
    : null;
};
