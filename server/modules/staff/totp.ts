import { createHmac } from 'node:crypto';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import { isSame } from '#server/kit/digest.ts';

const STEP_MS = 30 * SECOND;

/** The code of a time step (RFC 6238, HMAC-SHA1, six digits unless told otherwise). */
export const totpAt = (secret: Uint8Array, step: number, digits = 6): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
};

export const stepAt = (now: Instant): number => Math.floor(now / STEP_MS);

/** The step whose code this is: the present one, or its neighbours for a clock that is off. Null when it is none of them. */
export const stepOf = (secret: Uint8Array, code: string, now: Instant): number | null => {
  const step = stepAt(now);
  const [found] = [step, step - 1, step + 1].filter((at) => isSame(totpAt(secret, at), code));
  return found ?? null;
};
