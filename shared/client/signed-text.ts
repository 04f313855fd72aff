/** What a signature covers. */
export type Signed = {
  method: string;
  path: string;
  timestamp: number;
  nonce: string;
  body: string;
};
/**
 * Signs a request with the secret of a gateway key. A platform may have its own way, and take its
 * time.
 */
export type Sign = (secret: string, signed: Signed) => string | Promise<string>;

/**
 * The text that is signed: `METHOD\nPATH\nTS\nNONCE\nSHA256(body)`, the digest in hex (decision
 * O2).
 */
export const signedText = (
  { method, path, timestamp, nonce }: Omit<Signed, 'body'>,
  digest: string,
): string => [method.toUpperCase(), path, String(timestamp), nonce, digest].join('\n');
