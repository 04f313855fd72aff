import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from './base64.ts';
import { signedText, type Signed } from './signed-text.ts';

/**
 * HMAC-SHA256 of the signed text in base64 (decision O2). The web key is no secret: it keeps casual
 * callers out, nothing more.
 */
export const signature = (secret: string, signed: Signed): string =>
  base64(
    hmac(
      sha256,
      utf8ToBytes(secret),
      utf8ToBytes(signedText(signed, bytesToHex(sha256(utf8ToBytes(signed.body))))),
    ),
  );
