import type { ScanSourceName } from '#shared/codes/group-order.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { tillSwitches } from '#server/modules/catalogue/index.ts';
import { checkLookUp, type LookUp } from './prepare-token.ts';
import { describe, plainly, type Refused } from './refused.ts';
import type { Attempt } from './attempt-repo.ts';
import { isForeign, type VoucherFacts } from './voucher-repo.ts';
import { rightRefusal } from './rights.ts';
import { voucherRefusal } from './rules.ts';

/** A write-off as it was sent, with the look-up that it rests on: null when it names none, or a forged one. */
export type CheckRequest = Parameters<Handlers['groupVerifyCheck']>[1] & { lookUp: LookUp | null };
export type Item = { voucher: VoucherFacts; times: number };
export type Judged =
  | { ok: true; items: Item[] }
  | { ok: false; refused: Refused; voucher: VoucherFacts | null };

/** A write-off rests on a look-up of the same order, store and device; managers may go without one, from a search (decision A3). */
const tokenRefusal = (
  { session, now }: MerchantContext,
  request: CheckRequest,
  orderId: string,
): Refused | null => {
  if (request.prepareToken === undefined)
    return session.role === 'cashier' ? plainly('NO_PERMISSION') : null;
  const state = checkLookUp(
    request.lookUp,
    {
      merchantId: session.merchantId,
      orderId,
      storeId: request.storeId,
      deviceId: session.deviceId,
    },
    now,
  );
  return state === 'ok' ? null : plainly(state === 'old' ? 'QR_STALE' : 'NO_PERMISSION');
};

const missing = async ({ deps }: MerchantContext, voucherId: string): Promise<Refused> =>
  plainly(
    (await isForeign(deps.db.query, { by: 'id', value: voucherId }))
      ? 'WRONG_MERCHANT'
      : 'NOT_FOUND',
  );

/** Pairs what is asked with what there is. A voucher named twice, or vouchers of two orders, is no request at all. */
const pair = async (
  context: MerchantContext,
  request: CheckRequest,
  { vouchers }: Attempt,
): Promise<Judged> => {
  const items: Item[] = [];
  for (const { voucherId, times } of request.items) {
    const voucher = vouchers.find(({ id }) => id === voucherId);
    if (!voucher) return { ok: false, refused: await missing(context, voucherId), voucher: null };
    items.push({ voucher, times });
  }
  const isOneOrder =
    new Set(items.map(({ voucher }) => voucher.orderId)).size === 1 &&
    new Set(items.map(({ voucher }) => voucher.id)).size === items.length;
  return isOneOrder
    ? { ok: true, items }
    : {
        ok: false,
        refused: { reason: 'BAD_REQUEST', data: { issues: ['items'] } },
        voucher: items[0]?.voucher ?? null,
      };
};

/** Sources that nobody typed. */
const SCANNED: readonly ScanSourceName[] = ['CAMERA', 'WEDGE'];

/** A scan redeems by itself only where the store has that switched on, and only one voucher of one use that a scanner read (table A, row 5). */
const fastRefusal = async (
  { deps, session }: MerchantContext,
  { fast, storeId, source }: CheckRequest,
  [first, ...more]: readonly Item[],
): Promise<Refused | null> => {
  if (fast !== true) return null;
  const switches = await tillSwitches(deps.db.query, session.merchantId, storeId);
  return switches?.fastMode === true &&
    SCANNED.includes(source) &&
    more.length === 0 &&
    first?.voucher.timesTotal === 1
    ? null
    : plainly('NO_PERMISSION');
};

/** All checks of decision B11 over everything that was loaded; the first voucher that fails fails all (decision B3). */
export const judge = async (
  context: MerchantContext,
  request: CheckRequest,
  attempt: Attempt,
): Promise<Judged> => {
  const paired = await pair(context, request, attempt);
  if (!paired.ok) return paired;
  for (const { voucher, times } of paired.items) {
    const refusal = voucherRefusal(voucher, { storeId: request.storeId, times, now: context.now });
    if (refusal !== null)
      return { ok: false, refused: await describe(context, refusal, voucher), voucher };
  }
  const first = paired.items[0]!.voucher;
  // writing off offline is off unless an owner turns it on (decision B18)
  const right =
    rightRefusal(context, request, attempt.isStore) ??
    (request.offline ? plainly('NO_PERMISSION') : tokenRefusal(context, request, first.orderId)) ??
    (await fastRefusal(context, request, paired.items));
  return right === null ? paired : { ok: false, refused: right, voucher: first };
};
