import { PHONE_MARK_TARGET } from '#shared/contract/consumer/profile.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { isDuplicate } from '#server/db/errors.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Phone } from '#server/kit/one-time-code/code-repo.ts';
import { checkCode, issueCode } from '#server/kit/one-time-code/one-time-code.ts';
import { Refusal, refuse } from '#server/kit/refusal.ts';
import { hasPayPassword, needMark } from '#server/modules/money/index.ts';
import { holdAccount, nicknameOf, phoneOf, phoneSeal } from '#server/modules/people/index.ts';
import { carryTrial, countChanges, isTaken, movePhone, noteChange } from './phone-repo.ts';
import { findProfile } from './profile-repo.ts';
import { profileOf } from './read.ts';
import { dropOtherSessions } from './sessions-repo.ts';

/** Changes of the phone in so many days. */
const MOST_CHANGES = 2;
const CHANGES_MS = 30 * DAY;

const ownPhone = ({ session }: MemberContext): Phone => ({
  region: session.region,
  number: session.phone,
});
const isSame = (one: Phone, other: Phone): boolean =>
  one.region === other.region && one.number === other.number;

const needChange = async (query: Query, { session, now }: MemberContext): Promise<void> => {
  if ((await countChanges(query, session.userId, plus(now, -CHANGES_MS))) >= MOST_CHANGES)
    refuse('PHONE_CHANGE_LIMIT');
};

/** The same answer whether the new number has an account or not: only who holds it is told. */
export const sendChangeCode: Handlers['memberSendChangeCode'] = async (context, { to }) => {
  await needChange(context.deps.db.query, context);
  if (to === undefined) return issueCode(context, ownPhone(context), 'phoneOld');
  const next = phoneOf(to);
  if (isSame(next, ownPhone(context))) return refuse('PHONE_SAME');
  return issueCode(context, next, 'phoneNew');
};

type Which = 'old' | 'new';
const PURPOSES = { old: 'phoneOld', new: 'phoneNew' } as const;

/** Whose code is wrong is said beside what is wrong with it. */
const checkOne = async (
  context: MemberContext,
  { which, ...sent }: { phone: Phone; code: string; which: Which },
) => {
  try {
    return await checkCode(context, { ...sent, purpose: PURPOSES[which] });
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.reason, { which });
    throw error;
  }
};

type Change = {
  next: Phone;
  mark: string | undefined;
  useUp: readonly ((query: Query) => Promise<void>)[];
};

/** All of it or nothing: codes, mark, phone, and the end of all other sessions. */
const move = (context: MemberContext, { next, mark, useUp }: Change): Promise<void> => {
  const { deps, session, now } = context;
  const { userId } = session;
  return deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    const known = (await findProfile(query, userId)) ?? refuse('SESSION_INVALID');
    // a twin of this call was quicker
    if (isSame({ region: known.region, number: known.phone }, next)) return;
    await needChange(query, context);
    for (const use of useUp) await use(query);
    if (await hasPayPassword(query, userId))
      await needMark(query, { userId, targetId: PHONE_MARK_TARGET, amount: ZERO }, mark, now);
    if (await isTaken(query, next)) refuse('PHONE_TAKEN');
    const [from, to] = [ownPhone(context), next].map((phone) => phoneSeal(deps.secrets, phone));
    // the name must not give the new phone away
    const nickname = nicknameOf(userId, known.nickname, next.number);
    await movePhone(query, userId, { phone: next, nickname, seal: to! });
    await noteChange(query, { userId, seal: from!, at: now });
    await carryTrial(query, { from: from!, to: to! });
    await dropOtherSessions(query, userId, session.tokenHash);
  });
};

/** Needs a code of both phones and, where there is a payment password, its mark (decision MB22). */
export const changePhone: Handlers['memberChangePhone'] = async (context, body) => {
  const { deps, session, log } = context;
  const next = phoneOf(body);
  if (!isSame(next, ownPhone(context))) {
    const useUp = [
      await checkOne(context, { phone: ownPhone(context), code: body.oldCode, which: 'old' }),
      await checkOne(context, { phone: next, code: body.newCode, which: 'new' }),
    ];
    await move(context, { next, mark: body.mark, useUp }).catch((error: unknown) => {
      // two accounts at once: the phone is the other's
      if (isDuplicate(error)) refuse('PHONE_TAKEN');
      throw error;
    });
    log.info('an account moved to another phone');
  }
  return profileOf(deps.db.query, session.userId);
};
