import * as z from 'zod/mini';
import { REDEEM_CODES } from '#shared/codes/redeem-code.ts';
import { NOTE_KINDS } from '#shared/codes/staff-note.ts';
import { refusalData } from '#shared/contract/merchant/verify.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { id } from '#shared/contract/wire.ts';
import { instant } from '#shared/contract/wire.ts';
import { SCAN_SOURCES } from '#shared/codes/group-order.ts';
import type { MerchantId, RequestId, VerifyId } from '#shared/kernel/ids.ts';
import type { VerdictKind } from '#shared/voucher/redeem-verdict.ts';
import { KEYS, readKey, writeKey } from '../../lib/storage.ts';
import type { Verdict } from './machine/state.ts';

const KINDS = new Set<string>([
  'ok',
  'undone',
  'receipt',
  'order',
  'offline',
  'signedOut',
  'refused.unknown',
  ...Object.keys(REDEEM_CODES).map((reason) => `refused.${reason}`),
]);
const NOTE_KEYS = ['writeOff.note.neverArrived', 'writeOff.note.notKept'] as const;

/** A verdict as this browser keeps it: masked, as the screen showed it. */
const kept = z.object({
  key: z.int(),
  kind: z.pipe(z.string().check(z.refine((kind) => KINDS.has(kind))), z.custom<VerdictKind>()),
  at: instant,
  source: z.nullable(z.enum(SCAN_SOURCES)),
  label: z.string(),
  shown: z.string(),
  note: z.string(),
  noteKey: z.nullable(z.enum(NOTE_KEYS)),
  data: z.nullable(refusalData),
  receipt: z.nullable(merchantContract.groupVerifyCheck.reply),
  requestId: z.nullable(id<RequestId>()),
  notes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(NOTE_KINDS),
      text: z.string(),
      mustConfirm: z.boolean(),
    }),
  ),
  undone: z.array(id<VerifyId>()),
});

/** The last verdicts of this till for a merchant; what cannot be read is left out. */
export const recallVerdicts = (merchantId: MerchantId): Verdict[] => {
  const { merchantId: whose, verdicts } = readKey(KEYS.recentVerdicts);
  if (whose !== merchantId) return [];
  return verdicts.flatMap((verdict): Verdict[] => {
    const read = z.safeParse(kept, verdict);
    return read.success && read.data.source !== 'OFFLINE'
      ? [{ ...read.data, source: read.data.source }]
      : [];
  });
};

/** What a guest wrote is for the moment of the visit, and stays on no till. */
const withoutGuestNotes = (verdict: Verdict): Verdict => ({
  ...verdict,
  notes: verdict.notes.filter(({ kind }) => kind !== 'GUEST'),
});

/** Keeps them over a reload; another merchant's take their place. */
export const rememberVerdicts = (merchantId: MerchantId, verdicts: readonly Verdict[]): void =>
  writeKey(KEYS.recentVerdicts, { merchantId, verdicts: verdicts.map(withoutGuestNotes) });
