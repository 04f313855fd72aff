import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from './base64.ts';

export type Signed = { method: string; path: string; timestamp: number; nonce: string; body: string };

/** The text that is signed: `METHOD\nPATH\nTS\nNONCE\nSHA256(body)`, the digest in hex (decision O2). */
export const signedText = ({ method, path, timestamp, nonce, body }: Signed): string =>
  [method.toUpperCase(), path, String(timestamp), nonce, bytesToHex(sha256(utf8ToBytes(body)))].join('\n');

/** HMAC-SHA256 of the signed text in base64 (decision O2). The web key is no secret: it keeps casual callers out, nothing more. */
export const signature = (secret: string, signed: Signed): string =>
  base64(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(signedText(signed))));
