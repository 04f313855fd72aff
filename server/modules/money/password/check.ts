import { DAY, HOUR, MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Secrets } from '#server/db/secrets.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';
import {
  forgetTries,
  lockedUntil,
  takeTry,
  type Counted,
  type Rule,
} from '#server/kit/guess-repo.ts';
import { hashPassword, isPassword } from '#server/kit/password.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findPayPassword } from './password-repo.ts';

/** Whether a member has a payment password. */
export const hasPayPassword = async (query: Query, userId: string): Promise<boolean> =>
  (await findPayPassword(query, userId)) !== null;

/** Five wrong ones lock for a quarter of an hour, then an hour, then a day (area file §1). */
export const PAY_TRIES: Rule = {
  most: 5,
  windowMs: 7 * DAY,
  lockMs: [15 * MINUTE, HOUR, DAY],
};

/** What wrong payment passwords of a member are counted under. */
export const payTries = (userId: string): Counted => ({ kind: 'pay', subject: userId });

type Digits = { userId: string; password: string };

/** What is hashed in place of the digits: a million of them are soon tried, so it needs this installation's secret. */
const sealedDigits = ({ identity }: Pick<Secrets, 'identity'>, { userId, password }: Digits) =>
  shortSeal(identity, `pay ${userId} ${password}`);

/** What is kept of a payment password. */
export const payPasswordHash = (
  secrets: Pick<Secrets, 'identity'>,
  digits: Digits,
): Promise<string> => hashPassword(sealedDigits(secrets, digits));

const locked = (until: Instant, now: Instant): never =>
  refuse('PAY_PASSWORD_LOCKED', { lockedUntil: until, triesLeft: 0 }, ({ t }) =>
    t('refused.payLocked', { count: Math.ceil((until - now) / MINUTE) }),
  );

/** Refuses a payment password that is wrong, and gives the digest of the right one. The try is counted before the password is compared, so that many at once are no way around the lock. */
export const checkPayPassword = async (
  context: MemberContext,
  password: string,
): Promise<string> => {
  const {
    deps: { db, secrets },
    session: { userId },
    now,
  } = context;
  const hash = (await findPayPassword(db.query, userId)) ?? refuse('PAY_PASSWORD_UNSET');
  const counted = payTries(userId);
  const taken = await takeTry(db.query, counted, PAY_TRIES, now);
  if (!taken.isOpen) return locked(taken.until, now);
  if (!(await isPassword(hash, sealedDigits(secrets, { userId, password })))) {
    const triesLeft = PAY_TRIES.most - taken.tries;
    const until = await lockedUntil(db.query, counted, now);
    if (until !== null) return locked(until, now);
    return refuse('PAY_PASSWORD_WRONG', { triesLeft }, ({ t }) =>
      t('refused.payTries', { count: triesLeft }),
    );
  }
  await forgetTries(db.query, counted);
  return hash;
};
