/** A region by its dialling code. */
export type PhoneRegion = '853' | '852' | '86';
/** Why a phone number is refused. */
export type PhoneReason = 'empty' | 'notDigits' | 'length' | 'start';
/**
 * Mainland numbers are read by one of two patterns (spec 000 §5): `assigned` takes the prefixes 13
 * to 19 in use, `any` every 11 digits that start with 1.
 */
export type MainlandPattern = 'assigned' | 'any';

const LENGTH: Record<PhoneRegion, number> = { '853': 8, '852': 8, '86': 11 };
const MAINLAND: Record<MainlandPattern, RegExp> = { assigned: /^1[3-9]/, any: /^1/ };

const bare = (value: string): string => value.normalize('NFKC').replace(/[\s-]/g, '');

/**
 * Phone numbers by region (spec 000 §5): Macau (853) and Hong Kong (852) exactly 8 digits; mainland
 * (86) 11 digits, 13x to 19x unless `mainland` is `any`. Spaces and hyphens are allowed.
 */
export const phone = (
  value: string,
  region: PhoneRegion,
  {
    required = true,
    mainland = 'assigned',
  }: { required?: boolean; mainland?: MainlandPattern } = {},
): { ok: true; number: string } | { ok: false; reason: PhoneReason } => {
  const number = bare(value);
  if (number === '') return required ? { ok: false, reason: 'empty' } : { ok: true, number };
  if (!/^\d+$/.test(number)) return { ok: false, reason: 'notDigits' };
  if (number.length !== LENGTH[region]) return { ok: false, reason: 'length' };
  if (region === '86' && !MAINLAND[mainland].test(number)) return { ok: false, reason: 'start' };
  return { ok: true, number };
};

/**
 * Splits `86-138…`, `+853 6688 0001`, `00852…` or `85366880001` into region and rest (spec 000 §5).
 * Without a prefix 11 digits are mainland, anything else is read as Macau's.
 */
const splitRegion = (value: string): { region: PhoneRegion; rest: string } => {
  const text = value.normalize('NFKC').replace(/\s/g, '');
  const prefixed = /^(\+|00)?(853|852|86)(-?)(.*)$/.exec(text);
  if (prefixed) {
    const [, sign, code, hyphen, rest] = prefixed;
    const region = code as PhoneRegion;
    if (sign || hyphen || bare(rest!).length === LENGTH[region]) return { region, rest: rest! };
  }
  return { region: bare(text).length === LENGTH['86'] ? '86' : '853', rest: text };
};

/**
 * A phone with its region in front, as member info and bank cards carry it (decision O9). Refused
 * with the reason of its region.
 */
export const phoneWithRegion = (
  value: string,
): { ok: true; region: PhoneRegion; number: string } | { ok: false; reason: PhoneReason } => {
  const { region, rest } = splitRegion(value);
  const checked = phone(rest, region);
  return checked.ok ? { ok: true, region, number: checked.number } : checked;
};
