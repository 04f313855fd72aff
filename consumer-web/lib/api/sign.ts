import { base64 } from '#shared/client/base64.ts';
import { signedText, type Sign } from '#shared/client/signed-text.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
const keys = new Map<string, Promise<CryptoKey>>();

const keyOf = (secret: string): Promise<CryptoKey> => {
  const key =
    keys.get(secret) ??
    crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
  keys.set(secret, key);
  return key;
};

/** The signature of `shared/client/signature.ts` by the browser's own crypto, which needs no code and no warm-up. A page over plain HTTP has none, and fetches ours. */
export const sign: Sign = async (secret, signed) => {
  if (!('subtle' in crypto))
    return (await import('#shared/client/signature.ts')).signature(secret, signed);
  const text = signedText(signed, hex(await crypto.subtle.digest('SHA-256', bytes(signed.body))));
  return base64(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(text))));
};
