import { REDEEM_CODES } from './redeem-code.ts';

/** Codes of all areas but write-off. The first three are documented (spec 000 §4, §8); the others are ours, by area. */
export const ERROR_CODES = {
  SESSION_INVALID: -10001003,
  WALLET_NOT_REGISTERED: -20000012,
  SOCIAL_CODE_INVALID: -10000001,

  BAD_REQUEST: -10000400,
  SIGNATURE_WRONG: -10000401,
  SIGNATURE_REPLAYED: -10000402,
  CLOCK_SKEW: -10000403,
  NO_SUCH_CALL: -10000404,
  WRONG_ROLE: -10000405,
  KEY_REUSED: -10000409,
  TOO_MANY_CALLS: -10000429,
  SERVER_ERROR: -10000500,
  SERVER_STOPPING: -10000503,

  PHONE_INVALID: -2010101,
  LOGIN_CODE_WRONG: -2010102,
  LOGIN_CODE_EXPIRED: -2010103,
  LOGIN_CODE_TOO_SOON: -2010104,
  LOGIN_CODE_TRIES: -2010105,

  IDENTITY_REFUSED: -2010201,
  IDENTITY_NOT_FOUND: -2010202,
  UPLOAD_TOO_LARGE: -2010301,
  UPLOAD_TYPE: -2010302,
  UPLOAD_TOO_MANY: -2010303,

  PASSWORD_WRONG: -2030001,
  ACCOUNT_LOCKED: -2030002,
  PIN_WRONG: -2030003,
  PIN_LOCKED: -2030004,
  PIN_NOT_SET: -2030005,
  PIN_WEAK: -2030006,
  DEVICE_UNKNOWN: -2030007,
  DEVICE_NOT_FOUND: -2030008,
  ENROLMENT_INVALID: -2030009,
  STAFF_NOT_FOUND: -2030010,
  ACCOUNT_TAKEN: -2030011,
  LAST_OWNER: -2030012,
  STORE_NOT_FOUND: -2030013,

  DAY_CLOSED: -2030201,
  DAY_NOT_CLOSED: -2030202,
  DAY_AHEAD: -2030203,

  PRODUCT_NOT_FOUND: -2020101,
  PRODUCT_OFF_SALE: -2020102,
  PRODUCT_SOLD_OUT: -2020103,
  PURCHASE_LIMIT: -2020104,
  PRICE_CHANGED: -2020105,
  ORDER_NOT_FOUND: -2020201,
  ORDER_NOT_PAYABLE: -2020202,
  ORDER_WINDOW_OVER: -2020203,
  ORDER_NOT_CANCELLABLE: -2020204,
  ORDER_NOT_BOOKABLE: -2020205,
  BOOKING_TIME: -2020206,
  TRADE_NOT_FOUND: -2040101,
} as const;

export type ErrorName = keyof typeof ERROR_CODES | keyof typeof REDEEM_CODES;

/** The wire code of a named error. */
export const codeOf = (name: ErrorName): number =>
  name in ERROR_CODES ? ERROR_CODES[name as keyof typeof ERROR_CODES] : REDEEM_CODES[name as keyof typeof REDEEM_CODES].code;

const byCode = new Map<number, ErrorName>([
  ...Object.entries(ERROR_CODES).map(([name, code]) => [code, name as ErrorName] as const),
  ...Object.entries(REDEEM_CODES).map(([name, { code }]) => [code, name as ErrorName] as const),
]);

/** The name of a wire code, or undefined for a code that this version does not know. */
export const errorNameOf = (code: number): ErrorName | undefined => byCode.get(code);
