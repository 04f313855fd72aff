import { maskCode, maskScan, readScan } from '#shared/voucher/code.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { checkQr } from '#server/modules/order/index.ts';
import { describe, plainly, type Refused } from './refused.ts';
import { readPick } from './prepare-token.ts';
import {
  findVoucher,
  isForeign,
  vouchersOfOrder,
  type Key,
  type VoucherFacts,
} from './voucher-repo.ts';
import { voucherRefusal } from './rules.ts';

export type Scanned =
  | { ok: true; voucher: VoucherFacts; mask: string }
  | { ok: false; refused: Refused; voucher: VoucherFacts | null; mask: string };

const find = async (
  {
    deps: {
      db: { query },
    },
    session,
  }: MerchantContext,
  key: Key,
): Promise<VoucherFacts | 'NOT_FOUND' | 'WRONG_MERCHANT'> =>
  (await findVoucher(query, session.merchantId, key)) ??
  ((await isForeign(query, key)) ? 'WRONG_MERCHANT' : 'NOT_FOUND');

/** The first checks of decision B11: format, check digit, exists, merchant; for a QR also its seal and its age. */
export const resolveScan = async (context: MerchantContext, input: string): Promise<Scanned> => {
  const scan = readScan(input);
  const mask = maskScan(input);
  if (scan.kind === 'wrong')
    return { ok: false, refused: plainly(scan.reason), voucher: null, mask };
  const age = scan.kind === 'qr' ? checkQr(context.deps.secrets.qr, scan.qr, context.now) : 'ok';
  if (age === 'forged') return { ok: false, refused: plainly('BAD_FORMAT'), voucher: null, mask };
  const found = await find(
    context,
    scan.kind === 'qr' ? { by: 'id', value: scan.qr.voucherId } : { by: 'code', value: scan.code },
  );
  if (typeof found === 'string') return { ok: false, refused: plainly(found), voucher: null, mask };
  if (age === 'stale')
    return {
      ok: false,
      refused: await describe(context, { reason: 'QR_STALE' }, found),
      voucher: found,
      mask: maskCode(found.code),
    };
  return { ok: true, voucher: found, mask: maskCode(found.code) };
};

/** The order that a search led to, by a voucher of it that can be used now, else by its first. */
export const resolvePick = async (
  { deps, session, now }: MerchantContext,
  { input, storeId }: { input: string; storeId: string },
): Promise<Scanned> => {
  const pick = readPick(
    deps.secrets.prepare,
    input,
    { merchantId: session.merchantId, storeId, deviceId: session.deviceId },
    now,
  );
  if (typeof pick === 'string')
    return {
      ok: false,
      refused: plainly(pick === 'old' ? 'QR_STALE' : 'NO_PERMISSION'),
      voucher: null,
      mask: '',
    };
  const vouchers = await vouchersOfOrder(deps.db.query, session.merchantId, pick.orderId);
  const voucher =
    vouchers.find((one) => voucherRefusal(one, { storeId, times: 1, now }) === null) ?? vouchers[0];
  return voucher
    ? { ok: true, voucher, mask: maskCode(voucher.code) }
    : { ok: false, refused: plainly('NOT_FOUND'), voucher: null, mask: '' };
};
