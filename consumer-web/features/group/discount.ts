import type { Cents } from '#shared/kernel/money.ts';

/**
 * A discount as Chinese writes it (`6.5` tenths of the price) and as English does (35 per cent
 * off); null when there is none.
 */
export const discount = (now: Cents, before: Cents): { fold: string; percent: number } | null => {
  if (before <= 0 || now >= before) return null;
  const tenths = Math.max(1, Math.round((now * 100) / before));
  if (tenths >= 100) return null;
  return { fold: String(tenths / 10), percent: 100 - tenths };
};
