import * as z from 'zod/mini';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';

/** What a look-up allows: to write off vouchers of this order, in this store, at this device. */
export type Prepared = { merchantId: string; orderId: string; storeId: string; deviceId: string };

/** Life of a token (Box 1), and how long after its end a repeat of the same attempt is still heard (decision B5). */
export const PREPARE_MS = 60 * SECOND;
export const GRACE_MS = 15 * MINUTE;

/** How long what a search gave may be looked up: as long as a card is likely to be renewed. */
export const PICK_MS = 10 * MINUTE;
const PICK = 'GS1.';

const payload = z.tuple([z.string(), z.string(), z.string(), z.string(), z.int()]);
type Purpose = 'prepare' | 'pick';

const sealed = (secret: string, purpose: Purpose, p: Prepared, until: Instant): string => {
  const text = Buffer.from(
    JSON.stringify([p.merchantId, p.orderId, p.storeId, p.deviceId, until]),
  ).toString('base64url');
  return `${text}.${shortSeal(secret, `${purpose} ${text}`)}`;
};

/** A sealed token and its end. */
export const makeToken = (
  secret: string,
  p: Prepared,
  now: Instant,
): { token: string; until: Instant } => {
  const until = plus(now, PREPARE_MS);
  return { token: sealed(secret, 'prepare', p, until), until };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

const read = (
  secret: string,
  purpose: Purpose,
  token: string,
): { prepared: Prepared; until: Instant } | null => {
  const [text = '', seal = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(shortSeal(secret, `${purpose} ${text}`), seal)) return null;
  const parsed = z.safeParse(payload, parse(text));
  if (!parsed.success) return null;
  const [merchantId, orderId, storeId, deviceId, until] = parsed.data;
  return { prepared: { merchantId, orderId, storeId, deviceId }, until: instant(until) };
};

/** `foreign`: forged, or for something else. `old`: too long ago even for a repeat. */
export const checkToken = (
  secret: string,
  token: string,
  expected: Prepared,
  now: Instant,
): 'ok' | 'foreign' | 'old' => {
  const found = read(secret, 'prepare', token);
  if (found === null) return 'foreign';
  const { prepared, until } = found;
  const isMine =
    prepared.merchantId === expected.merchantId &&
    prepared.orderId === expected.orderId &&
    prepared.storeId === expected.storeId &&
    prepared.deviceId === expected.deviceId;
  if (!isMine) return 'foreign';
  return now > until + GRACE_MS ? 'old' : 'ok';
};

/** What a search gives for an order: enough to look it up at the same till, and nothing else. */
export const makePick = (secret: string, p: Prepared, now: Instant): string =>
  PICK + sealed(secret, 'pick', p, plus(now, PICK_MS));

/** The order that a pick stands for, `old` when it is over, `foreign` when it is not one of this till. */
export const readPick = (
  secret: string,
  input: string,
  till: Omit<Prepared, 'orderId'>,
  now: Instant,
): { orderId: string } | 'old' | 'foreign' => {
  const found = input.startsWith(PICK) ? read(secret, 'pick', input.slice(PICK.length)) : null;
  if (found === null) return 'foreign';
  const { prepared, until } = found;
  if (
    prepared.merchantId !== till.merchantId ||
    prepared.storeId !== till.storeId ||
    prepared.deviceId !== till.deviceId
  )
    return 'foreign';
  return now > until ? 'old' : { orderId: prepared.orderId };
};
