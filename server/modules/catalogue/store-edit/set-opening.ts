import { asId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, type Instant } from '#shared/kernel/time.ts';
import type { WeekHours } from '#shared/group/week-hours.ts';
import type { SpecialDays, StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { lockMerchant } from '#server/modules/staff/index.ts';
import { storeById } from '../store/read-store.ts';
import { menuEdited } from './menu-edited.ts';
import { updateCartStore } from './store-edit-repo.ts';
import { hoursOfWeek } from './week.ts';

type OfStore = { merchantId: string; storeId: string };

/** So far ahead a day may lie: five years. */
const MOST_AHEAD_DAYS = 5 * 366;

/** Changes when a store with a cart is open; guests see it at once. False when the merchant has no such store. */
const edit = async (
  query: Query,
  at: OfStore,
  next: (hours: StoreHours) => StoreHours,
): Promise<boolean> => {
  // two who change hours and days at once: the second keeps what the first wrote
  await lockMerchant(query, asId(at.merchantId));
  const store = await storeById(query, asId(at.storeId));
  if (store === null || store.merchantId !== at.merchantId) return false;
  await updateCartStore(query, at, { hours: next(store.hours) });
  await menuEdited(query, at);
  return true;
};

/** Sets the week of a store; its special days stay. */
export const setWeek = (query: Query, at: OfStore, week: WeekHours): Promise<boolean> =>
  edit(query, at, ({ closedDays, days }) => ({
    ...hoursOfWeek(week),
    closedDays,
    ...(days !== undefined && { days }),
  }));

/** Sets the special days of a store; what is past is forgotten. */
export const setDays = (
  query: Query,
  at: OfStore,
  days: readonly SpecialDays[],
  now: Instant,
): Promise<boolean> => {
  const today = dayOf(now);
  const latest = addDays(today, MOST_AHEAD_DAYS);
  if (days.some(({ from, to }) => to < from || to > latest))
    refuse('BAD_REQUEST', { issues: ['days'] });
  return edit(query, at, (hours) => ({
    ...hours,
    closedDays: [],
    days: days
      // yesterday's hours may run past midnight
      .filter(({ to }) => to >= addDays(today, -1))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  }));
};
