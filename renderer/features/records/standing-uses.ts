import type { HistoryEvent } from '#shared/contract/merchant/records.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { VerifyId } from '#shared/kernel/ids.ts';

/** A use of a voucher that was neither undone nor given back. */
export type StandingUse = { verifyId: VerifyId; times: number; amount: Cents };

/** The uses in the history of a voucher that still stand, oldest first. */
export const standingUses = (events: readonly HistoryEvent[]): StandingUse[] => {
  const over = new Set(events.flatMap(({ ofVerifyId }) => ofVerifyId ?? []));
  return events.flatMap(({ kind, verifyId, times = 0, amount = ZERO }) =>
    kind === 'REDEEMED' && verifyId !== undefined && !over.has(verifyId)
      ? [{ verifyId, times, amount }]
      : [],
  );
};
