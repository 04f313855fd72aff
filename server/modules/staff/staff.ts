import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { changeStaff } from './change-staff.ts';
import { forgetPinTries } from './check-pin.ts';
import { dropEnrolmentsOf } from './enrolment-repo.ts';
import { countStores } from './merchant-repo.ts';
import { dropOtp } from './otp-repo.ts';
import { needFreshPassword, needGoodPassword } from './own.ts';
import { hashPassword } from '#server/kit/password.ts';
import {
  addPerson,
  changePerson,
  claimAccount,
  countOtherOwners,
  endAccess,
  findPerson,
  freeAccount,
  listStaff,
  setActive,
  setPassword,
  withdrawPin,
  type Person,
} from './staff-repo.ts';

/** Owners see everyone; managers who works at their stores, and the owners (decision A3). */
export const staffList: Handlers['staffList'] = async (
  { session, deps },
  { keyword = '', offset, size },
) => {
  const storeIds = session.role === 'owner' ? null : session.storeIds;
  const rows = await listStaff(deps.db.query, {
    merchantId: session.merchantId,
    storeIds,
    keyword,
    offset,
    size,
  });
  const result = rows
    .slice(0, size)
    .map(({ operatorId, account, name, role, storeIds, isActive, hasPin }) => ({
      operatorId,
      account,
      name,
      role,
      storeIds: [...storeIds],
      isActive,
      hasPin,
      isSelf: operatorId === session.operatorId,
    }));
  return { result, next: rows.length > size, nextOffset: offset + result.length };
};

/** An owner has no list of stores; everyone else's are the merchant's own. */
const checkedStores = async (
  query: Query,
  { merchantId, role, storeIds }: Person,
): Promise<Person['storeIds']> => {
  if (role === 'owner') return [];
  const different = [...new Set(storeIds)];
  return (await countStores(query, merchantId, different)) === different.length
    ? different
    : refuse('STORE_NOT_FOUND');
};

const storesAlike = (a: Person, b: Person): boolean =>
  a.role === 'owner' ||
  [...new Set(a.storeIds)].toSorted().join() === [...new Set(b.storeIds)].toSorted().join();
const isAlike = (a: Person, b: Person): boolean =>
  a.account === b.account &&
  a.role === b.role &&
  a.name.zh === b.name.zh &&
  a.name.en === b.name.en &&
  storesAlike(a, b);

export const staffAdd: Handlers['staffAdd'] = async (
  context,
  { requestId, password, account, name, role, storeIds },
) => {
  needFreshPassword(context);
  needGoodPassword(password, account);
  const { session } = context;
  const wanted: Person = {
    merchantId: session.merchantId,
    operatorId: requestId as string as Person['operatorId'],
    account,
    name,
    role,
    storeIds,
  };
  const passwordHash = await hashPassword(password);
  await changeStaff(context, async (query) => {
    const known = await findPerson(query, wanted);
    if (known !== null) return isAlike(known, wanted) ? undefined : refuse('REQUEST_REUSED');
    const stores = await checkedStores(query, wanted);
    if (!(await claimAccount(query, wanted, account))) return refuse('ACCOUNT_TAKEN');
    await addPerson(query, { ...wanted, storeIds: stores, passwordHash });
  });
  return { operatorId: wanted.operatorId };
};

type Change = (query: Query, now: Person & { isActive: boolean }) => Promise<void>;

const change = (
  context: MerchantContext,
  operatorId: Person['operatorId'],
  work: Change,
): Promise<void> =>
  changeStaff(context, async (query) => {
    const { merchantId } = context.session;
    const person = await findPerson(query, { merchantId, operatorId });
    if (person === null) return refuse('STAFF_NOT_FOUND');
    await work(query, person);
  });

/** Who would leave the merchant without an owner is told so. */
const keepAnOwner = async (query: Query, now: Person & { isActive: boolean }): Promise<void> => {
  if (now.role === 'owner' && now.isActive && (await countOtherOwners(query, now)) === 0)
    refuse('LAST_OWNER');
};

export const staffEdit: Handlers['staffEdit'] = async (
  context,
  { operatorId, account, name, role, storeIds },
) => {
  needFreshPassword(context);
  await change(context, operatorId, async (query, now) => {
    if (role !== 'owner') await keepAnOwner(query, now);
    const wanted: Person = {
      merchantId: now.merchantId,
      operatorId,
      account,
      name,
      role,
      storeIds,
    };
    const stores = await checkedStores(query, wanted);
    if (account !== now.account) {
      if (!(await claimAccount(query, wanted, account))) refuse('ACCOUNT_TAKEN');
      await freeAccount(query, now, now.account);
    }
    await changePerson(query, { ...wanted, storeIds: stores });
    // who is no owner any more lets no till in
    if (role !== 'owner') await dropEnrolmentsOf(query, now);
  });
  return {};
};

/** A dismissal ends sessions, refresh tokens, keys and the PIN together. */
export const staffSetActive: Handlers['staffSetActive'] = async (
  context,
  { operatorId, isActive },
) => {
  needFreshPassword(context);
  await change(context, operatorId, async (query, now) => {
    if (!isActive) await keepAnOwner(query, now);
    await setActive(query, now, isActive);
    if (isActive) return;
    await endAccess(query, now);
    await withdrawPin(query, now);
  });
  return {};
};

/** A new password from the owner ends sessions, refresh tokens, keys, the PIN and the one-time code together; of the caller's own, the session that asks and the code stay. */
export const staffResetPassword: Handlers['staffResetPassword'] = async (
  context,
  { operatorId, password },
) => {
  needFreshPassword(context);
  const { session } = context;
  await change(context, operatorId, async (query, now) => {
    needGoodPassword(password, now.account);
    await setPassword(query, now, { passwordHash: await hashPassword(password) });
    const isSelf = operatorId === session.operatorId;
    await endAccess(query, now, isSelf ? session : null);
    await withdrawPin(query, now);
    // one's own goes with password and code only
    if (!isSelf) await dropOtp(query, now);
  });
  await forgetPinTries(context, { merchantId: session.merchantId, operatorId });
  return {};
};
