import type { PayResult } from '#shared/codes/group-order.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** What became of a payment at its bank. */
export type BankAnswer = Exclude<PayResult, 'PENDING'>;

/** What the product needs of the bank behind the channels (ADR 0069). `reference`: the payment's number. A production channel is one more of these. */
export type ChannelBank = {
  /** What became of a payment; null while its payer can still make it. */
  ask: (reference: string) => Promise<BankAnswer | null>;
  /** Ends a payment that was not made; gives what became of it. */
  callOff: (reference: string, now: Instant) => Promise<BankAnswer>;
  /** Takes a payment that its payer has agreed to before. */
  debit: (payment: { reference: string; amount: Cents }, now: Instant) => Promise<BankAnswer>;
};
