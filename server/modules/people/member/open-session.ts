import { areaByPoint } from '#shared/geo/area.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { rememberDevice } from '#server/kit/one-time-code/known-device.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addSession, isSuspended, type UserRow } from './member-repo.ts';

const SESSION_MS = 30 * DAY;

/** A member's own data in wire form (spec 000 §3). */
export const memberInfo = (
  user: Pick<UserRow, 'phone' | 'nickname' | 'createdAt'> & { userId: UserRow['id'] },
  token: string,
) => ({
  token,
  phone: maskPhone(user.phone),
  userId: user.userId,
  createTime: user.createdAt,
  nickname: user.nickname,
});

/** A new session of a member, with its token; none for an account on hold. */
export const openMemberSession = async (context: Context, user: UserRow) => {
  const {
    deps: { db, random },
    now,
    client,
    model,
    place,
  } = context;
  if (await isSuspended(db.query, user.id)) return refuse('ACCOUNT_SUSPENDED');
  const token = random.token();
  await addSession(db.query, {
    tokenHash: sha256(token),
    userId: user.id,
    createdAt: now,
    expiresAt: plus(now, SESSION_MS),
    client,
    model,
    area: place === null ? null : areaByPoint(place),
  });
  await rememberDevice(context, user.id);
  return memberInfo({ ...user, userId: user.id }, token);
};
