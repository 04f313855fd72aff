import { codeOf } from '#shared/codes/error-code.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { tillSwitches, namedStores } from '#server/modules/catalogue/index.ts';
import { shownVoucherStatus } from '#server/modules/order/index.ts';
import { addLog } from './log-repo.ts';
import { notesOf } from './notes.ts';
import { makeToken } from './prepare-token.ts';
import { asError, describe, wireCode, type Refused } from './refused.ts';
import { buyerAndTexts, vouchersOfOrder, type VoucherFacts } from './voucher-repo.ts';
import { rightRefusal } from './rights.ts';
import { voucherRefusal } from './rules.ts';
import { resolvePick, resolveScan, type Scanned } from './scan.ts';
import { countUnknown, lockOf } from './tries.ts';

type Request = Parameters<Handlers['groupVerifyCheckList']>[1];

const refusalOf = async (
  context: MerchantContext,
  request: Request,
  scanned: Scanned,
): Promise<Refused | null> => {
  if (!scanned.ok) return scanned.refused;
  const own = voucherRefusal(scanned.voucher, {
    storeId: request.storeId,
    times: 1,
    now: context.now,
  });
  if (own !== null) return describe(context, own, scanned.voucher);
  const stores = await namedStores(context.deps.db.query, context.session.merchantId, [
    request.storeId,
  ]);
  return rightRefusal(context, request, stores.length > 0);
};

/** Writes the refusal down (decision B14) and says it. */
const refuseLogged = async (
  context: MerchantContext,
  request: Request,
  refused: Refused,
  scanned: Pick<Scanned, 'voucher' | 'mask'>,
): Promise<never> => {
  const { session, now, deps } = context;
  const { voucher, mask } = scanned;
  await addLog(deps.db.query, {
    merchantId: session.merchantId,
    id: deps.random.id(),
    at: now,
    scannedAt: now,
    voucherId: voucher?.id ?? null,
    orderId: voucher?.orderId ?? null,
    productId: voucher?.productId ?? null,
    codeMask: mask,
    times: 0,
    faceAmount: 0,
    settleAmount: 0,
    storeId: request.storeId,
    operatorId: session.operatorId,
    deviceId: session.deviceId,
    source: request.source,
    state: 'REFUSED',
    reason: wireCode(refused),
  });
  if (refused.reason === 'NOT_FOUND') await countUnknown(context, request);
  throw asError(refused);
};

const voucherRow = (
  voucher: VoucherFacts,
  asked: { scannedId: string | null; storeId: string; now: Instant },
) => {
  const refusal = voucherRefusal(voucher, { storeId: asked.storeId, times: 1, now: asked.now });
  return {
    voucherId: voucher.id,
    codeMask: maskCode(voucher.code),
    status: shownVoucherStatus(voucher, asked.now),
    timesTotal: voucher.timesTotal,
    timesUsed: voucher.timesUsed,
    amount: voucher.amount,
    redeemable: refusal === null,
    ...(refusal && { reason: codeOf(refusal.reason) }),
    scanned: voucher.id === asked.scannedId,
  };
};

/** Prepare: what was scanned, what may be done with it, and a token to do it with (decisions B1, B2). */
export const checkList: Handlers['groupVerifyCheckList'] = async (context, request) => {
  const { session, now, deps, pick } = context;
  const locked = lockOf(context);
  if (locked !== null) return refuseLogged(context, request, locked, { voucher: null, mask: '' });
  const isSearched = request.source === 'SEARCH';
  const scanned = isSearched
    ? await resolvePick(context, request)
    : await resolveScan(context, request.input);
  const refused = await refusalOf(context, request, scanned);
  if (refused !== null || !scanned.ok)
    return refuseLogged(context, request, must(refused, 'a refusal'), scanned);
  const { voucher } = scanned;
  const { query } = deps.db;
  const [vouchers, buyer, switches] = await Promise.all([
    vouchersOfOrder(query, session.merchantId, voucher.orderId),
    buyerAndTexts(query, voucher),
    tillSwitches(query, session.merchantId, request.storeId),
  ]);
  const { phone, texts, category, table_note: tableNote } = must(buyer, 'the buyer of a voucher');
  const { token, until } = makeToken(
    deps.secrets.prepare,
    {
      merchantId: session.merchantId,
      orderId: voucher.orderId,
      storeId: request.storeId,
      deviceId: session.deviceId,
      source: request.source,
    },
    now,
  );
  return {
    orderId: voucher.orderId,
    productName: pick(voucher.productName),
    productImg: texts.pictures[0] ?? '',
    buyerMask: maskPhone(phone),
    validFrom: voucher.validFrom,
    validTo: voucher.validTo,
    rules: texts.rules.map(pick),
    attention: notesOf(context, texts, { voucher, storeId: request.storeId, tableNote }),
    booking: voucher.booking,
    isTable: category === 'buffet',
    fastMode: switches?.fastMode ?? false,
    serverTime: now,
    prepareToken: token,
    prepareTokenUntil: until,
    vouchers: vouchers.map((one) =>
      voucherRow(one, { scannedId: isSearched ? null : voucher.id, storeId: request.storeId, now }),
    ),
  };
};
