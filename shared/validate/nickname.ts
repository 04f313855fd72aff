/** Why a name is refused. */
export type NicknameReason = 'empty' | 'length' | 'sign' | 'phone';

/** Characters of a name at most. */
export const NICKNAME_MOST = 20;

/** Whether a name carries the last four digits of a phone, however they are written. */
export const carriesPhone = (name: string, phone: string): boolean =>
  name.normalize('NFKC').replaceAll(/\D/g, '').includes(phone.slice(-4));

/**
 * The name that others see beside a review: 1 to 20 characters, no control or direction signs, and
 * not the last four digits of the member's own phone, which it would give away.
 */
export const nickname = (
  value: string,
  phone: string,
): { ok: true; nickname: string } | { ok: false; reason: NicknameReason } => {
  const name = value.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (name === '') return { ok: false, reason: 'empty' };
  if ([...name].length > NICKNAME_MOST) return { ok: false, reason: 'length' };
  if (/[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(name))
    return { ok: false, reason: 'sign' };
  return carriesPhone(name, phone) ? { ok: false, reason: 'phone' } : { ok: true, nickname: name };
};
