import { MINUTE, plus } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { isPassword } from './password.ts';
import { countWrongPassword, forgetWrongPasswords, type Account } from './merchant-repo.ts';

/** Decision A1. */
const MOST_TRIES = 5;
const LOCK_MS = 15 * MINUTE;

/** The account when the password is right. An account that does not exist takes as long to refuse as one that does. */
export const checkPassword = async (
  { now, deps }: Context,
  account: Account | null,
  password: string,
): Promise<Account> => {
  const { query } = deps.db;
  if (account !== null && account.lockedUntil > now)
    return refuse('ACCOUNT_LOCKED', { until: account.lockedUntil });
  const isRight = await isPassword(account?.isActive ? account.passwordHash : null, password);
  if (account === null || !account.isActive) return refuse('PASSWORD_WRONG');
  if (isRight) {
    await forgetWrongPasswords(query, account);
    return account;
  }
  const { tries, lockedUntil } = await countWrongPassword(query, account, {
    most: MOST_TRIES,
    lockUntil: plus(now, LOCK_MS),
    now,
  });
  return lockedUntil > now
    ? refuse('ACCOUNT_LOCKED', { until: lockedUntil })
    : refuse('PASSWORD_WRONG', { triesLeft: MOST_TRIES - tries });
};
