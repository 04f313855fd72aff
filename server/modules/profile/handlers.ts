import type { profileCalls } from '#shared/contract/consumer/profile.ts';
import type { Handlers } from '#server/kit/context.ts';
import { changePhone, sendChangeCode } from './change-phone.ts';
import { edit } from './edit.ts';
import { profile } from './read.ts';
import { endSession, sessions } from './sessions.ts';

export const profileHandlers: Pick<Handlers, keyof typeof profileCalls> = {
  memberProfile: profile,
  memberEdit: edit,
  memberSendChangeCode: sendChangeCode,
  memberChangePhone: changePhone,
  memberSessions: sessions,
  memberEndSession: endSession,
};
