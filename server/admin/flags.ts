import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import { refuseAdmin, type Given } from './command.ts';

type Spans = StoreHours['hours'];

/** A text of at most so many signs; undefined where it was not typed. */
export const textFlag = ({ flags }: Given, name: string, most: number): string | undefined => {
  const value = flags[name];
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || [...text].length > most || /\p{Cc}/u.test(text))
    return refuseAdmin(`--${name} must have 1 to ${most} signs.`);
  return text;
};

export const neededText = (given: Given, name: string, most: number): string =>
  textFlag(given, name, most) ?? refuseAdmin(`--${name} is missing.`);

/** `--NAME-zh` and `--NAME-en`, which come together. */
export const bilingualFlag = (given: Given, name: string, most: number) => {
  const [zh, en] = [textFlag(given, `${name}-zh`, most), textFlag(given, `${name}-en`, most)];
  if (zh === undefined && en === undefined) return undefined;
  return zh !== undefined && en !== undefined
    ? { zh, en }
    : refuseAdmin(`--${name}-zh and --${name}-en come together.`);
};

export const hasSwitch = ({ flags }: Given, name: string): boolean => flags[name] === true;

export const numberFlag = (
  given: Given,
  name: string,
  { least, most, places = 0 }: { least: number; most: number; places?: number },
): number | undefined => {
  const text = textFlag(given, name, 20);
  if (text === undefined) return undefined;
  const form = places === 0 ? /^\d+$/ : new RegExp(`^-?\\d+(?:\\.\\d{1,${places}})?$`);
  const value = Number(text);
  return form.test(text) && value >= least && value <= most
    ? value
    : refuseAdmin(`--${name} must be a number from ${least} to ${most}.`);
};

/** Dollars with at most two decimals. */
export const moneyFlag = (given: Given, name: string, most: number): Cents | undefined => {
  const dollars = numberFlag(given, name, { least: 0, most, places: 2 });
  return dollars === undefined ? undefined : cents(Math.round(dollars * 100));
};

export const choiceFlag = <const T extends string>(
  given: Given,
  name: string,
  choices: readonly T[],
): T | undefined => {
  const text = textFlag(given, name, 20);
  if (text === undefined) return undefined;
  return (
    choices.find((choice) => choice === text) ??
    refuseAdmin(`--${name} must be one of ${choices.join(', ')}.`)
  );
};

export const yesFlag = (given: Given, name: string): boolean | undefined => {
  const choice = choiceFlag(given, name, ['yes', 'no']);
  return choice === undefined ? undefined : choice === 'yes';
};

const DAY_MINUTES = 24 * 60;
const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;

const spanOf = (text: string): Spans[number] => {
  const [, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(text) ?? [];
  const [from, to] = [
    Number(fromHour) * 60 + Number(fromMinute),
    Number(toHour) * 60 + Number(toMinute),
  ];
  return Number.isNaN(from) || to > DAY_MINUTES
    ? refuseAdmin(
        `"${text.slice(0, 20)}" are no hours. Write 10:00-22:00, or 11:00-15:00,17:30-02:00.`,
      )
    : { fromMinute: from, toMinute: to % DAY_MINUTES };
};

/** Opening hours of a day: `10:00-22:00`, several parted by commas, past midnight where the end is before the beginning, `always`. */
export const hoursFlag = (given: Given, name: string): Spans | undefined => {
  const text = textFlag(given, name, 200);
  if (text === undefined) return undefined;
  if (text === 'always') return [{ fromMinute: 0, toMinute: 0 }];
  const spans = text
    .split(',')
    .map((part) => spanOf(part.trim()))
    .toSorted((a, b) => a.fromMinute - b.fromMinute);
  const ends = spans.map(({ fromMinute, toMinute }) =>
    toMinute <= fromMinute ? toMinute + DAY_MINUTES : toMinute,
  );
  const starts = spans.slice(1).map(({ fromMinute }) => fromMinute);
  const next = (spans[0]?.fromMinute ?? 0) + DAY_MINUTES;
  return [...starts, next].some((start, at) => start < ends[at]!)
    ? refuseAdmin(`--${name} has hours that overlap.`)
    : spans;
};

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Weekdays on which the hours hold: `mon,tue,wed`, or `all`. */
export const weekdaysFlag = (given: Given, name: string): number[] | undefined => {
  const text = textFlag(given, name, 60)?.toLowerCase();
  if (text === undefined) return undefined;
  if (text === 'all') return [];
  const days = text.split(',').map((word) => WEEKDAYS.indexOf(word.trim()));
  return days.includes(-1)
    ? refuseAdmin(`--${name} must be all, or some of ${WEEKDAYS.join(',')}.`)
    : [...new Set(days)].toSorted((a, b) => a - b);
};

const isDay = (text: string): boolean => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const MOST_CLOSED = 100;
/** Days on which a store is closed: `2026-12-25,2027-01-01`, or `none`. */
export const daysFlag = (given: Given, name: string): Day[] | undefined => {
  const text = textFlag(given, name, 2000);
  if (text === undefined) return undefined;
  if (text === 'none') return [];
  const days = [...new Set(text.split(',').map((day) => day.trim()))].toSorted();
  return days.length <= MOST_CLOSED && days.every(isDay)
    ? days.map((day) => day as Day)
    : refuseAdmin(`--${name} must be days such as 2026-12-25, parted by commas, or none.`);
};
