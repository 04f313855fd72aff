import type { Cents } from '#shared/kernel/money.ts';

/** How much less a price is, as Chinese writes it (`6.5` of ten) and as English does (35 per cent); null when it is not less. */
export const discount = (now: Cents, before: Cents): { fold: string; percent: number } | null => {
  if (before <= 0 || now >= before) return null;
  const tenths = Math.max(1, Math.round((now * 100) / before));
  if (tenths >= 100) return null;
  return { fold: String(tenths / 10), percent: 100 - tenths };
};
