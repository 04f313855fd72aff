import type { ApiErrorKind } from '#shared/client/api-error.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import type { ReplyOf, RequestOf } from '#shared/contract/define.ts';
import type { RefusalData } from '#shared/contract/merchant/verify.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import type {
  DeviceId,
  MerchantId,
  OperatorId,
  OrderId,
  RequestId,
  StoreId,
  VerifyId,
  VoucherId,
} from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { TillReason } from '#shared/codes/redeem-code.ts';
import type { VerdictKind } from '#shared/voucher/redeem-verdict.ts';
import type { Scan } from '../../../lib/scan/scan.ts';

export type Card = ReplyOf<Contract['groupVerifyCheckList']>;
export type CardVoucher = Card['vouchers'][number];
export type StaffNote = Card['attention'][number];
export type CheckBody = RequestOf<Contract['groupVerifyCheck']>;
export type CheckReply = ReplyOf<Contract['groupVerifyCheck']>;
export type CheckResult = ReplyOf<Contract['groupVerifyCheckResult']>;

/** Whose till this is: every attempt belongs to it. */
export type Till = {
  merchantId: MerchantId;
  operatorId: OperatorId;
  storeId: StoreId;
  deviceId: DeviceId;
};

/** Why a call gave no reply, as plain data. */
export type Failure = {
  kind: ApiErrorKind;
  code: number | null;
  reason: ErrorName | undefined;
  note: string;
  data: RefusalData | null;
};

/** The verdict on one scan, one attempt or one undo. Everything on the panel comes from here. */
export type Verdict = {
  key: number;
  kind: VerdictKind;
  at: Instant;
  source: Scan['source'] | null;
  /** The product, where it is known. */
  label: string;
  /** What was scanned, as the screen may show it: masked, or cut. */
  shown: string;
  note: string;
  noteKey: MessageKey | null;
  data: RefusalData | null;
  receipt: CheckReply | null;
  requestId: RequestId | null;
  /** Notes for the staff from the card: they are shown until the guest has what they ask for. */
  notes: readonly StaffNote[];
  /** Write-offs of the receipt that were taken back since. */
  undone: readonly VerifyId[];
};

/** Notes of a card that the clerk has ticked, by id. */
export type Ticked = readonly string[];
/** Uses chosen, by voucher. */
export type Selection = Readonly<Record<VoucherId, number>>;

/**
 * `waiting`: no answer yet, the next poll is due. `paused`: until the same merchant signs in again. `unresolved`: the plan of decision B5 is used up; polled again on demand, at the next start,
 * or when the network is back. `settled`: answered in the background.
 */
export type AttemptStage =
  | 'journalling'
  | 'sending'
  | 'asking'
  | 'waiting'
  | 'paused'
  | 'unresolved'
  | 'settled';

/** One write-off under one request id, from Enter to a definite answer. */
export type Attempt = {
  requestId: RequestId;
  merchantId: MerchantId;
  body: CheckBody;
  label: string;
  shown: string;
  notes: readonly StaffNote[];
  stage: AttemptStage;
  /** Polls after the first request stayed without an answer. */
  repeats: number;
  lastSentAt: Instant;
  outcome: Verdict | null;
};

/**
 * One order of a batch (table A, row 8): a card to confirm, a scan that was refused, or, once the batch is on its way, an attempt and what came of it. `requestId`: of its attempt, when it was sent.
 */
export type BatchEntry = {
  key: number;
  scan: Scan;
  card: Card | null;
  selection: Selection;
  ticked: Ticked;
  requestId: RequestId | null;
  outcome: Verdict | null;
};

export type Phase =
  | { name: 'idle' }
  /** `resume`: a confirm whose prepare token had ended; the look-up is silent and continues to redeem. */
  | {
      name: 'lookingUp';
      turn: number;
      scan: Scan;
      isQueued: boolean;
      resume: { selection: Selection; ticked: Ticked; requestId: RequestId; card: Card } | null;
    }
  | {
      name: 'confirm';
      scan: Scan;
      card: Card;
      selection: Selection;
      ticked: Ticked;
      shownAt: Instant;
      tokenUntil: Instant;
      isQueued: boolean;
      hasChanged: boolean;
    }
  /** `isFast`: a scan that redeems without a confirmation; no card was shown. */
  | { name: 'redeeming'; requestId: RequestId; card: Card; selection: Selection; isFast: boolean }
  /** Several orders in one confirm. `lookingUp`: the next one. `isSent`: nothing more is added or changed. */
  | {
      name: 'batch';
      entries: readonly BatchEntry[];
      lookingUp: { turn: number; scan: Scan } | null;
      shownAt: Instant;
      isSent: boolean;
    }
  | { name: 'verdict'; verdict: Verdict }
  | { name: 'undoing'; verifyId: VerifyId; label: string; back: Verdict | null };

export type State = {
  till: Till | null;
  phase: Phase;
  queue: readonly Scan[];
  /** The scan that found the queue full, until the next one is taken. */
  missed: Scan | null;
  /** Attempts without a definite answer, and those that were answered in the background. */
  attempts: readonly Attempt[];
  /** The last verdicts of this till, newest first. */
  recent: readonly Verdict[];
  turn: number;
  nextKey: number;
};

type Timed = { at: Instant };
export type WriteOffEvent = Timed &
  (
    | { type: 'signedIn'; till: Till }
    | { type: 'signedOut' }
    | { type: 'journalLoaded'; entries: readonly JournalEntry[] }
    | { type: 'scanned'; scan: Scan }
    | {
        type: 'lookedUp';
        turn: number;
        card: Card;
        /** For a scan that redeems without a confirmation. */ freshId: RequestId;
      }
    | { type: 'lookUpFailed'; turn: number; failure: Failure }
    | { type: 'chosen'; voucherId: VoucherId; times: number }
    | { type: 'ticked'; orderId: OrderId; noteId: string; isOn: boolean }
    | { type: 'addAnother' }
    | { type: 'removed'; key: number }
    | { type: 'batchConfirmed'; requestIds: readonly RequestId[] }
    | { type: 'queueCleared' }
    | { type: 'recalled'; recent: readonly Verdict[] }
    | { type: 'confirmed'; requestId: RequestId }
    | { type: 'left' }
    /** A digit was typed while a verdict shows. */
    | { type: 'typed' }
    /** The code that was being typed is gone from its field, or its page is. */
    | { type: 'typingEnded' }
    | { type: 'journalled'; requestId: RequestId; isKept: boolean }
    | { type: 'sent'; requestId: RequestId; reply: CheckReply }
    | { type: 'sendFailed'; requestId: RequestId; failure: Failure }
    | { type: 'asked'; requestId: RequestId; result: CheckResult }
    | { type: 'askFailed'; requestId: RequestId; failure: Failure }
    | { type: 'due'; requestId: RequestId; repeats: number }
    | { type: 'held'; key: number }
    | { type: 'askNow'; requestId: RequestId | null }
    | { type: 'cleared'; requestId: RequestId }
    | { type: 'opened'; key: number }
    | { type: 'undo'; verifyId: VerifyId; label: string }
    | { type: 'undone'; verifyId: VerifyId }
  );

export type Effect =
  | { type: 'lookUp'; turn: number; scan: Scan }
  | { type: 'journal'; entry: JournalEntry }
  | { type: 'send'; body: CheckBody }
  | { type: 'ask'; requestId: RequestId }
  | { type: 'resolve'; requestId: RequestId }
  | { type: 'wait'; requestId: RequestId; repeats: number; ms: number }
  | { type: 'hold'; key: number; ms: number }
  | { type: 'sound'; sound: 'ok' | 'refused' | 'unsure' }
  /** A scan that was refused without asking the server, for the records. */
  | { type: 'noteRefused'; scan: Scan; reason: TillReason }
  | { type: 'loadJournal' }
  | { type: 'recordsChanged' };

export type Step = { state: State; effects: readonly Effect[] };

export const step = (state: State, ...effects: Effect[]): Step => ({ state, effects });

/** Two steps in a row. */
export const andThen = (first: Step, next: (state: State) => Step): Step => {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
};

export const startState = (): State => ({
  till: null,
  phase: { name: 'idle' },
  queue: [],
  missed: null,
  attempts: [],
  recent: [],
  turn: 0,
  nextKey: 1,
});
