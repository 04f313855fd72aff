/** What a till's staff should do about a refusal (decision B13). */
export type RedeemClass = 'RETRY' | 'GUEST_REFRESH' | 'CALL_MANAGER' | 'REFUSE';

/** Refusal codes of the write-off calls (decisions, Box 2): name, wire code, class. */
export const REDEEM_CODES = {
  BAD_FORMAT: { code: -2030101, class: 'REFUSE' },
  CHECK_DIGIT: { code: -2030102, class: 'REFUSE' },
  NOT_FOUND: { code: -2030103, class: 'REFUSE' },
  WRONG_MERCHANT: { code: -2030104, class: 'REFUSE' },
  WRONG_STORE: { code: -2030105, class: 'REFUSE' },
  NOT_PAID: { code: -2030106, class: 'REFUSE' },
  ALREADY_USED: { code: -2030107, class: 'REFUSE' },
  NO_TIMES_LEFT: { code: -2030108, class: 'REFUSE' },
  REFUNDED: { code: -2030109, class: 'REFUSE' },
  REFUNDING: { code: -2030110, class: 'CALL_MANAGER' },
  NOT_STARTED: { code: -2030111, class: 'REFUSE' },
  EXPIRED: { code: -2030112, class: 'REFUSE' },
  OUT_OF_HOURS: { code: -2030113, class: 'REFUSE' },
  BLACKOUT_DAY: { code: -2030114, class: 'REFUSE' },
  PRODUCT_BLOCKED: { code: -2030115, class: 'CALL_MANAGER' },
  REQUEST_REUSED: { code: -2030116, class: 'RETRY' },
  NO_PERMISSION: { code: -2030117, class: 'CALL_MANAGER' },
  DEVICE_REVOKED: { code: -2030118, class: 'CALL_MANAGER' },
  TOO_MANY_TRIES: { code: -2030119, class: 'RETRY' },
  QR_STALE: { code: -2030120, class: 'GUEST_REFRESH' },
  UNDO_EXPIRED: { code: -2030121, class: 'CALL_MANAGER' },
  UNDO_OTHER_DEVICE: { code: -2030122, class: 'CALL_MANAGER' },
  UNDO_SETTLED: { code: -2030123, class: 'REFUSE' },
  UNDO_CYCLES: { code: -2030124, class: 'CALL_MANAGER' },
  /** A booking is required and there is none (decision D4); not in Box 2. */
  BOOKING_MISSING: { code: -2030125, class: 'CALL_MANAGER' },
  CANNOT_RECEIVE: { code: -2030141, class: 'REFUSE' },
  SERVER_BUSY: { code: -2030199, class: 'RETRY' },
} as const satisfies Record<string, { code: number; class: RedeemClass }>;

export type RedeemReason = keyof typeof REDEEM_CODES;

const byCode = new Map<number, RedeemReason>(
  Object.entries(REDEEM_CODES).map(([name, { code }]) => [code, name as RedeemReason]),
);

/** The reason behind a wire code, or undefined when it is not a write-off refusal. */
export const redeemReasonOf = (code: number): RedeemReason | undefined => byCode.get(code);
