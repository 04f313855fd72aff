import { voucherStatus } from '#shared/codes/group-order.ts';
import {
  QR_EPOCH_MS,
  QR_EPOCH_SLACK,
  qrEpoch,
  qrSignedText,
  qrText,
  type QrParts,
} from '#shared/voucher/code.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';
import { ownOrder } from './get.ts';
import { shownVoucherStatus } from './order-status.ts';
import { vouchersOf } from './voucher-repo.ts';

/** Epochs handed out at once: ten minutes offline before the picture goes stale. */
export const QR_AHEAD = 20;

export const signQr = (secret: string, voucherId: string, epoch: number): string => {
  const parts = { voucherId, epoch };
  return qrText({ ...parts, signature: shortSeal(secret, qrSignedText(parts)) });
};

/** Whether a QR is ours, and whether it is of about now (decision C6). */
export const checkQr = (
  secret: string,
  parts: QrParts,
  now: Instant,
): 'ok' | 'stale' | 'forged' => {
  if (!isSame(shortSeal(secret, qrSignedText(parts)), parts.signature)) return 'forged';
  return Math.abs(qrEpoch(now) - parts.epoch) <= QR_EPOCH_SLACK ? 'ok' : 'stale';
};

/** Rotating texts for the vouchers of an order that can still be used. */
export const getQr: Handlers['groupOrderQr'] = async (context, { orderId }) => {
  const { deps, now } = context;
  const order = await ownOrder(context, orderId);
  const vouchers =
    order.paidState === 1 ? await vouchersOf(deps.db.query, order.merchantId, order.id) : [];
  const usable = vouchers.filter(
    (voucher) => shownVoucherStatus(voucher, now) === voucherStatus.codes.valid,
  );
  const epochs = Array.from({ length: QR_AHEAD }, (_, step) => qrEpoch(now + step * QR_EPOCH_MS));
  return {
    serverTime: now,
    items: usable.map(({ id }) => ({
      voucherId: id,
      codes: epochs.map((epoch) => ({ epoch, text: signQr(deps.secrets.qr, id, epoch) })),
    })),
  };
};
