const MACAU = '853';
/** Digits of a number of Macau without its region. */
const LOCAL_DIGITS = 8;

/**
 * `+85366880001` of `853-6688 0001`: digits only, with the + that a phone dials a region with (spec
 * 002 §9). Eight digits are a number of Macau. '' when there is no digit.
 */
export const dialNumber = (phone: string): string => {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  if (digits === '') return '';
  return `+${digits.length === LOCAL_DIGITS ? MACAU : ''}${digits}`;
};
