/**
 * Exact below 100, then rounded down to hundreds, then to thousands, and `9999+` from 10,000 (spec
 * 000 §9, decision O8).
 */
export const saleCount = (sold: number): string => {
  const whole = Math.max(0, Math.floor(sold));
  if (whole < 100) return String(whole);
  if (whole < 1000) return `${Math.floor(whole / 100) * 100}+`;
  return whole < 10_000 ? `${Math.floor(whole / 1000) * 1000}+` : '9999+';
};
