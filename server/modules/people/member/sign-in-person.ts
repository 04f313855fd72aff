import type { UserId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import type { Context } from '#server/kit/context.ts';
import { findIdentity, keepIdentity } from '../identity/identity-repo.ts';
import type { Person } from '../identity/identity-provider.ts';
import { refuse } from '#server/kit/refusal.ts';
import { openMemberSession } from './open-session.ts';
import { nicknameOf } from './nickname.ts';
import { phoneSeal } from './phone-seal.ts';
import { addUser, findUser, findUserById, type UserRow } from './member-repo.ts';

/** The member that a person is, found by an identity that is known, else by the phone that the provider tells. */
const memberOf = async (
  { deps: { db, random, secrets }, now }: Context,
  person: Person,
): Promise<UserRow | null> => {
  const known = await findIdentity(db.query, person.provider, person.openId);
  const member = known?.userId ? await findUserById(db.query, known.userId) : null;
  if (member !== null) return member;
  if (person.phone === null) return null;
  // the wallet asks on its own page before it makes an account (spec 000 §4, rule 4)
  if (person.provider !== 'wallet') {
    const id = random.id<UserId>();
    await addUser(
      db.query,
      {
        id,
        region: person.phone.region,
        phone: person.phone.number,
        nickname: nicknameOf(id, person.nickname, person.phone.number),
        createdAt: now,
      },
      phoneSeal(secrets, person.phone),
    );
  }
  return findUser(db.query, person.phone);
};

/** Signs in whoever a provider vouches for. Nobody we know: the wallet's registration page, or a refusal. */
export const signInPerson = async (context: Context, person: Person) => {
  const user =
    (await memberOf(context, person)) ??
    refuse(person.provider === 'wallet' ? 'WALLET_NOT_REGISTERED' : 'IDENTITY_REFUSED');
  await keepIdentity(context.deps.db.query, person, user.id, context.now);
  return openMemberSession(context, must(user, 'a member'));
};
