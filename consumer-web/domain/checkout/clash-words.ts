import type { T } from '../../lib/i18n.ts';
import type { DishTimes, TimedLine } from './dish-times.ts';

/** `豬扒包（07:00–11:00）、火鍋（18:00–22:00）` */
export const timedWords = (lines: readonly TimedLine[], t: T): string =>
  [
    ...new Set(lines.map(({ name, words }) => t('checkout.dishHours', { name, hours: words }))),
  ].join(t('checkout.comma'));

/** Why no time can be chosen for a cart; null where one can. */
export const clashWords = (clash: DishTimes['clash'], t: T): string | null => {
  if (clash.length === 0) return null;
  const dishes = timedWords(clash, t);
  return t(clash.length === 1 ? 'checkout.neverOffered' : 'checkout.noSharedTime', { dishes });
};
