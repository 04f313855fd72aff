import { maskPhone } from '#shared/format/mask-phone.ts';
import { translator } from '#shared/i18n/translate.ts';
import { DAY, dayOf, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { handOver } from '#server/kit/code-delivery/hand-over.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { countOfDay } from '#server/kit/day-tally.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  dropGuestCode,
  dropOldGuestCodes,
  guestOfOrder,
  ordersOfGuest,
  readGuestCode,
  spendGuestCode,
  takeGuestTry,
  writeGuestCode,
  type Guest,
  type GuestOfOrder,
} from './guest-code-repo.ts';
import { makePick } from './prepare-token.ts';
import { needSearch } from './search-right.ts';

const VALID_MS = 5 * MINUTE;
const WAIT_MS = MINUTE;
/** Tries of one code. */
const MOST_TRIES = 5;
/** Codes a day: a guest gets so many from all merchants together; a till and a merchant send so many. */
const CODES_A_DAY = { guest: 5, device: 30, merchant: 200 } as const;
/** Tries a day, over all guests: more would be guessing. */
const TRIES_A_DAY = { device: 60, merchant: 400 } as const;
const SHOWN_MOST = 20;

/** A code is good at the till that asked for it, for the guest who got it. */
const sealOf = (
  { deps }: Pick<MerchantContext, 'deps'>,
  { merchantId, deviceId, userId }: Guest,
  code: string,
): string =>
  shortSeal(
    deps.secrets.identity,
    `voucher code ${JSON.stringify([merchantId, deviceId, userId, code])}`,
  );

type Asked = { orderId: string; storeId: string; deviceId: string };

/** Whose order the caller found here. */
const guestHere = async (
  context: MerchantContext,
  { orderId, ...at }: Asked,
): Promise<GuestOfOrder & { guest: Guest }> => {
  await needSearch(context, at);
  const { merchantId, deviceId } = context.session;
  const found = await guestOfOrder(
    context.deps.db.query,
    { merchantId, storeId: at.storeId },
    orderId,
  );
  if (found === null) return refuse('ORDER_NOT_FOUND');
  return { ...found, guest: { merchantId, deviceId, userId: found.userId } };
};

const sourceOf = ({ merchantId, deviceId, userId }: Guest) => ({
  guest: `guest ${userId}`,
  device: `device ${JSON.stringify([merchantId, deviceId])}`,
  merchant: `merchant ${merchantId}`,
});

/** Counts a code before it is made: a message costs, and its phone is not the caller's. */
const countCode = async ({ deps, now }: MerchantContext, guest: Guest): Promise<void> => {
  const source = sourceOf(guest);
  for (const of of ['device', 'merchant', 'guest'] as const) {
    const isFree = await countOfDay(deps.db.query, {
      kind: 'guest-code',
      source: source[of],
      day: dayOf(now),
      most: CODES_A_DAY[of],
    });
    if (!isFree) refuse(of === 'guest' ? 'LOGIN_CODE_DAY' : 'SEARCH_TOO_MANY');
  }
};

/** Sends a guest the code by which they let this till open their vouchers. */
export const askGuestCode: Handlers['groupVerifyAskCode'] = async (context, request) => {
  const { deps, now, language, session, pick, log } = context;
  const { query } = deps.db;
  const { guest, region, number } = await guestHere(context, request);
  if (!deps.config.demo && deps.deliverCode === null) refuse('LOGIN_CODE_NOT_SENT');
  const old = await readGuestCode(query, guest);
  const wait = old === null ? 0 : plus(old.sentAt, WAIT_MS) - now;
  if (wait > 0) refuse('LOGIN_CODE_TOO_SOON', { seconds: Math.ceil(wait / SECOND) });
  await countCode(context, guest);
  const code = deps.random.digits(6);
  const expiresAt = plus(now, VALID_MS);
  const codeHash = sealOf(context, guest, code);
  const fresh = { codeHash, now, expiresAt, oldest: plus(now, -WAIT_MS) };
  if (!(await writeGuestCode(query, guest, fresh)))
    refuse('LOGIN_CODE_TOO_SOON', { seconds: WAIT_MS / SECOND });
  const { operatorId, deviceId } = session;
  log.info({ operatorId, deviceId }, 'a guest was sent a code to open vouchers');
  const text = translator(language)('server.code.voucher', {
    code,
    merchant: pick(session.merchantName),
  });
  const message = { code, purpose: 'voucher', expiresAt, text } as const;
  if (!(await handOver(context, { region, number }, message))) {
    await dropGuestCode(query, guest);
    refuse('LOGIN_CODE_NOT_SENT');
  }
  return {
    buyerMask: maskPhone(number),
    resendAfterSeconds: WAIT_MS / SECOND,
    expiresAt,
    ...(deps.config.demo && { demoCode: code }),
  };
};

/** Counts a try before the code is compared. */
const countTry = async ({ deps, now }: MerchantContext, guest: Guest): Promise<void> => {
  const { query } = deps.db;
  const source = sourceOf(guest);
  for (const of of ['device', 'merchant'] as const) {
    const counted = { kind: 'guest-code-try', source: source[of], day: dayOf(now) } as const;
    if (!(await countOfDay(query, { ...counted, most: TRIES_A_DAY[of] })))
      refuse('SEARCH_TOO_MANY');
  }
  if (!(await takeGuestTry(query, guest, { most: MOST_TRIES, now }))) refuse('LOGIN_CODE_TRIES');
};

/** Opens the orders of the guest who said the code, and of nobody else. */
export const openByGuestCode: Handlers['groupVerifyGuestCode'] = async (
  context,
  { code, ...request },
) => {
  const { deps, now, session } = context;
  const { query } = deps.db;
  const { guest } = await guestHere(context, request);
  const kept = await readGuestCode(query, guest);
  if (kept === null || kept.codeHash === '' || kept.expiresAt <= now)
    return refuse('LOGIN_CODE_EXPIRED');
  await countTry(context, guest);
  const codeHash = sealOf(context, guest, code);
  if (!isSame(codeHash, kept.codeHash)) return refuse('LOGIN_CODE_WRONG');
  if (!(await spendGuestCode(query, guest, codeHash))) return refuse('LOGIN_CODE_EXPIRED');
  const { merchantId, deviceId } = session;
  const { storeId } = request;
  const orders = await ordersOfGuest(
    query,
    { merchantId, storeId },
    { userId: guest.userId, most: SHOWN_MOST },
  );
  const opened = orders.includes(request.orderId) ? orders : [request.orderId, ...orders];
  return {
    picks: opened.map((orderId) => ({
      orderId,
      pick: makePick(deps.secrets.prepare, { merchantId, orderId, storeId, deviceId }, now),
    })),
  };
};

/** Codes that have been over for a day. */
export const sweepGuestCodes = (query: Query, now: Instant): Promise<void> =>
  dropOldGuestCodes(query, plus(now, -DAY));
