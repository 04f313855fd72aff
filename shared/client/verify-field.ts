import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What the body of a call whose path ends in `_get-verify` gets beside its own fields: derived from
 * the account and the time of the request (spec 000 §7, decision O3). It proves nothing, and no
 * server may rely on it.
 */
export const verifyField = (
  path: string,
  { userId = '', timestamp }: { userId?: string | undefined; timestamp: number },
): { verify?: string } =>
  path.endsWith('_get-verify')
    ? { verify: bytesToHex(sha256(utf8ToBytes(`${userId}:${timestamp}`))).slice(0, 16) }
    : {};
