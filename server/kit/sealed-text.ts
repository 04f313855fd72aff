import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed text of ${purpose}`, 32));

/** What a sealed text is for, and whose it is: it opens for nothing else. */
export type SealedFor = { purpose: string; owner: string };

/** Encrypts a text that has to be read again (AES-256-GCM), with a key of its own for each purpose. */
export const sealText = (secret: string, { purpose, owner }: SealedFor, text: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv).setAAD(
    Buffer.from(owner),
  );
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
};

/** The text; null when it was changed, or sealed for something or somebody else. */
export const openText = (
  secret: string,
  { purpose, owner }: SealedFor,
  sealed: string,
): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};
