import { voucherStatus } from '#shared/codes/group-order.ts';
import { refundProgress, refundStatus } from '#shared/codes/refund.ts';
import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';

const { refunded, refunding } = voucherStatus.codes;

type Voucher = { status: number; amount: Cents; amountUsed: Cents };
type RefundState = {
  refundStatus: number;
  refundProgress: number | null;
  refundAmtn: Cents;
  refundingAmtn: Cents;
};

/** What goes back of a voucher: its share less what was used of it (decisions D6, D8). */
export const giveBackOf = ({ status, amount, amountUsed }: Voucher): Cents =>
  status === refunded || status === refunding ? cents(amount - amountUsed) : ZERO;

const sumOf = (vouchers: readonly Voucher[], status: number): Cents =>
  addCents(...vouchers.filter((voucher) => voucher.status === status).map(giveBackOf));

/** How far the refund of an order is, read from its vouchers (decisions D6, E9). `paidBack`: what the order itself gave back, as after a late payment (E13). */
export const refundState = (vouchers: readonly Voucher[], paidBack: Cents): RefundState => {
  const isAll =
    vouchers.length === 0 ? paidBack > 0 : vouchers.every(({ status }) => status === refunded);
  const isSome = paidBack > 0 || vouchers.some(({ status }) => status === refunded);
  const part = isSome ? refundStatus.codes.part : refundStatus.codes.none;
  const isPending = vouchers.some(({ status }) => status === refunding);
  const done = isSome ? refundProgress.codes.succeeded : null;
  return {
    refundStatus: isAll ? refundStatus.codes.all : part,
    refundProgress: isPending ? refundProgress.codes.pending : done,
    refundAmtn: paidBack > 0 ? paidBack : sumOf(vouchers, refunded),
    refundingAmtn: sumOf(vouchers, refunding),
  };
};

/** When money was last given back: by the order itself, else for one of its vouchers; null where it was not recorded. */
export const refundTime = (
  vouchers: readonly { refundedAt: Instant | null }[],
  paidBackAt: Instant | null,
): Instant | null => {
  const times = vouchers.flatMap(({ refundedAt }) => (refundedAt === null ? [] : [refundedAt]));
  return paidBackAt ?? (times.length === 0 ? null : instant(Math.max(...times)));
};
