import { cents, ZERO, type Cents } from '../../kernel/money.ts';
import { dayOf, minuteOfDay, type Instant } from '../../kernel/time.ts';

type Bilingual = { readonly zh: string; readonly en: string };

const named = (zh: string, en: string): Bilingual => ({ zh, en });

/** Public holidays with a fee, by their day at UTC+8. */
const HOLIDAYS: Readonly<Record<string, Bilingual>> = {
  '2026-12-08': named('聖母無原罪瞻禮', 'Immaculate Conception'),
  '2026-12-20': named('澳門特別行政區成立紀念日', 'SAR Establishment Day'),
  '2026-12-22': named('冬至', 'Winter Solstice'),
  '2026-12-24': named('聖誕節前日', 'Christmas Eve'),
  '2026-12-25': named('聖誕節', 'Christmas'),
  '2027-01-01': named('元旦', 'New Year'),
  '2027-02-06': named('農曆正月初一', 'Lunar New Year'),
  '2027-02-07': named('農曆正月初二', 'Lunar New Year'),
  '2027-02-08': named('農曆正月初三', 'Lunar New Year'),
  '2027-03-26': named('耶穌受難日', 'Good Friday'),
  '2027-04-05': named('清明節', 'Cheng Ming'),
  '2027-05-01': named('勞動節', 'Labour Day'),
  '2027-06-09': named('端午節', 'Tung Ng'),
  '2027-09-16': named('中秋節翌日', 'Day after Mid-Autumn'),
  '2027-10-01': named('國慶日', 'National Day'),
  '2027-10-08': named('重陽節', 'Chung Yeung'),
};
const HOLIDAY_FEE = cents(300);

/** Deliveries late at night cost more: from 23:00 to 05:00 at UTC+8. */
const SPECIAL = { fromMinute: 23 * 60, toMinute: 5 * 60, fee: cents(500) };

/** What an order costs besides goods and delivery, 0 where nothing; the holiday's name or null. */
export type ServiceFees = { holiday: Cents; special: Cents; holidayName: Bilingual | null };

/**
 * The service fees of an order that is ready at a moment; pickups have no special period
 * (decision F14).
 */
export const serviceFees = (at: Instant, isPickup: boolean): ServiceFees => {
  const holidayName = HOLIDAYS[dayOf(at)] ?? null;
  const minute = minuteOfDay(at);
  const isLate = !isPickup && (minute >= SPECIAL.fromMinute || minute < SPECIAL.toMinute);
  return {
    holiday: holidayName === null ? ZERO : HOLIDAY_FEE,
    special: isLate ? SPECIAL.fee : ZERO,
    holidayName,
  };
};
