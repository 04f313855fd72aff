import { WORKPLACE_KINDS } from '#shared/codes/store-kind.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { STORE_WAYS, type NewStore, type StoreTerms } from '../modules/catalogue/index.ts';
import { refuseAdmin, type Flag, type Given } from './command.ts';
import {
  bilingualFlag,
  choiceFlag,
  daysFlag,
  hasSwitch,
  hoursFlag,
  moneyFlag,
  neededText,
  numberFlag,
  textFlag,
  weekdaysFlag,
  yesFlag,
} from './flags.ts';

const flag = (name: string, about: string): Flag => ({ name, about });

/** How a store works. */
export const TERM_FLAGS: readonly Flag[] = [
  flag('hours', 'opening hours: 10:00-22:00, several parted by commas, or always'),
  flag('days', 'weekdays on which they hold: mon,tue,…, or all'),
  flag('closed', 'days on which it is closed: 2026-12-25,…, or none'),
  flag('way', `how guests get their orders: ${STORE_WAYS.join(', ')}`),
  flag('delivery-fee', 'dollars a delivery (10)'),
  flag('reach', 'metres that it delivers (3000)'),
  flag('send-price', 'dollars that a delivery order must reach (0)'),
  flag('prep', 'minutes that an order usually takes (20)'),
  flag('pre-orders', 'whether it takes orders while it is closed: yes, no (no)'),
  flag('phone', 'its phone'),
  flag('cuisine-zh', 'what it cooks, in Chinese'),
  flag('cuisine-en', 'and in English'),
  flag('announcement-zh', 'a line for guests, in Chinese'),
  flag('announcement-en', 'and in English'),
];

/** What a new store needs beside. */
export const NEW_STORE_FLAGS: readonly Flag[] = [
  { name: 'store-zh', about: 'name of the store in Chinese', isNeeded: true },
  { name: 'store-en', about: 'and in English', isNeeded: true },
  { name: 'kind', about: `what it is: ${WORKPLACE_KINDS.join(', ')}`, isNeeded: true },
  { name: 'address-zh', about: 'its address in Chinese', isNeeded: true },
  { name: 'address-en', about: 'and in English', isNeeded: true },
  { name: 'lat', about: 'where it is: latitude, such as 22.19386', isNeeded: true },
  { name: 'lon', about: 'and longitude, such as 113.53982', isNeeded: true },
  ...TERM_FLAGS,
];

const definedOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const termsOf = (given: Given): StoreTerms =>
  definedOf({
    hours: hoursFlag(given, 'hours'),
    weekdays: weekdaysFlag(given, 'days'),
    closedDays: daysFlag(given, 'closed'),
    way: choiceFlag(given, 'way', STORE_WAYS),
    deliveryFee: moneyFlag(given, 'delivery-fee', 500),
    reachMeters: numberFlag(given, 'reach', { least: 100, most: 30_000 }),
    sendPrice: moneyFlag(given, 'send-price', 10_000),
    prepMinutes: numberFlag(given, 'prep', { least: 1, most: 240 }),
    takesPreOrders: yesFlag(given, 'pre-orders'),
    phone: textFlag(given, 'phone', 20),
    cuisine: bilingualFlag(given, 'cuisine', 30),
    announcement: bilingualFlag(given, 'announcement', 200),
  });

/** The box that Macau lies in. */
const MACAU = { lat: { least: 22.1, most: 22.23 }, lon: { least: 113.52, most: 113.62 } };

const coordinate = (given: Given, name: 'lat' | 'lon'): number => {
  const value = numberFlag(given, name, { least: -180, most: 180, places: 7 });
  if (value === undefined) return refuseAdmin(`--${name} is missing.`);
  const { least, most } = MACAU[name];
  return value >= least && value <= most
    ? value
    : refuseAdmin(`--${name} ${value} is not in Macau: it must be from ${least} to ${most}.`);
};

/** A new store as it was typed. */
export const newStoreOf = (
  given: Given,
  { merchantId, storeId }: { merchantId: NewStore['merchantId']; storeId: StoreId },
): NewStore => ({
  merchantId,
  storeId,
  kind:
    choiceFlag(given, 'kind', WORKPLACE_KINDS) ??
    refuseAdmin('--kind is missing: takeout, market or group.'),
  name: { zh: neededText(given, 'store-zh', 40), en: neededText(given, 'store-en', 60) },
  address: { zh: neededText(given, 'address-zh', 100), en: neededText(given, 'address-en', 150) },
  place: { lat: coordinate(given, 'lat'), lon: coordinate(given, 'lon') },
  terms: termsOf(given),
});

/** `--open` or `--rest`. */
export const doorOf = (given: Given): Pick<StoreTerms, 'isOpen'> => {
  const [open, rest] = [hasSwitch(given, 'open'), hasSwitch(given, 'rest')];
  if (open && rest)
    return refuseAdmin('A store is opened or rests: --open and --rest exclude each other.');
  return open || rest ? { isOpen: open } : {};
};
