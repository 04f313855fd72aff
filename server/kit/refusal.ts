import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { ERRORS } from '#shared/codes/errors/index.ts';
import type { Context } from './context.ts';
import { REDEEM_CODES, type RedeemReason } from '#shared/codes/redeem-code.ts';

/** A note more exact than the sentence of its code, such as one with a number, in the caller's language. */
export type ExactNote = (words: Pick<Context, 't' | 'pick'>) => string;

/** Thrown by a use case to say no: `bind` turns it into `{code, note, data}`. The only expected thing that is thrown. */
export class Refusal extends Error {
  readonly reason: ErrorName;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly note: ExactNote | undefined;

  constructor(reason: ErrorName, data?: Readonly<Record<string, unknown>>, note?: ExactNote) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.data = data;
    this.note = note;
  }
}

/** Says no. */
export const refuse = (
  reason: ErrorName,
  data?: Readonly<Record<string, unknown>>,
  note?: ExactNote,
): never => {
  throw new Refusal(reason, data, note);
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
