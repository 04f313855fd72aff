import type { MerchantId, OperatorId, StoreId } from '#shared/kernel/ids.ts';
import { addStore, type NewStore } from '../modules/catalogue/index.ts';
import {
  addMerchant,
  allMerchants,
  oncePassword,
  workplaces,
  type MerchantStore,
} from '../modules/staff/index.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { bilingualFlag, neededText, numberFlag } from './flags.ts';
import { NEW_STORE_FLAGS, newStoreOf } from './store-flags.ts';
import { nextSteps, oncePasswordLines } from './words.ts';

/** Ten per cent (decision D10). */
const COMMISSION_BP = 1000;

const ACCOUNT = /^[\w.+-]{3,40}$/;
export const accountOf = (given: Given): string => {
  const account = neededText(given, 'account', 40);
  return ACCOUNT.test(account)
    ? account
    : refuseAdmin(
        '--account must be a phone, or a code of 3 to 40 letters, digits and the signs . - _ +.',
      );
};

const commissionOf = (given: Given): number => {
  const percent = numberFlag(given, 'commission', { least: 0, most: 100, places: 2 });
  return percent === undefined ? COMMISSION_BP : Math.round(percent * 100);
};

const add = async ({ deps, now }: AdminContext, given: Given): Promise<string[]> => {
  const { db, random, config } = deps;
  const account = accountOf(given);
  const name = { zh: neededText(given, 'name-zh', 40), en: neededText(given, 'name-en', 60) };
  const password = oncePassword(random);
  const merchantId = random.id<MerchantId>();
  const store: NewStore = newStoreOf(given, { merchantId, storeId: random.id<StoreId>() });
  const owner = {
    operatorId: random.id<OperatorId>(),
    account,
    name: bilingualFlag(given, 'owner', 40) ?? { zh: '東主', en: 'Owner' },
    password,
  };
  const merchant = { merchantId, name, commissionBp: commissionOf(given) };
  await db.tx(async (query) => {
    if (!(await addMerchant(query, { merchant, owner, now })))
      refuseAdmin(`Somebody has the account ${account} already: nothing was added.`);
    await addStore(query, store, now);
  });
  return [
    `merchant ${merchantId}  ${name.zh} ${name.en}`,
    `store    ${store.storeId}  ${store.kind}  ${store.name.zh} ${store.name.en}`,
    '',
    ...oncePasswordLines(account, password),
    '',
    ...nextSteps(store, config),
  ];
};

export const merchantAdd: Command = {
  words: 'merchant add',
  about: 'a new merchant with its owner and its first store; prints a one-time password',
  flags: [
    { name: 'name-zh', about: 'name of the merchant in Chinese', isNeeded: true },
    { name: 'name-en', about: 'and in English', isNeeded: true },
    { name: 'account', about: 'what its owner signs in with: a phone or a code', isNeeded: true },
    { name: 'owner-zh', about: 'name of the owner in Chinese (東主)' },
    { name: 'owner-en', about: 'and in English (Owner)' },
    { name: 'commission', about: 'per cent that the platform keeps (10)' },
    ...NEW_STORE_FLAGS,
  ],
  run: add,
};

const storeLine = ({ id, kind, name }: MerchantStore): string =>
  `  store ${id}  ${kind}  ${name.zh} ${name.en}`;

const list = async ({ deps: { db } }: AdminContext): Promise<string[]> => {
  const lines: string[] = [];
  for await (const { merchantId, name, owners } of allMerchants(db.query)) {
    lines.push(`${merchantId}  ${name.zh} ${name.en}  owners: ${owners.join(', ') || 'none'}`);
    lines.push(...(await workplaces(db.query, merchantId)).map(storeLine));
  }
  return lines.length === 0 ? ['There is no merchant yet: npm run admin -- merchant add'] : lines;
};

export const merchantList: Command = {
  words: 'merchant list',
  about: 'every merchant with its owners and stores',
  flags: [],
  run: list,
};
