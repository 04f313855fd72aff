export type PhoneRegion = '853' | '852' | '86';
export type PhoneReason = 'empty' | 'notDigits' | 'length' | 'start';

/** Phone numbers by region (spec 000 §5): Macau (853) and Hong Kong (852) exactly 8 digits; mainland (86) 11 digits, 13x to 19x. Spaces and hyphens are allowed. */
export const phone = (value: string, region: PhoneRegion, options: { required: boolean } = { required: true }): { ok: true; number: string } | { ok: false; reason: PhoneReason } => {
  const number = value.normalize('NFKC').replace(/[\s-]/g, '');
  if (number === '') return options.required ? { ok: false, reason: 'empty' } : { ok: true, number };
  if (!/^\d+$/.test(number)) return { ok: false, reason: 'notDigits' };
  if (number.length !== (region === '86' ? 11 : 8)) return { ok: false, reason: 'length' };
  if (region === '86' && !/^1[3-9]/.test(number)) return { ok: false, reason: 'start' };
  return { ok: true, number };
};
