import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findIdentity, keepIdentity } from './identity-repo.ts';
import { readPerson } from './read-person.ts';

/** A code for an identity. The same code then signs in once (`memberToken`). */
export const userInfo: Handlers['socialUserInfo'] = async (context, { code }) => {
  const person = await readPerson(context, 'social', code, 'identity');
  await keepIdentity(context.deps.db.query, person, null, context.now);
  const { openId, unionId, avatar, nickname } = person;
  return { openId, unionId, avatar, nickname };
};

/** The page of the sandbox that plays the social browser's authorization. */
export const authorize: Handlers['socialAuthorize'] = () =>
  Promise.resolve({ url: '/sandbox-identity/social' });

/** Only one's own: an open id alone tells nothing to others. */
export const userInfoByOpenId: Handlers['socialUserInfoByOpenId'] = async (
  { deps, session },
  { openId },
) => {
  const found = await findIdentity(deps.db.query, 'social', openId);
  if (found === null || found.userId !== session.userId) return refuse('IDENTITY_NOT_FOUND');
  return {
    openId: found.openId,
    unionId: found.unionId,
    avatar: found.avatar,
    nickname: found.nickname,
  };
};
