import { redeemErrors } from './errors/redeem.ts';

export type { RedeemClass } from './errors/row.ts';

/** Refusals of the write-off calls: name, wire code, class. */
export const REDEEM_CODES = redeemErrors;

/** The name of a refusal of the write-off calls. */
export type RedeemReason = keyof typeof REDEEM_CODES;

const reasons = new Map<number, RedeemReason>(
  Object.entries(REDEEM_CODES).map(([name, { code }]) => [code, name as RedeemReason]),
);

/** The reason behind a wire code, or undefined when it is not a write-off refusal. */
export const redeemReasonOf = (code: number): RedeemReason | undefined => reasons.get(code);

/** Why a till refuses a scan by itself, without asking the server. */
export const TILL_REASONS = [
  'BAD_FORMAT',
  'CHECK_DIGIT',
] as const satisfies readonly RedeemReason[];
/** One of them. */
export type TillReason = (typeof TILL_REASONS)[number];
