import { addCents, type Cents } from '../../kernel/money.ts';

/**
 * A use of a voucher as it was written off. `faceCents`: its part of the voucher's stored share
 * (decision D8).
 */
export type VoucherUse = {
  verifyId: string;
  voucherId: string;
  isUndone: boolean;
  isRefunded: boolean;
  times: number;
  faceCents: Cents;
};

/** Why the money of a use cannot be given back. `mixed`: uses of two vouchers at once. */
export type UseNotReason = 'unknown' | 'undone' | 'refunded' | 'mixed';

/** What giving uses back comes to. */
export type UsedRefund<U extends VoucherUse> = {
  uses: readonly U[];
  times: number;
  refundCents: Cents;
};

const refusalOf = (use: VoucherUse, voucherId: string): UseNotReason | null => {
  if (use.voucherId !== voucherId) return 'mixed';
  if (use.isUndone) return 'undone';
  return use.isRefunded ? 'refunded' : null;
};

/**
 * What a store gives back of the uses of a voucher when its service failed: the stored share of each
 * that still stands, once. So the refunds of an order never come to more than was paid (decisions
 * D6, D8).
 */
export const usedRefund = <U extends VoucherUse>(
  known: readonly U[],
  verifyIds: readonly string[],
): ({ ok: true } & UsedRefund<U>) | { ok: false; reason: UseNotReason; verifyId: string } => {
  const uses: U[] = [];
  for (const verifyId of new Set(verifyIds)) {
    const use = known.find((one) => one.verifyId === verifyId);
    if (use === undefined) return { ok: false, reason: 'unknown', verifyId };
    const reason = refusalOf(use, uses[0]?.voucherId ?? use.voucherId);
    if (reason !== null) return { ok: false, reason, verifyId };
    uses.push(use);
  }
  return {
    ok: true,
    uses,
    times: uses.reduce((sum, { times }) => sum + times, 0),
    refundCents: addCents(...uses.map(({ faceCents }) => faceCents)),
  };
};
