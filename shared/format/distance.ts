/**
 * `10m` to `1000m`, then `1.23km`; below 10 m shows `10m` (spec 000 §9, decision O7). Gives '' for
 * a distance that is not known.
 */
export const distance = (metres: number): string => {
  if (!Number.isFinite(metres) || metres < 0) return '';
  return metres <= 1000
    ? `${Math.max(10, Math.round(metres))}m`
    : `${(metres / 1000).toFixed(2)}km`;
};
