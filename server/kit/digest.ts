import { createHmac, hash, timingSafeEqual } from 'node:crypto';

export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** HMAC-SHA256 cut to 16 bytes, in base64url: 22 characters, which a QR can carry. */
export const shortSeal = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');

/** Compares two texts in constant time. */
export const isSame = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

/** JSON with the keys of every object in order, so that equal values give equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
