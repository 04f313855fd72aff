import type { ScanSourceName } from '#shared/codes/group-order.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import {
  addDays,
  dayOf,
  HOUR,
  instant,
  macauParts,
  MINUTE,
  startOfDay,
  type Day,
  type Instant,
} from '#shared/kernel/time.ts';
import type { Dice, Weighted } from './dice.ts';

/** How busy a shop of the old town is: lunch, tea and dinner; weekends and the winter more. By hour of the day, from 0. */
const HOURS: readonly number[] = [
  2, 1, 0, 0, 0, 0, 0, 4, 14, 16, 15, 30, 62, 70, 44, 40, 38, 32, 46, 66, 58, 36, 18, 8,
];
const WEEKDAYS: readonly number[] = [1.45, 0.8, 0.78, 0.84, 0.95, 1.2, 1.55];
const MONTHS: readonly number[] = [1.15, 1.3, 0.9, 0.95, 1.05, 0.85, 0.95, 1, 0.85, 1.2, 1, 1.25];

export const PRODUCTS: Weighted<string> = [
  ['egg-tart-box', 28],
  ['coffee-five', 22],
  ['weekday-lunch', 14],
  ['pineapple-tea', 9],
  ['serradura-cups', 8],
  ['toast-set', 7],
  ['tart-dozen', 6],
  ['chop-rice', 6],
  ['late-supper', 5],
  ['limit-two', 4],
  ['blackout-brunch', 4],
  ['one-store-tea', 3],
  ['wine-tasting', 2],
  ['sold-out-tart', 1],
];
export const STORES: Weighted<string> = [
  ['senado', 46],
  ['rotunda', 22],
  ['cunha', 24],
  ['coloane', 8],
];
export const SOURCES: Weighted<ScanSourceName> = [
  ['WEDGE', 60],
  ['CAMERA', 28],
  ['MANUAL', 10],
  ['SEARCH', 2],
];
export const OUTCOMES: Weighted<'OK' | 'UNDONE' | 'REFUSED'> = [
  ['OK', 905],
  ['UNDONE', 22],
  ['REFUSED', 73],
];
export type Refusal = Extract<
  ErrorName,
  | 'ALREADY_USED'
  | 'NOT_FOUND'
  | 'EXPIRED'
  | 'CHECK_DIGIT'
  | 'WRONG_STORE'
  | 'QR_STALE'
  | 'OUT_OF_HOURS'
  | 'BAD_FORMAT'
>;
export const REFUSALS: Weighted<Refusal> = [
  ['ALREADY_USED', 40],
  ['EXPIRED', 14],
  ['NOT_FOUND', 12],
  ['WRONG_STORE', 10],
  ['OUT_OF_HOURS', 10],
  ['QR_STALE', 8],
  ['CHECK_DIGIT', 4],
  ['BAD_FORMAT', 2],
];
export const QUANTITIES: Weighted<number> = [
  [1, 60],
  [2, 28],
  [3, 8],
  [4, 4],
];

/** Who works where. The names without a sign-in of the demonstration's banner come with these records. */
export const CREW: readonly {
  account: string;
  name: { zh: string; en: string };
  stores: readonly string[];
  weight: number;
  isNew: boolean;
}[] = [
  {
    account: 'C1001',
    name: { zh: '李嘉欣', en: 'Lei Ka Ian' },
    stores: ['senado', 'rotunda'],
    weight: 30,
    isNew: false,
  },
  {
    account: 'C1002',
    name: { zh: '何偉強', en: 'Ho Wai Keong' },
    stores: ['senado', 'cunha'],
    weight: 26,
    isNew: false,
  },
  {
    account: 'C1003',
    name: { zh: '林子晴', en: 'Lam Chi Cheng' },
    stores: ['rotunda', 'coloane'],
    weight: 20,
    isNew: true,
  },
  {
    account: 'C1004',
    name: { zh: '馮浩然', en: 'Fong Hou In' },
    stores: ['cunha', 'coloane'],
    weight: 18,
    isNew: true,
  },
  {
    account: 'C1005',
    name: { zh: '蘇穎詩', en: 'Sou Weng Si' },
    stores: ['senado'],
    weight: 16,
    isNew: true,
  },
  {
    account: 'M1001',
    name: { zh: '黃美玲', en: 'Wong Mei Leng' },
    stores: ['senado', 'rotunda', 'cunha', 'coloane'],
    weight: 5,
    isNew: false,
  },
];

/** Two tills a store. The second one of Rua do Cunha had its clock seven minutes slow for some weeks (table A, row 44). */
export const TILLS: readonly { id: string; name: string; store: string; weight: number }[] =
  STORES.flatMap(([store]) => [
    {
      id: `till-${store}-1`,
      name: `${store[0]!.toUpperCase()}${store.slice(1)} 1`,
      store,
      weight: 3,
    },
    {
      id: `till-${store}-2`,
      name: `${store[0]!.toUpperCase()}${store.slice(1)} 2`,
      store,
      weight: 1,
    },
  ]);
const SLOW = { till: 'till-cunha-2', byMs: 7 * MINUTE + 12_000, fromDaysAgo: 52, toDaysAgo: 31 };

/** What the till's clock showed: the server's time less its own way there, or far off where the clock was wrong. */
export const tillTime = (random: Dice, at: Instant, till: string, today: Day): Instant => {
  const isSlow =
    till === SLOW.till &&
    dayOf(at) >= addDays(today, -SLOW.fromDaysAgo) &&
    dayOf(at) <= addDays(today, -SLOW.toDaysAgo);
  return instant(at - 60 - random.int(700) - (isSlow ? SLOW.byMs : 0));
};

const weightOf = (day: Day): number => {
  const { weekday, month } = macauParts(startOfDay(day));
  return WEEKDAYS[weekday]! * MONTHS[month - 1]!;
};

/** The times of so many attempts in the days before `until`, oldest first. */
export const timesOf = (random: Dice, count: number, days: number, until: Instant): Instant[] => {
  const today = dayOf(until);
  const all = Array.from({ length: days }, (_, ahead) => addDays(today, ahead + 1 - days));
  const byDay: Weighted<Day> = all.map((day) => [day, weightOf(day)]);
  const byHour: Weighted<number> = HOURS.map((weight, hour) => [hour, weight]);
  const times: Instant[] = [];
  while (times.length < count) {
    const at =
      startOfDay(random.weighted(byDay)) + random.weighted(byHour) * HOUR + random.int(HOUR);
    if (at < until) times.push(instant(at));
  }
  return times.sort((a, b) => a - b);
};
