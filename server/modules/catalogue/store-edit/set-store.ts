import { asId } from '#shared/kernel/ids.ts';
import type { StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { Query } from '#server/db/db.ts';
import type { Values } from '#server/db/table.ts';
import { lockMerchant } from '#server/modules/staff/index.ts';
import { gramsOf } from '../search/grams.ts';
import type { TakeoutStore } from '../store/store-repo.ts';
import { storeById } from '../store/read-store.ts';
import { menuEdited } from './menu-edited.ts';
import {
  countDishes,
  dropGrams,
  findDealStore,
  insertGrams,
  setHours,
  updateCartStore,
} from './store-edit-repo.ts';
import type { StoreTerms } from './terms.ts';
import { weekOf } from './week.ts';

/** Why a store was not changed: it is not there, has no hours or no dish to open with, or has hours alone (a store of deals). */
export type StoreSet = 'done' | 'notFound' | 'noHours' | 'noDishes' | 'hoursOnly';

/** A week of unlike days is over with hours that are the same on all of them. */
const hoursOf = ({ hours: { week, ...hours } }: TakeoutStore, terms: StoreTerms): StoreHours => ({
  ...hours,
  hours: terms.hours ?? hours.hours,
  weekdays: terms.weekdays ?? hours.weekdays,
  closedDays: terms.closedDays ?? hours.closedDays,
  ...(week !== undefined && terms.hours === undefined && { week }),
});

const hasHours = ({ hours, week }: StoreHours): boolean => hours.length > 0 || week !== undefined;

const factsOf = ({ facts }: TakeoutStore, terms: StoreTerms) => ({
  ...facts,
  ...(terms.announcement && { announcement: terms.announcement }),
  ...(terms.cuisine && { cuisine: terms.cuisine }),
  ...(terms.deliveryFee !== undefined && { plan: { ...facts.plan, amount: terms.deliveryFee } }),
});

const columnsOf = (store: TakeoutStore, terms: StoreTerms): Values<'takeout_store'> => ({
  hours: hoursOf(store, terms),
  facts: factsOf(store, terms),
  ...(terms.isOpen !== undefined && {
    state: terms.isOpen ? 'open' : 'resting',
  }),
  ...(terms.takesPreOrders !== undefined && {
    reserve_type: terms.takesPreOrders ? 1 : 0,
  }),
  ...(terms.way && {
    has_delivery: terms.way !== 'pickup',
    has_pickup: terms.way !== 'delivery',
  }),
  ...(terms.deliveryFee !== undefined && { delivery_fee: terms.deliveryFee }),
  ...(terms.reachMeters !== undefined && { reach_meters: terms.reachMeters }),
  ...(terms.sendPrice !== undefined && { send_price: terms.sendPrice }),
  ...(terms.prepMinutes !== undefined && { prep_minutes: terms.prepMinutes }),
  ...(terms.phone !== undefined && { phone: terms.phone }),
});

const setDealStore = async (
  query: Query,
  storeId: string,
  { hours, weekdays, ...more }: StoreTerms,
): Promise<StoreSet> => {
  const found = await findDealStore(query, storeId);
  if (found === null) return 'notFound';
  if (hours === undefined || Object.keys(more).length > 0) return 'hoursOnly';
  const week = weekOf({ hours, weekdays: weekdays ?? [] });
  await setHours(query, found.merchant_id, storeId, week);
  return 'done';
};

/** Changes how a store works; what is not said stays. Opens one with a cart only when guests find something in it. */
export const setStore = async (
  query: Query,
  storeId: string,
  terms: StoreTerms,
): Promise<StoreSet> => {
  const found = await storeById(query, asId(storeId));
  if (found === null) return setDealStore(query, storeId, terms);
  const at = { merchantId: found.merchantId, storeId };
  // two changes at once: the second sees what the first wrote
  await lockMerchant(query, found.merchantId);
  const store = (await storeById(query, asId(storeId))) ?? found;
  // weekdays say nothing of days that have hours of their own
  if (terms.weekdays && hoursOf(store, terms).week) return 'noHours';
  if (terms.isOpen) {
    if (!hasHours(hoursOf(store, terms))) return 'noHours';
    if ((await countDishes(query, at)) === 0) return 'noDishes';
  }
  if (terms.cuisine) {
    const { name } = store;
    const grams = gramsOf(name.zh, name.en, terms.cuisine.zh, terms.cuisine.en);
    await dropGrams(query, at, ['']);
    await insertGrams(query, at, [{ productId: '', grams }]);
  }
  await updateCartStore(query, at, columnsOf(store, terms));
  await menuEdited(query, at);
  return 'done';
};
