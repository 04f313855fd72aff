import { birthday } from '#shared/validate/birthday.ts';
import { nickname } from '#shared/validate/nickname.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { dropPicture } from '#server/kit/uploads/drop-picture.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { findProfile, updateProfile } from './profile-repo.ts';
import { profileOf } from './read.ts';

/** The folder of uploads that are pictures of accounts. */
const FOLDER = '/uploads/avatar/';

const nameOf = (value: string, phone: string): string => {
  const checked = nickname(value, phone);
  return checked.ok ? checked.nickname : refuse('NICKNAME_REFUSED', { reason: checked.reason });
};

const birthdayOf = (value: string, { now }: MemberContext): string => {
  const checked = birthday(value, now);
  return checked.ok ? checked.day : refuse('BIRTHDAY_REFUSED');
};

/** Says what the account is from now on: repeated it says the same. A birthday that is there stays. */
export const edit: Handlers['memberEdit'] = async (context, body) => {
  const { deps, session } = context;
  const { userId, phone } = session;
  const { picture } = body;
  const set = {
    ...(body.nickname !== undefined && { nickname: nameOf(body.nickname, phone) }),
    ...(body.birthday !== undefined && { birthday: birthdayOf(body.birthday, context) }),
    ...(picture !== undefined && { picture }),
  };
  if (picture) {
    if (!picture.startsWith(FOLDER)) return refuse('BAD_REQUEST', { issues: ['picture'] });
    await checkPictures(deps.db.query, userId, [picture], 'picture');
  }
  const before = await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    const known = (await findProfile(query, userId)) ?? refuse('SESSION_INVALID');
    if (set.birthday !== undefined && known.birthday !== null && known.birthday !== set.birthday)
      return refuse('BIRTHDAY_SET');
    await updateProfile(query, userId, set);
    return known.picture;
  });
  // a picture that nothing shows any more; what is left over here goes with the account
  if (picture !== undefined && before !== '' && before !== picture)
    await dropPicture(deps, userId, before).catch(() => undefined);
  return profileOf(deps.db.query, userId);
};
