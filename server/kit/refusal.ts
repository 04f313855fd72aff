import { codeOf, ERROR_CODES, type ErrorName } from '#shared/codes/error-code.ts';
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

const STATUS: Partial<Record<ErrorName, number>> = {
  BAD_REQUEST: 400,
  SESSION_INVALID: 401,
  SIGNATURE_WRONG: 401,
  SIGNATURE_REPLAYED: 401,
  CLOCK_SKEW: 401,
  LOGIN_CODE_WRONG: 401,
  PASSWORD_WRONG: 401,
  PIN_WRONG: 401,
  DEVICE_UNKNOWN: 401,
  WRONG_ROLE: 403,
  IDENTITY_REFUSED: 401,
  SOCIAL_CODE_INVALID: 401,
  IDENTITY_NOT_FOUND: 404,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_TYPE: 415,
  UPLOAD_TOO_MANY: 429,
  NO_PERMISSION: 403,
  DEVICE_REVOKED: 403,
  NO_SUCH_CALL: 404,
  PRODUCT_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  TRADE_NOT_FOUND: 404,
  NOT_FOUND: 404,
  STAFF_NOT_FOUND: 404,
  DEVICE_NOT_FOUND: 404,
  STORE_NOT_FOUND: 404,
  ALREADY_USED: 409,
  KEY_REUSED: 409,
  REQUEST_REUSED: 409,
  PRICE_CHANGED: 409,
  ADDRESS_NOT_FOUND: 404,
  ADDRESS_DUPLICATE: 409,
  ACCOUNT_TAKEN: 409,
  DAY_CLOSED: 409,
  DAY_NOT_CLOSED: 409,
  LAST_OWNER: 409,
  RECEIVE_SOLD_OUT: 409,
  RECEIVE_LIMIT: 409,
  DISH_SOLD_OUT: 409,
  DISH_GONE: 409,
  SLOT_GONE: 409,
  ACCOUNT_LOCKED: 423,
  ACCOUNT_SUSPENDED: 423,
  PIN_LOCKED: 423,
  TOO_MANY_CALLS: 429,
  TOO_MANY_TRIES: 429,
  LOGIN_CODE_TOO_SOON: 429,
  LOGIN_CODE_TRIES: 429,
  LOGIN_CODE_DAY: 429,
  LOGIN_CODE_ADDRESS: 429,
  SERVER_ERROR: 500,
  SERVER_BUSY: 503,
  SERVER_STOPPING: 503,
};

/** HTTP status of a refusal. */
export const statusOf = (reason: ErrorName): number => STATUS[reason] ?? 422;

const isRedeemReason = (reason: ErrorName): reason is RedeemReason =>
  reason in REDEEM_CODES && !(reason in ERROR_CODES);

/** `data` of a refusal. Those of the write-off always tell what to do (decision B13) and mark the scanner (B12). */
export const dataOf = ({ reason, data }: Refusal): Readonly<Record<string, unknown>> | undefined =>
  isRedeemReason(reason) ? { class: REDEEM_CODES[reason].class, hasError: true, ...data } : data;

export type RefusalBody = { code: number; note: string; data?: Readonly<Record<string, unknown>> };

/** What goes over the wire (decision O1). */
export const bodyOf = (refusal: Refusal, note: string): RefusalBody => {
  const data = dataOf(refusal);
  return { code: codeOf(refusal.reason), note, ...(data && { data }) };
};
