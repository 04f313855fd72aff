import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { ERRORS } from '#shared/codes/errors/index.ts';
import { REDEEM_CODES, type RedeemReason } from '#shared/codes/redeem-code.ts';

/** Thrown by a use case to say no: `bind` turns it into `{code, note, data}`. The only expected thing that is thrown. */
export class Refusal extends Error {
  readonly reason: ErrorName;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(reason: ErrorName, data?: Readonly<Record<string, unknown>>) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.data = data;
  }
}

/** Says no. */
export const refuse = (reason: ErrorName, data?: Readonly<Record<string, unknown>>): never => {
  throw new Refusal(reason, data);
};

/** HTTP status of a refusal. */
export const statusOf = (reason: ErrorName): number => ERRORS[reason].status;

const isRedeemReason = (reason: ErrorName): reason is RedeemReason => reason in REDEEM_CODES;

/** `data` of a refusal. Those of the write-off always say what to do (decision B13) and mark the scanner (B12). */
export const dataOf = ({ reason, data }: Refusal): Readonly<Record<string, unknown>> | undefined =>
  isRedeemReason(reason) ? { class: REDEEM_CODES[reason].class, hasError: true, ...data } : data;

export type RefusalBody = { code: number; note: string; data?: Readonly<Record<string, unknown>> };

/** What goes over the wire (decision O1). */
export const bodyOf = (refusal: Refusal, note: string): RefusalBody => {
  const data = dataOf(refusal);
  return { code: codeOf(refusal.reason), note, ...(data && { data }) };
};
