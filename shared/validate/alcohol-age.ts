import type { Day } from '../kernel/time.ts';
import { calendarDay } from './calendar-day.ts';

/** Years of age for goods above 1.2 % vol. (spec 001 §9, law 6/2023). */
export const ALCOHOL_AGE = 18;

/** The alcohol confirmation: name, date of birth, and the box for being 18 or over. */
export type AlcoholForm = {
  readonly name: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly isConfirmed: boolean;
};
/** Why a proof of age is refused. */
export type AlcoholReason = 'name' | 'birthDate' | 'tooYoung' | 'unconfirmed';

/**
 * The date 18 years ago. On 29 Feb it may be a day its year lacks: as text it still sorts between
 * 28 Feb and 1 Mar.
 */
const latestBirth = (today: Day): string =>
  `${Number(today.slice(0, 4)) - ALCOHOL_AGE}${today.slice(4)}`;

/**
 * Whether a person born on a day is 18 on `today` at UTC+8: born on or before that date 18 years
 * ago; born on 29 Feb, from 1 Mar in common years (decision F12).
 */
export const isOfAlcoholAge = (birthDay: Day, today: Day): boolean =>
  birthDay <= latestBirth(today);

/**
 * Name and a real, past date of birth are required, the age must be reached and confirmed (spec 001
 * §5).
 */
export const alcoholAge = (
  form: AlcoholForm,
  today: Day,
): { ok: true; name: string; birthDay: Day } | { ok: false; reason: AlcoholReason } => {
  const name = form.name.trim();
  if (name === '') return { ok: false, reason: 'name' };
  const birthDay = calendarDay(form.year, form.month, form.day);
  if (birthDay === undefined || birthDay > today) return { ok: false, reason: 'birthDate' };
  if (!isOfAlcoholAge(birthDay, today)) return { ok: false, reason: 'tooYoung' };
  return form.isConfirmed ? { ok: true, name, birthDay } : { ok: false, reason: 'unconfirmed' };
};
