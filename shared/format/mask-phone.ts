/**
 * `6***1234` for 8 digits; otherwise the first 3 and last 4, `138****1234`; a prefix `86-` is
 * removed first (spec 000 §5, decision O9).
 */
export const maskPhone = (phone: string): string => {
  const bare = phone.replace(/^\+?86-/, '').replace(/\s/g, '');
  if (bare.length === 8) return `${bare.slice(0, 1)}***${bare.slice(-4)}`;
  return bare.length < 8
    ? bare.replace(/.(?=..)/g, '*')
    : `${bare.slice(0, 3)}****${bare.slice(-4)}`;
};
