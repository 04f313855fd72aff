import { asId, type MerchantId, type OperatorId } from '#shared/kernel/ids.ts';
import { HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { recordSecurityEvent, type Seen } from '#server/modules/oversight/index.ts';
import {
  hasMerchant,
  insertMerchant,
  merchantsAfter,
  type ListedMerchant,
  type NewMerchant,
} from './founding-repo.ts';
import { forgetPinTries } from './check-pin.ts';
import { lettersFrom } from './letters.ts';
import { findAccount } from './merchant-repo.ts';
import { dropOtp } from './otp-repo.ts';
import { hashPassword } from '#server/kit/password.ts';
import {
  addPerson,
  claimAccount,
  endAccess,
  lockStaff,
  setPassword,
  withdrawPin,
} from './staff-repo.ts';

/** So long a one-time password works (decision DA31). */
const ONCE_MS = 24 * HOUR;

const LETTERS = 16;
const GROUP = /.{4}(?=.)/g;

/** A password that is shown once and typed once: 16 letters of 28 that do not look alike. */
export const oncePassword = (random: Random): string =>
  lettersFrom(random.token(), LETTERS).replace(GROUP, '$&-').toLowerCase();

export type FirstOwner = {
  operatorId: OperatorId;
  account: string;
  name: Bilingual;
  password: string;
};

/** Makes a merchant with its first owner, who comes with a one-time password. False when anybody has the account. */
export const addMerchant = async (
  query: Query,
  { merchant, owner, now }: { merchant: NewMerchant; owner: FirstOwner; now: Instant },
): Promise<boolean> => {
  const who = { merchantId: merchant.merchantId, operatorId: owner.operatorId };
  if (!(await claimAccount(query, who, owner.account))) return false;
  await insertMerchant(query, merchant);
  await addPerson(query, {
    ...who,
    account: owner.account,
    name: owner.name,
    role: 'owner',
    storeIds: [],
    passwordHash: await hashPassword(owner.password),
    onceUntil: plus(now, ONCE_MS),
  });
  return true;
};

export type ResetStaff = { merchantId: MerchantId; operatorId: OperatorId; isActive: boolean };

/** Gives somebody a one-time password: sessions, keys, PIN and one-time code end, as with an owner's reset. Null when nobody has the account. */
export const resetToOnce = async (
  seen: Seen,
  { account, password }: { account: string; password: string },
): Promise<ResetStaff | null> => {
  const { db } = seen.deps;
  const found = await findAccount(db.query, account);
  if (found === null) return null;
  const passwordHash = await hashPassword(password);
  const { merchantId, operatorId } = found;
  await db.tx(async (query) => {
    await lockStaff(query, merchantId);
    await setPassword(query, found, { passwordHash, onceUntil: plus(seen.now, ONCE_MS) });
    await endAccess(query, found);
    await withdrawPin(query, found);
    await dropOtp(query, found);
  });
  await forgetPinTries(seen, found);
  await recordSecurityEvent(seen, {
    kind: 'password',
    act: 'resetPassword',
    merchantId,
    operatorId: null,
    deviceId: null,
    subject: operatorId,
  });
  return { merchantId, operatorId, isActive: found.isActive };
};

/** First step of every change of a merchant that must see the one before. */
export const lockMerchant = (query: Query, merchantId: MerchantId): Promise<void> =>
  lockStaff(query, merchantId);

const PAGE = 200;

/** Every merchant, a page at a time, so that a town of any size can be listed. */
export async function* allMerchants(query: Query): AsyncGenerator<ListedMerchant> {
  let after = '';
  for (;;) {
    const page = await merchantsAfter(query, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.merchantId;
  }
}

/** The merchant of an id, or of somebody's account. */
export const merchantNamed = async (query: Query, name: string): Promise<MerchantId | null> =>
  (await hasMerchant(query, name))
    ? asId(name)
    : ((await findAccount(query, name))?.merchantId ?? null);
