import type { UserId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { keepIdentity } from '../identity/identity-repo.ts';
import { readPerson } from '../identity/read-person.ts';
import { memberInfo, openMemberSession } from './open-session.ts';
import { checkCode } from '../../../kit/one-time-code/one-time-code.ts';
import { firstNickname } from './nickname.ts';
import { phoneOf } from './phone.ts';
import { phoneSeal } from './phone-seal.ts';
import { addUser, dropSession, findUser } from './member-repo.ts';

/** Phone and one-time code; the first sign-in makes the account. With a code of the wallet the phone is the wallet's from now on (its registration page). */
export const login: Handlers['memberLogin'] = async (context, request) => {
  const {
    now,
    deps: { db, random, secrets },
  } = context;
  const phone = phoneOf(request);
  await (
    await checkCode(context, { phone, code: request.code, purpose: 'login' })
  )(db.query);
  const id = random.id<UserId>();
  await addUser(
    db.query,
    {
      id,
      region: phone.region,
      phone: phone.number,
      nickname: firstNickname(id),
      createdAt: now,
    },
    phoneSeal(secrets, phone),
  );
  const user = must(await findUser(db.query, phone), 'the user who was just added');
  if (request.authCode !== undefined)
    await keepIdentity(
      db.query,
      await readPerson(context, 'wallet', request.authCode, 'register'),
      user.id,
      now,
    );
  return openMemberSession(context, user);
};

export const info = ({ session, token }: MemberContext) =>
  Promise.resolve(memberInfo(session, token ?? ''));

export const logout = async ({ session, deps }: MemberContext) => {
  await dropSession(deps.db.query, session.tokenHash);
  return {};
};
