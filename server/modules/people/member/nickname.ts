import { carriesPhone } from '#shared/validate/nickname.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import { sha256 } from '#server/kit/digest.ts';

/** The name of a new account: never digits of its phone, which the name would give away. */
export const firstNickname = (id: UserId): string =>
  `Senado ${sha256(id)
    .replace(/[^a-z]/gi, '')
    .slice(0, 4)
    .toUpperCase()}`;

/** The name that somebody has, or that a provider tells, unless it carries the end of the phone. */
export const nicknameOf = (id: UserId, given: string, phone: string): string =>
  carriesPhone(given, phone) ? firstNickname(id) : given;
