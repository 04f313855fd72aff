import { hourWords, weekdayWords } from '#shared/group/use-time-words.ts';
import { translator, type Language } from '#shared/i18n/translate.ts';
import { laterAt } from '#shared/order/checkout/for-later.ts';
import { isOfferedAt, offeredLater, type SaleHours } from '#shared/order/checkout/sale-hours.ts';
import type { Slot } from '#shared/order/checkout/time-slots.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual, Context } from '#server/kit/context.ts';

const wordsIn = ({ hours, weekdays }: SaleHours, language: Language): string => {
  const t = translator(language);
  const days = weekdays.length % 7 === 0 ? '' : `${weekdayWords(weekdays, t)} `;
  return days + hourWords(hours, t);
};

/** `Mon–Fri 07:00–11:00`: when a dish is offered. */
export const saleWords = (sale: SaleHours): Bilingual => ({
  zh: wordsIn(sale, 'zh-Hant'),
  en: wordsIn(sale, 'en'),
});

/** The hours of a dish as guests see them; `isOff`: they alone stop it, not its stock. */
export const saleHoursRow = (
  sale: SaleHours,
  stock: number,
  { at, pick }: { at: Instant; pick: Context['pick'] },
) => {
  const isOffered = isOfferedAt(sale, at);
  return {
    words: pick(saleWords(sale)),
    isOff: !isOffered && stock !== 0,
    fromMinute: isOffered ? null : offeredLater(sale, at),
  };
};

/** The same on a menu. `ahead`: the times at which the store takes pre-orders. */
export const menuHoursRow = (
  sale: SaleHours,
  stock: number,
  { ahead, ...clock }: { at: Instant; pick: Context['pick']; ahead: () => readonly Slot[] },
) => {
  const row = saleHoursRow(sale, stock, clock);
  return {
    ...row,
    hours: sale.hours.map(({ fromMinute, toMinute }) => ({ fromMinute, toMinute })),
    weekdays: [...sale.weekdays],
    laterAt: row.isOff ? laterAt(sale, ahead(), clock.at) : null,
  };
};
