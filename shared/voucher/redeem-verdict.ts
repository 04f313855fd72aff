import { REDEEM_CODES, type RedeemClass, type RedeemReason } from '../codes/redeem-code.ts';

/** The closed set of what a till can show after a scan. */
export type VerdictKind =
  | 'ok'
  | 'undone'
  /** A receipt was scanned, which is no voucher but has a record. */
  | 'receipt'
  /** An order number was scanned, which is no voucher but leads to its order. */
  | 'order'
  | 'checking'
  | `refused.${RedeemReason}`
  | 'refused.unknown'
  | 'offline'
  | 'signedOut';

/**
 * Everything that a verdict decides (decision B13). Colour is never alone: pictogram and words
 * carry the same meaning (decision Z2).
 */
export type VerdictLook = {
  tone: 'ok' | 'refused' | 'unsure';
  pictogram: 'check' | 'cross' | 'clock' | 'question' | 'phone' | 'manager' | 'undo' | 'plug';
  sound: 'ok' | 'refused' | 'unsure';
  titleKey: `verdict.${VerdictKind}.title`;
  adviceKey: `verdict.${VerdictKind}.advice`;
};

const byClass = {
  REFUSE: { tone: 'refused', pictogram: 'cross', sound: 'refused' },
  CALL_MANAGER: { tone: 'refused', pictogram: 'manager', sound: 'refused' },
  GUEST_REFRESH: { tone: 'unsure', pictogram: 'phone', sound: 'unsure' },
  RETRY: { tone: 'unsure', pictogram: 'clock', sound: 'unsure' },
} as const satisfies Record<RedeemClass, Pick<VerdictLook, 'tone' | 'pictogram' | 'sound'>>;

const plain = {
  ok: { tone: 'ok', pictogram: 'check', sound: 'ok' },
  undone: { tone: 'unsure', pictogram: 'undo', sound: 'unsure' },
  receipt: { tone: 'unsure', pictogram: 'question', sound: 'unsure' },
  order: { tone: 'unsure', pictogram: 'question', sound: 'unsure' },
  checking: { tone: 'unsure', pictogram: 'clock', sound: 'unsure' },
  'refused.unknown': { tone: 'refused', pictogram: 'question', sound: 'refused' },
  offline: { tone: 'unsure', pictogram: 'plug', sound: 'unsure' },
  signedOut: { tone: 'unsure', pictogram: 'manager', sound: 'unsure' },
} as const satisfies Record<string, Pick<VerdictLook, 'tone' | 'pictogram' | 'sound'>>;

/** Colour, pictogram, sound and words of a verdict: one exhaustive map. */
export const verdictLook = (kind: VerdictKind): VerdictLook => {
  const looks =
    kind in plain
      ? plain[kind as keyof typeof plain]
      : byClass[REDEEM_CODES[kind.slice('refused.'.length) as RedeemReason].class];
  return { ...looks, titleKey: `verdict.${kind}.title`, adviceKey: `verdict.${kind}.advice` };
};

/**
 * Waits before each repeat of a write-off that got no answer (decision B5): 1, 2, 5, 5, 5 s, then
 * every 40 s, 14 times.
 */
export const CHECK_REPEAT_MS: readonly number[] = [
  1,
  2,
  5,
  5,
  5,
  ...Array.from({ length: 14 }, () => 40),
].map((seconds) => seconds * 1000);
