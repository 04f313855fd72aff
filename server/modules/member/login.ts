import { must } from '#shared/kernel/result.ts';
import type { Handlers, MemberContext } from '#server/context.ts';
import type { Query } from '#server/db/db.ts';
import { isSame, sha256 } from '#server/digest.ts';
import { refuse } from '#server/refusal.ts';
import { keepIdentity } from '#server/modules/orgs/identity-repo.ts';
import { readPerson } from '#server/modules/orgs/read-person.ts';
import { memberInfo, openMemberSession } from './open-session.ts';
import { phoneOf } from './phone.ts';
import { addUser, consumeCode, countWrongTry, dropSession, findUser, readCode, type Phone } from './repo.ts';

/** Wrong tries after which a code is worth nothing. */
const MOST_TRIES = 5;

const checkCode = async (query: Query, phone: Phone, code: string, now: number): Promise<void> => {
  const kept = await readCode(query, phone);
  if (kept === null || kept.codeHash === '' || now > kept.expiresAt) return refuse('LOGIN_CODE_EXPIRED');
  if (kept.wrongTries >= MOST_TRIES) return refuse('LOGIN_CODE_TRIES');
  const hash = sha256(`${phone.region} ${phone.number} ${code}`);
  if (!isSame(hash, kept.codeHash)) return refuse((await countWrongTry(query, phone, MOST_TRIES)) ? 'LOGIN_CODE_WRONG' : 'LOGIN_CODE_TRIES');
  if (!(await consumeCode(query, phone, hash, MOST_TRIES))) refuse('LOGIN_CODE_EXPIRED');
};

/** Phone and one-time code; the first sign-in makes the account. With a code of the wallet the phone is the wallet's from now on (its registration page). */
export const login: Handlers['memberLogin'] = async (context, request) => {
  const { now, deps: { db, random } } = context;
  const phone = phoneOf(request);
  await checkCode(db.query, phone, request.code, now);
  await addUser(db.query, { id: random.id(), region: phone.region, phone: phone.number, nickname: `Senado ${phone.number.slice(-4)}`, createdAt: now });
  const user = must(await findUser(db.query, phone), 'the user who was just added');
  if (request.authCode !== undefined) await keepIdentity(db.query, await readPerson(context, 'wallet', request.authCode, 'register'), user.id, now);
  return openMemberSession(context, user);
};

export const info = ({ session, token }: MemberContext) => Promise.resolve(memberInfo(session, token ?? ''));

export const logout = async ({ session, deps }: MemberContext) => {
  await dropSession(deps.db.query, session.tokenHash);
  return {};
};
