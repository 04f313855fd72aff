import type { StoreId } from '#shared/kernel/ids.ts';
import { addStore, setStore } from '../modules/catalogue/index.ts';
import { merchantNamed } from '../modules/staff/index.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { neededText } from './flags.ts';
import { doorOf, NEW_STORE_FLAGS, newStoreOf, TERM_FLAGS, termsOf } from './store-flags.ts';
import { nextSteps } from './words.ts';

const add = async ({ deps, now }: AdminContext, given: Given): Promise<string[]> => {
  const { db, random, config } = deps;
  const name = neededText(given, 'merchant', 60);
  const merchantId =
    (await merchantNamed(db.query, name)) ??
    refuseAdmin(
      `No merchant has the id or the account ${name}: see npm run admin -- merchant list.`,
    );
  const store = newStoreOf(given, { merchantId, storeId: random.id<StoreId>() });
  await db.tx((query) => addStore(query, store, now));
  return [
    `store ${store.storeId}  ${store.kind}  ${store.name.zh} ${store.name.en}`,
    '',
    ...nextSteps(store, config),
  ];
};

export const storeAdd: Command = {
  words: 'store add',
  about: 'another store of a merchant',
  flags: [
    { name: 'merchant', about: 'id of the merchant, or an account of its staff', isNeeded: true },
    ...NEW_STORE_FLAGS,
  ],
  run: add,
};

const WHY = {
  notFound: 'No store has this id: see npm run admin -- merchant list.',
  noHours: 'The store has no opening hours: add --hours 10:00-22:00.',
  noDishes: 'The store has no dish that guests see: import its menu first.',
  hoursOnly: 'Of a store of deals only --hours and --days can be set.',
} as const;

const set = async ({ deps: { db } }: AdminContext, given: Given): Promise<string[]> => {
  const storeId = neededText(given, 'store', 60);
  const terms = { ...termsOf(given), ...doorOf(given) };
  const names = Object.keys(given.flags).filter((name) => name !== 'store');
  if (Object.keys(terms).length === 0) return refuseAdmin('Nothing was said that could be set.');
  const result = await db.tx((query) => setStore(query, storeId, terms));
  if (result !== 'done') return refuseAdmin(WHY[result]);
  return [`store ${storeId}: ${names.map((name) => `--${name}`).join(', ')} set`];
};

export const storeSet: Command = {
  words: 'store set',
  about: 'hours, delivery and the door of a store; guests see it at once',
  flags: [
    { name: 'store', about: 'id of the store', isNeeded: true },
    { name: 'open', about: 'takes orders within its hours', isSwitch: true },
    { name: 'rest', about: 'takes none until it is opened', isSwitch: true },
    ...TERM_FLAGS,
  ],
  run: set,
};
