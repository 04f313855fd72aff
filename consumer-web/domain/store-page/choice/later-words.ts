import { timeText } from '#shared/format/date.ts';
import { dayLabelKey } from '#shared/format/day-label.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { T } from '../../../lib/i18n.ts';

/** From when a dish can be had that can only be ordered ahead now; null for any other. */
export const laterWords = (
  saleHours: Pick<NonNullable<MenuProductRow['saleHours']>, 'laterAt'> | undefined,
  now: Instant,
  t: T,
): string | null => {
  const at = saleHours?.laterAt ?? null;
  if (at === null) return null;
  const time = timeText(at);
  return dayLabelKey(dayOf(at), now) === 'day.tomorrow'
    ? t('shop.laterTomorrow', { time })
    : t('shop.laterFrom', { time });
};
