import { maskPhone } from '#shared/format/mask-phone.ts';
import { must } from '#shared/kernel/result.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { Handlers, MemberContext } from '#server/context.ts';
import type { Query } from '#server/db/db.ts';
import { isSame, sha256 } from '#server/digest.ts';
import { refuse } from '#server/refusal.ts';
import { phoneOf } from './phone.ts';
import { addSession, addUser, consumeCode, countWrongTry, dropSession, findUser, readCode, type Phone, type UserRow } from './repo.ts';

const SESSION_MS = 30 * DAY;
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

const memberInfo = (user: Pick<UserRow, 'phone' | 'nickname' | 'createdAt'> & { userId: UserRow['id'] }, token: string) =>
  ({ token, phone: maskPhone(user.phone), userId: user.userId, createTime: user.createdAt, nickname: user.nickname });

/** Phone and one-time code; the first sign-in makes the account. */
export const login: Handlers['memberLogin'] = async ({ now, deps }, request) => {
  const { db, random } = deps;
  const phone = phoneOf(request);
  await checkCode(db.query, phone, request.code, now);
  await addUser(db.query, { id: random.id(), region: phone.region, phone: phone.number, nickname: `Senado ${phone.number.slice(-4)}`, createdAt: now });
  const user = must(await findUser(db.query, phone), 'the user who was just added');
  const token = random.token();
  await addSession(db.query, { tokenHash: sha256(token), userId: user.id, createdAt: now, expiresAt: plus(now, SESSION_MS) });
  return memberInfo({ ...user, userId: user.id }, token);
};

export const info = ({ session, token }: MemberContext) => Promise.resolve(memberInfo(session, token ?? ''));

export const logout = async ({ session, deps }: MemberContext) => {
  await dropSession(deps.db.query, session.tokenHash);
  return {};
};
