import * as z from 'zod/mini';
import { SCAN_SOURCES, type ScanSourceName } from '#shared/codes/group-order.ts';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';

/** What a look-up allows: to write off vouchers of this order, in this store, at this device. */
export type Prepared = { merchantId: string; orderId: string; storeId: string; deviceId: string };
/** A look-up that was made here: for what, from which source, and until when its token is good. */
export type LookUp = Prepared & { source: ScanSourceName; until: Instant };

/** Life of a token (Box 1), and how long after its end a repeat of the same attempt is still heard (decision B5). */
export const PREPARE_MS = 60 * SECOND;
export const GRACE_MS = 15 * MINUTE;

/** How long what a search gave may be looked up: as long as a card is likely to be renewed. */
export const PICK_MS = 10 * MINUTE;
const PICK = 'GS1.';

const payload = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.enum(SCAN_SOURCES),
]);
type Purpose = 'prepare' | 'pick';

const sealed = (secret: string, purpose: Purpose, of: LookUp): string => {
  const text = Buffer.from(
    JSON.stringify([of.merchantId, of.orderId, of.storeId, of.deviceId, of.until, of.source]),
  ).toString('base64url');
  return `${text}.${shortSeal(secret, `${purpose} ${text}`)}`;
};

/** A sealed token and its end. */
export const makeToken = (
  secret: string,
  of: Omit<LookUp, 'until'>,
  now: Instant,
): { token: string; until: Instant } => {
  const until = plus(now, PREPARE_MS);
  return { token: sealed(secret, 'prepare', { ...of, until }), until };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

const read = (secret: string, purpose: Purpose, token: string): LookUp | null => {
  const [text = '', seal = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(shortSeal(secret, `${purpose} ${text}`), seal)) return null;
  const parsed = z.safeParse(payload, parse(text));
  if (!parsed.success) return null;
  const [merchantId, orderId, storeId, deviceId, until, source] = parsed.data;
  return { merchantId, orderId, storeId, deviceId, until: instant(until), source };
};

/** The look-up in a token; null when it is forged. */
export const readToken = (secret: string, token: string): LookUp | null =>
  read(secret, 'prepare', token);

/** `foreign`: none, or of something else. `old`: too long ago even for a repeat. */
export const checkLookUp = (
  found: LookUp | null,
  expected: Prepared,
  now: Instant,
): 'ok' | 'foreign' | 'old' => {
  const isMine =
    found !== null &&
    found.merchantId === expected.merchantId &&
    found.orderId === expected.orderId &&
    found.storeId === expected.storeId &&
    found.deviceId === expected.deviceId;
  if (!isMine) return 'foreign';
  return now > found.until + GRACE_MS ? 'old' : 'ok';
};

/** What a search gives for an order: enough to look it up at the same till, and nothing else. */
export const makePick = (secret: string, of: Prepared, now: Instant): string =>
  PICK + sealed(secret, 'pick', { ...of, source: 'SEARCH', until: plus(now, PICK_MS) });

/** The order in a pick, `old` when it is over, `foreign` when it is not one of this till. */
export const readPick = (
  secret: string,
  input: string,
  till: Omit<Prepared, 'orderId'>,
  now: Instant,
): { orderId: string } | 'old' | 'foreign' => {
  const found = input.startsWith(PICK) ? read(secret, 'pick', input.slice(PICK.length)) : null;
  if (found === null) return 'foreign';
  if (
    found.merchantId !== till.merchantId ||
    found.storeId !== till.storeId ||
    found.deviceId !== till.deviceId
  )
    return 'foreign';
  return now > found.until ? 'old' : { orderId: found.orderId };
};
