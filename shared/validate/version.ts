/**
 * The version that the native app writes into its user agent (`… Senado/6.4.0`), or null when it is
 * not there or has fewer than three parts (spec 000 §5). The token's name is ours.
 */
export const appVersionIn = (userAgent: string): string | null =>
  /\bSenado\/(\d+(?:\.\d+){2,})(?![\w.])/i.exec(userAgent)?.[1] ?? null;

const partsOf = (version: string): readonly number[] | null =>
  /^\d+(\.\d+){2,}$/.test(version) ? version.split('.').map(Number) : null;

/** Whether a version has at least three dot-separated numbers (spec 000 §5). */
export const isVersion = (text: string): boolean => partsOf(text) !== null;

/**
 * -1, 0 or 1, part by part as numbers, a missing part as 0; null when either is no version (spec
 * 000 §5).
 */
export const compareVersions = (a: string, b: string): -1 | 0 | 1 | null => {
  const left = partsOf(a);
  const right = partsOf(b);
  if (left === null || right === null) return null;
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
};

/** Whether a version reaches the required one. What cannot be read never does. */
export const isAtLeast = (version: string | null | undefined, required: string): boolean => {
  const order = compareVersions(version ?? '', required);
  return order !== null && order >= 0;
};
