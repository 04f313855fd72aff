import { maskPhone } from '#shared/format/mask-phone.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { profileCalls } from '#shared/contract/consumer/profile.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { hasPayPassword } from '#server/modules/money/index.ts';
import { findProfile } from './profile-repo.ts';

/** An account in wire form. */
export const profileOf = async (
  query: Query,
  userId: UserId,
): Promise<ReplyOf<(typeof profileCalls)['memberProfile']>> => {
  const row = (await findProfile(query, userId)) ?? refuse('SESSION_INVALID');
  return {
    ...row,
    phone: maskPhone(row.phone),
    asksPassword: await hasPayPassword(query, userId),
  };
};

export const profile: Handlers['memberProfile'] = ({ deps, session: { userId } }) =>
  profileOf(deps.db.query, userId);
