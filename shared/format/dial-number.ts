/**
 * `+85366880001` of `853-6688 0001`: digits only, with the + that a phone dials a region with (spec
 * 002 §9). '' when there is no digit.
 */
export const dialNumber = (phone: string): string => {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  return digits && `+${digits}`;
};
