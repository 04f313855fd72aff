/** Where the bank may send the browser back to: a path or hash of our own origin, or a page of an allowed origin. Null for anything else (decision M8). */
export const returnUrl = (asked: string, origins: readonly string[]): string | null => {
  if (/[\u0000-\u0020\\\u007f]/.test(asked)) return null;
  if (asked.startsWith('#')) return `/${asked}`;
  if (/^\/(?!\/)/.test(asked)) return asked;
  return origins.some((origin) => asked === origin || asked.startsWith(`${origin}/`) || asked.startsWith(`${origin}#`)) ? asked : null;
};
