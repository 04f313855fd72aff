import * as z from 'zod/mini';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { isSame, shortSeal } from '#server/digest.ts';

/** What a look-up allows: to write off vouchers of this order, in this store, at this device. */
export type Prepared = { merchantId: string; orderId: string; storeId: string; deviceId: string };

/** Life of a token (Box 1), and how long after its end a repeat of the same attempt is still heard (decision B5). */
export const PREPARE_MS = 60 * SECOND;
export const GRACE_MS = 15 * MINUTE;

const payload = z.tuple([z.string(), z.string(), z.string(), z.string(), z.int()]);

/** A sealed token and its end. */
export const makeToken = (secret: string, p: Prepared, now: Instant): { token: string; until: Instant } => {
  const until = plus(now, PREPARE_MS);
  const text = Buffer.from(JSON.stringify([p.merchantId, p.orderId, p.storeId, p.deviceId, until])).toString('base64url');
  return { token: `${text}.${shortSeal(secret, `prepare ${text}`)}`, until };
};

const read = (secret: string, token: string): { prepared: Prepared; until: Instant } | null => {
  const [text = '', seal = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(shortSeal(secret, `prepare ${text}`), seal)) return null;
  const parsed = z.safeParse(payload, JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) return null;
  const [merchantId, orderId, storeId, deviceId, until] = parsed.data;
  return { prepared: { merchantId, orderId, storeId, deviceId }, until: instant(until) };
};

/** `foreign`: forged, or for something else. `old`: too long ago even for a repeat. */
export const checkToken = (secret: string, token: string, expected: Prepared, now: Instant): 'ok' | 'foreign' | 'old' => {
  const found = read(secret, token);
  if (found === null) return 'foreign';
  const { prepared, until } = found;
  const isMine = prepared.merchantId === expected.merchantId && prepared.orderId === expected.orderId && prepared.storeId === expected.storeId && prepared.deviceId === expected.deviceId;
  if (!isMine) return 'foreign';
  return now > until + GRACE_MS ? 'old' : 'ok';
};
