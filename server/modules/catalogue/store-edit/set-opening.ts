import { asId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, type Instant } from '#shared/kernel/time.ts';
import type { WeekHours } from '#shared/group/week-hours.ts';
import type { SpecialDays, StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { lockMerchant } from '#server/modules/staff/index.ts';
import { storeById } from '../store/read-store.ts';
import { menuEdited } from './menu-edited.ts';
import { daysEdited, updateCartStore } from './store-edit-repo.ts';
import { hoursOfWeek } from './week.ts';

type OfStore = { merchantId: string; storeId: string };

/** So far ahead a day may lie: five years. */
const MOST_AHEAD_DAYS = 5 * 366;

/** The store with a cart that is edited; null when the merchant has no such store. */
const editedStore = async (query: Query, at: OfStore) => {
  // two who change hours and days at once: the second sees what the first wrote
  await lockMerchant(query, asId(at.merchantId));
  const store = await storeById(query, asId(at.storeId));
  return store === null || store.merchantId !== at.merchantId ? null : store;
};

/** Sets the week of a store; its special days stay. Guests see it at once. False when the merchant has no such store. */
export const setWeek = async (query: Query, at: OfStore, week: WeekHours): Promise<boolean> => {
  const store = await editedStore(query, at);
  if (store === null) return false;
  const { closedDays, days } = store.hours;
  const hours: StoreHours = {
    ...hoursOfWeek(week),
    closedDays,
    ...(days !== undefined && { days }),
  };
  await updateCartStore(query, at, { hours });
  await menuEdited(query, at);
  return true;
};

/** Special days, and the version that the editor began with. */
type DaysEdit = { days: readonly SpecialDays[]; seq: number; by: string; now: Instant };
type Conflict = { by: string | null; at: number | null; seq: number };

/** Stored documents have their keys in an order of their own. */
const textOf = (days: readonly SpecialDays[]): string =>
  JSON.stringify(
    days.map(({ from, to, spans, note }) => [
      from,
      to,
      spans.map(({ fromMinute, toMinute }) => [fromMinute, toMinute]),
      note.zh,
      note.en,
    ]),
  );

/** Sets the special days of a store; what is past is forgotten. `conflict`: somebody else edited them meanwhile; the same days again are none. Null when the merchant has no such store. */
export const setDays = async (
  query: Query,
  at: OfStore,
  { days: wanted, seq, by, now }: DaysEdit,
): Promise<{ conflict: Conflict | null } | null> => {
  const today = dayOf(now);
  const latest = addDays(today, MOST_AHEAD_DAYS);
  if (wanted.some(({ from, to }) => to < from || to > latest))
    refuse('BAD_REQUEST', { issues: ['days'] });
  const store = await editedStore(query, at);
  if (store === null) return null;
  const days = wanted
    // yesterday's hours may run past midnight
    .filter(({ to }) => to >= addDays(today, -1))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const edited = await daysEdited(query, at);
  if (edited.seq !== seq)
    return { conflict: textOf(days) === textOf(store.hours.days ?? []) ? null : edited };
  await updateCartStore(query, at, {
    hours: { ...store.hours, closedDays: [], days },
    days_seq: seq + 1,
    days_by: by,
    days_at: now,
  });
  await menuEdited(query, at);
  return { conflict: null };
};
