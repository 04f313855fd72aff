import { MINUTE, plus } from '#shared/kernel/time.ts';
import type { payPasswordCalls } from '#shared/contract/consumer/cards.ts';
import { paymentPassword } from '#shared/validate/payment-password.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { forgetTries, lockedUntil, triesTaken } from '#server/kit/guess-repo.ts';
import { checkCode, issueCode } from '#server/kit/one-time-code/one-time-code.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { checkPayPassword, PAY_TRIES, payPasswordHash, payTries } from './check.ts';
import { findIdentity } from './identity-repo.ts';
import { identityOf, ownIdentity } from './identity.ts';
import {
  addMark,
  addPayPassword,
  changePayPassword,
  dropMarksOf,
  findPayPassword,
} from './password-repo.ts';

/** So long a mark is good. */
const MARK_MS = 2 * MINUTE;

const phoneOf = ({ session }: MemberContext) => ({
  region: session.region,
  number: session.phone,
});

/** The digest of a new password, or a refusal by the core's rule. */
const newHash = (context: MemberContext, password: string): Promise<string> => {
  const checked = paymentPassword(password);
  if (!checked.ok) return refuse('PAY_PASSWORD_WEAK', { reason: checked.reason });
  return payPasswordHash(context.deps.secrets, { userId: context.session.userId, password });
};

const status: Handlers['payPasswordStatus'] = async ({ deps, session: { userId }, now }) => {
  const { query } = deps.db;
  const counted = payTries(userId);
  const until = await lockedUntil(query, counted, now);
  return {
    isSet: (await findPayPassword(query, userId)) !== null,
    lockedUntil: until,
    triesLeft:
      until === null ? PAY_TRIES.most - (await triesTaken(query, counted, PAY_TRIES, now)) : 0,
    hasIdentity: (await findIdentity(query, userId)) !== null,
  };
};

const sendCode: Handlers['payPasswordSendCode'] = (context) =>
  issueCode(context, phoneOf(context), 'payment');

const set: Handlers['payPasswordSet'] = async (context, { password, code }) => {
  const { deps, session, now } = context;
  const { userId } = session;
  if ((await findPayPassword(deps.db.query, userId)) !== null) return refuse('PAY_PASSWORD_SET');
  const hash = await newHash(context, password);
  const useUp = await checkCode(context, { phone: phoneOf(context), code, purpose: 'payment' });
  await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    await useUp(query);
    if (!(await addPayPassword(query, { userId, hash }, now))) refuse('PAY_PASSWORD_SET');
  });
  return {};
};

const reset: Handlers['payPasswordReset'] = async (context, { old: typed, password }) => {
  const { deps, session, now } = context;
  const { userId } = session;
  const old = await checkPayPassword(context, typed);
  const hash = await newHash(context, password);
  await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    // another change came first: what was typed is no longer the old one
    if (!(await changePayPassword(query, { userId, hash, old }, now))) refuse('PAY_PASSWORD_WRONG');
    await dropMarksOf(query, userId);
  });
  return {};
};

/** A wrong identity uses the code up: so many codes a day, so many guesses. */
const find: Handlers['payPasswordFind'] = async (context, body) => {
  const { deps, session, now } = context;
  const { userId } = session;
  if ((await findPayPassword(deps.db.query, userId)) === null) return refuse('PAY_PASSWORD_UNSET');
  const given = identityOf(body.identity);
  const hash = await newHash(context, body.password);
  const useUp = await checkCode(context, {
    phone: phoneOf(context),
    code: body.code,
    purpose: 'payment',
  });
  await deps.db.tx(useUp);
  await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    await ownIdentity(query, userId, given, now);
    const old = (await findPayPassword(query, userId)) ?? refuse('PAY_PASSWORD_UNSET');
    await changePayPassword(query, { userId, hash, old }, now);
    await dropMarksOf(query, userId);
    await forgetTries(query, payTries(userId));
  });
  return {};
};

const check: Handlers['payPasswordCheck'] = async (context, { password, orderId, amount }) => {
  const { deps, session, now } = context;
  const { userId } = session;
  const hash = await checkPayPassword(context, password);
  const mark = deps.random.token();
  const expiresAt = plus(now, MARK_MS);
  await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    // another one was set meanwhile, which ended the marks of this one
    if ((await findPayPassword(query, userId)) !== hash) refuse('PAY_PASSWORD_WRONG');
    await addMark(
      query,
      { userId, targetId: orderId, amount },
      { markHash: sha256(mark), expiresAt },
    );
  });
  return { mark, expiresAt };
};

export const payPasswordHandlers: Pick<Handlers, keyof typeof payPasswordCalls> = {
  payPasswordStatus: status,
  payPasswordSendCode: sendCode,
  payPasswordSet: set,
  payPasswordReset: reset,
  payPasswordFind: find,
  payPasswordCheck: check,
};
