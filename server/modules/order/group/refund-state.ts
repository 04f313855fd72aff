import { voucherStatus } from '#shared/codes/group-order.ts';
import { refundProgress, refundStatus } from '#shared/codes/refund.ts';
import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';

const { refunded, refunding } = voucherStatus.codes;

type Voucher = { status: number; amount: Cents; amountUsed: Cents; amountRefunded: Cents };
type RefundState = {
  refundStatus: number;
  refundProgress: number | null;
  refundAmtn: Cents;
  refundingAmtn: Cents;
};

/** What goes back of what was not used: the share less what was used of it (decisions D6, D8). */
const unusedBackOf = ({ status, amount, amountUsed }: Voucher): Cents =>
  status === refunded || status === refunding ? cents(amount - amountUsed) : ZERO;

/** All that goes back of a voucher: what was not used, and the uses that its store gave back. */
export const giveBackOf = (voucher: Voucher): Cents =>
  addCents(unusedBackOf(voucher), voucher.amountRefunded);

const sumOf = (vouchers: readonly Voucher[], status: number): Cents =>
  addCents(...vouchers.filter((voucher) => voucher.status === status).map(unusedBackOf));

/** How far the refund of an order is, read from its vouchers (decisions D6, E9). `paidBack`: what the order itself gave back, as after a late payment (E13). */
export const refundState = (vouchers: readonly Voucher[], paidBack: Cents): RefundState => {
  const isAll =
    vouchers.length === 0 ? paidBack > 0 : vouchers.every(({ status }) => status === refunded);
  const usesBack = addCents(...vouchers.map(({ amountRefunded }) => amountRefunded));
  const isSome = paidBack > 0 || usesBack > 0 || vouchers.some(({ status }) => status === refunded);
  const part = isSome ? refundStatus.codes.part : refundStatus.codes.none;
  const isPending = vouchers.some(({ status }) => status === refunding);
  const done = isSome ? refundProgress.codes.succeeded : null;
  return {
    refundStatus: isAll ? refundStatus.codes.all : part,
    refundProgress: isPending ? refundProgress.codes.pending : done,
    refundAmtn: paidBack > 0 ? paidBack : addCents(sumOf(vouchers, refunded), usesBack),
    refundingAmtn: sumOf(vouchers, refunding),
  };
};

/** When money was last given back: by the order itself, else for one of its vouchers; null where it was not recorded. */
export const refundTime = (
  vouchers: readonly { refundedAt: Instant | null; useRefundedAt: Instant | null }[],
  paidBackAt: Instant | null,
): Instant | null => {
  const times = vouchers
    .flatMap(({ refundedAt, useRefundedAt }) => [refundedAt, useRefundedAt])
    .filter((at) => at !== null);
  return paidBackAt ?? (times.length === 0 ? null : instant(Math.max(...times)));
};
