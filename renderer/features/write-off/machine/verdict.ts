import { NO_ANSWER } from '#shared/client/api-error.ts';
import { redeemReasonOf } from '#shared/codes/redeem-code.ts';
import type { TillReason } from '#shared/codes/redeem-code.ts';
import { groupCode, maskCode, normaliseScan, readScan } from '#shared/voucher/code.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { readReceiptNumber } from '#shared/voucher/receipt-number.ts';
import { verdictLook, type VerdictKind } from '#shared/voucher/redeem-verdict.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import {
  step,
  type Effect,
  type Failure,
  type State,
  type Step,
  type Verdict,
  type WriteOffEvent,
} from './state.ts';

/** How long a verdict is shown before a scan that waits is taken: a glance for yes, time to read for no. */
export const HOLD_MS = { ok: 1200, refused: 2500, unsure: 2500 } as const;
export const RECENT_MOST = 20;

/** What the screen may show of a scan: a mistyped code or an order number in full, to be compared with the guest's; a right one masked; anything else cut. */
export const shownScan = ({ text, source }: Scan): string => {
  if (source === 'SEARCH') return '';
  const read = readScan(text);
  if (read.kind === 'code') return maskCode(read.code);
  if (read.kind === 'qr') return '';
  const clean = normaliseScan(text);
  if (read.reason === 'CHECK_DIGIT') return groupCode(clean);
  return clean.length > 24 ? `${clean.slice(0, 24)}…` : clean;
};

/** What a till tells of a scan by itself, without asking the server (decision C7); null where it asks. `reason`: why it is refused, for the records. */
export const toldHere = (scan: Scan): { kind: VerdictKind; reason: TillReason | null } | null => {
  const read = readScan(scan.text);
  if (scan.source === 'SEARCH' || read.kind !== 'wrong') return null;
  if (readReceiptNumber(normaliseScan(scan.text)) !== null)
    return { kind: 'receipt', reason: null };
  return readOrderNumber(scan.text) === null
    ? { kind: `refused.${read.reason}`, reason: read.reason }
    : { kind: 'order', reason: null };
};

/** The step that told it, noted for the records where it was a refusal. */
export const noted = (told: Step, scan: Scan, reason: TillReason | null): Step =>
  reason === null ? told : step(told.state, ...told.effects, { type: 'noteRefused', scan, reason });

/** What a failed call means where nothing can have been redeemed. */
export const kindOfFailure = ({ kind, code, reason }: Failure): VerdictKind => {
  if (kind === 'network' || kind === 'timeout') return 'offline';
  if (kind === 'session') return 'signedOut';
  if (reason !== undefined && NO_ANSWER.has(reason)) return 'refused.SERVER_BUSY';
  if (reason === 'WRONG_ROLE') return 'refused.NO_PERMISSION';
  const known = code === null ? undefined : redeemReasonOf(code);
  return known ? `refused.${known}` : 'refused.unknown';
};

/** The server's sentence is shown only where we have no text of our own. */
export const noteOf = (kind: VerdictKind, note: string): string =>
  kind === 'refused.unknown' || kind === 'refused.CANNOT_RECEIVE' ? note : '';

export type VerdictParts = Partial<Omit<Verdict, 'key' | 'kind' | 'at'>> &
  Pick<Verdict, 'kind' | 'at'>;

export const makeVerdict = (key: number, parts: VerdictParts): Verdict => ({
  source: null,
  label: '',
  shown: '',
  note: '',
  noteKey: null,
  data: null,
  receipt: null,
  requestId: null,
  notes: [],
  undone: [],
  ...parts,
  key,
});

export const remember = (state: State, verdict: Verdict): State =>
  verdict.kind === 'checking'
    ? state
    : { ...state, recent: [verdict, ...state.recent].slice(0, RECENT_MOST) };

export const soundOf = (verdict: Verdict): Effect => ({
  type: 'sound',
  sound: verdictLook(verdict.kind).sound,
});

/** Shows a verdict over the page. It closes automatically when scans wait. */
export const show = (state: State, parts: VerdictParts): Step => {
  const verdict = makeVerdict(state.nextKey, parts);
  const shown: State = {
    ...remember(state, verdict),
    nextKey: state.nextKey + 1,
    phase: { name: 'verdict', verdict },
  };
  const holds: Effect[] =
    state.queue.length > 0
      ? [{ type: 'hold', key: verdict.key, ms: HOLD_MS[verdictLook(verdict.kind).tone] }]
      : [];
  return step(shown, soundOf(verdict), ...holds);
};

/** A verdict of an attempt in the background: in place of its "checking" if that is still on the screen, else in the list. */
export const settleBehind = (
  state: State,
  parts: VerdictParts,
): { state: State; effects: Effect[]; verdict: Verdict; isOnScreen: boolean } => {
  const { phase } = state;
  const isOnScreen =
    phase.name === 'verdict' &&
    phase.verdict.requestId !== null &&
    phase.verdict.requestId === parts.requestId;
  if (isOnScreen) {
    const { state: next, effects } = show(state, parts);
    return {
      state: next,
      effects: [...effects],
      verdict: (next.phase as typeof phase).verdict,
      isOnScreen,
    };
  }
  const verdict = makeVerdict(state.nextKey, parts);
  return {
    state: { ...remember(state, verdict), nextKey: state.nextKey + 1 },
    effects: [soundOf(verdict)],
    verdict,
    isOnScreen,
  };
};

const isReceiptOf = (verdict: Verdict, verifyId: string): boolean =>
  verdict.receipt?.items.some((item) => item.verifyId === verifyId) ?? false;

/** A write-off was taken back: its own verdict, and a mark on the one that it undoes. If its dialog was closed or replaced by a scan, the screen is not changed, and the list shows it. */
export const undone = (
  state: State,
  { verifyId, at }: Extract<WriteOffEvent, { type: 'undone' }>,
): Step => {
  const { phase } = state;
  const mark = (verdict: Verdict): Verdict =>
    isReceiptOf(verdict, verifyId)
      ? { ...verdict, undone: [...verdict.undone, verifyId] }
      : verdict;
  const marked: State = {
    ...state,
    recent: state.recent.map(mark),
    phase: phase.name === 'verdict' ? { ...phase, verdict: mark(phase.verdict) } : phase,
  };
  const isAsked = phase.name === 'undoing' && phase.verifyId === verifyId;
  const label = isAsked
    ? phase.label
    : (state.recent.find((verdict) => isReceiptOf(verdict, verifyId))?.label ?? '');
  const next = isAsked
    ? show(marked, { kind: 'undone', at, label })
    : settleBehind(marked, { kind: 'undone', at, label });
  return step(next.state, ...next.effects, { type: 'recordsChanged' });
};
