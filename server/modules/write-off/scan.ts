import { maskCode, normaliseScan, readScan } from '#shared/voucher/code.ts';
import type { MerchantContext } from '#server/context.ts';
import { checkQr } from '#server/modules/group-order/qr.ts';
import { describe, plainly, type Refused } from './refused.ts';
import { findVoucher, isForeign, type Key, type VoucherFacts } from './repo.ts';

export type Scanned = { ok: true; voucher: VoucherFacts; mask: string } | { ok: false; refused: Refused; voucher: VoucherFacts | null; mask: string };

/** What a record may hold of scanned text: a code with its middle hidden, anything else not at all. */
const maskInput = (input: string): string => {
  const clean = normaliseScan(input);
  return /^\d{12}$/.test(clean) ? maskCode(clean) : '*'.repeat(Math.min(12, clean.length));
};

const find = async ({ deps: { db: { query } }, session }: MerchantContext, key: Key): Promise<VoucherFacts | 'NOT_FOUND' | 'WRONG_MERCHANT'> =>
  (await findVoucher(query, session.merchantId, key)) ?? ((await isForeign(query, key)) ? 'WRONG_MERCHANT' : 'NOT_FOUND');

/** The first checks of decision B11: format, check digit, exists, merchant; for a QR also its seal and its age. */
export const resolveScan = async (context: MerchantContext, input: string): Promise<Scanned> => {
  const scan = readScan(input);
  const mask = maskInput(input);
  if (scan.kind === 'wrong') return { ok: false, refused: plainly(scan.reason), voucher: null, mask };
  const age = scan.kind === 'qr' ? checkQr(context.deps.secrets.qr, scan.qr, context.now) : 'ok';
  if (age === 'forged') return { ok: false, refused: plainly('BAD_FORMAT'), voucher: null, mask };
  const found = await find(context, scan.kind === 'qr' ? { by: 'id', value: scan.qr.voucherId } : { by: 'code', value: scan.code });
  if (typeof found === 'string') return { ok: false, refused: plainly(found), voucher: null, mask };
  if (age === 'stale') return { ok: false, refused: await describe(context, { reason: 'QR_STALE' }, found), voucher: found, mask: maskCode(found.code) };
  return { ok: true, voucher: found, mask: maskCode(found.code) };
};
