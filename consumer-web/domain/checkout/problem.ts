import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { minuteText, timeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { instant, minuteOfDay } from '#shared/kernel/time.ts';
import type { T, TextKey } from '../../lib/i18n.ts';

/** The parts of the checkout that something can be wrong with, from the top of the page. */
export type Field =
  | 'store'
  | 'way'
  | 'address'
  | 'phone'
  | 'time'
  | 'dishes'
  | 'offers'
  | 'gold'
  | 'tableware'
  | 'alcohol'
  | 'risk'
  | 'order';
/** A sentence at the field that it is about. */
export type Problem = { field: Field; text: string };

/** Personal details that only some orders require. */
export type AskedOf = 'alcohol' | 'risk';
export const askedField = (problem: Problem | null): AskedOf | null =>
  problem?.field === 'alcohol' || problem?.field === 'risk' ? problem.field : null;

const FIELD_OF: Partial<Record<ErrorName, Field>> = {
  STORE_NOT_FOUND: 'store',
  STORE_CLOSED: 'store',
  STORE_RESTING: 'store',
  STORE_OVERLOADED: 'store',
  WAY_NOT_OFFERED: 'way',
  OUT_OF_RANGE: 'address',
  ADDRESS_INVALID: 'address',
  ADDRESS_UNKNOWN: 'address',
  ADDRESS_ELSEWHERE: 'address',
  PHONE_INVALID: 'phone',
  ORDER_TIME_MISSING: 'time',
  PRE_ORDER_ONLY: 'time',
  SLOT_GONE: 'time',
  NO_NEXT_DAY: 'time',
  DISH_GONE: 'dishes',
  DISH_SOLD_OUT: 'dishes',
  DISH_LIMIT: 'dishes',
  CHOICE_INVALID: 'dishes',
  BELOW_THRESHOLD: 'dishes',
  TOO_HEAVY: 'dishes',
  OFFER_UNAVAILABLE: 'offers',
  GOLD_UNAVAILABLE: 'gold',
  BONUS_BLOCKED: 'gold',
  TABLEWARE_MISSING: 'tableware',
  ALCOHOL_UNCONFIRMED: 'alcohol',
  RISK_UNCONFIRMED: 'risk',
};

/** Where a refusal belongs. */
export const fieldOf = (name: string | undefined): Field =>
  (name === undefined ? undefined : FIELD_OF[name as ErrorName]) ?? 'order';

const detail = z.object({
  missing: z.optional(z.number()),
  nextAt: z.optional(z.nullable(z.number())),
  openingTime: z.optional(z.nullable(z.number())),
  field: z.optional(z.string()),
  reason: z.optional(z.string()),
});
type Detail = z.output<typeof detail>;

const ADDRESS_FIELDS: readonly string[] = ['name', 'phone', 'mapAddress', 'detail'];
const IDENTITY: readonly string[] = ['type', 'numberRequired', 'number', 'agreement'];
const ALCOHOL: readonly string[] = ['name', 'birthDate', 'tooYoung', 'unconfirmed'];

/** More exact sentences from the details of the server's error, or around its note. */
const EXACT: Partial<Record<ErrorName, (about: Detail, t: T, note: string) => string | null>> = {
  BELOW_THRESHOLD: ({ missing }, t) =>
    missing === undefined ? null : t('checkout.belowBy', { amount: price(fromDollars(missing)) }),
  SLOT_GONE: ({ nextAt }, t) =>
    nextAt ? t('checkout.slotGoneNext', { time: timeText(instant(nextAt)) }) : null,
  STORE_CLOSED: ({ openingTime }, t) =>
    openingTime
      ? t('checkout.opensAt', { time: minuteText(minuteOfDay(instant(openingTime))) })
      : null,
  ADDRESS_INVALID: ({ field }, t) =>
    field !== undefined && ADDRESS_FIELDS.includes(field)
      ? t(`validate.address.${field}` as TextKey)
      : null,
  ALCOHOL_UNCONFIRMED: ({ reason }, t) =>
    reason !== undefined && ALCOHOL.includes(reason)
      ? t(`validate.alcoholAge.${reason}` as TextKey)
      : null,
  RISK_UNCONFIRMED: ({ reason }, t) =>
    reason !== undefined && IDENTITY.includes(reason)
      ? t(`validate.identity.${reason}` as TextKey)
      : null,
  // decision MB6
  GOLD_UNAVAILABLE: (_, t, note) => `${t('checkout.insufficientBonus')} · ${note}`,
};

/** A server refusal as one sentence at one field; a failed connection is shown at the button. */
export const problemOf = (error: unknown, t: T): Problem => {
  const name = isApiError(error) ? error.reason : undefined;
  const read = detail.safeParse(isApiError(error) ? error.data : undefined);
  const note = errorText(error, t);
  const exact =
    name === undefined || !read.success ? null : (EXACT[name]?.(read.data, t, note) ?? null);
  return { field: fieldOf(name), text: exact ?? note };
};
