import type { RequestId } from '#shared/kernel/ids.ts';
import { askNow, onAttempt, restore } from './machine/attempt.ts';
import { holdKey, isBatchDone } from './machine/batch-outcome.ts';
import { onBatch, scanIntoBatch, startBatch } from './machine/batch.ts';
import {
  choose,
  confirm,
  isFastCase,
  isStillGood,
  openCard,
  redeem,
  tick,
  unticked,
  usesLeft,
  voucherOnCard,
} from './machine/confirm.ts';
import {
  andThen,
  step,
  type State,
  type Step,
  type Till,
  type Verdict,
  type WriteOffEvent,
} from './machine/state.ts';
import {
  kindOfFailure,
  noteOf,
  noted,
  RECENT_MOST,
  show,
  shownScan,
  toldHere,
  undone,
} from './machine/verdict.ts';
import { dequeue, enqueue } from './scan/queue.ts';
import type { Scan } from '../../lib/scan/scan.ts';

/** A verdict is not put away by an Enter that was meant for the card before it. */
const STRAY_KEY_MS = 300;

/** Takes a scan up: a wrong one gets its verdict at once, without asking the server. */
const begin = (state: State, scan: Scan, isQueued: boolean): Step => {
  const told = toldHere(scan);
  if (told) {
    const { kind, reason } = told;
    const { at, source } = scan;
    return noted(show(state, { kind, at, source, shown: shownScan(scan) }), scan, reason);
  }
  const turn = state.turn + 1;
  return step(
    { ...state, turn, phase: { name: 'lookingUp', turn, scan, isQueued, resume: null } },
    { type: 'lookUp', turn, scan },
  );
};

/** The next scan that waits, else ready. */
const goOn = (state: State): Step => {
  const { next, queue } = dequeue(state.queue);
  const ready: State = { ...state, queue, missed: null, phase: { name: 'idle' } };
  return next ? begin(ready, next, true) : step(ready);
};

const wait = (state: State, scan: Scan): Step => {
  const { queue, isFull } = enqueue(state.queue, scan);
  return step(
    { ...state, queue, missed: isFull ? scan : state.missed },
    ...(isFull ? [{ type: 'sound', sound: 'unsure' } as const] : []),
  );
};

const onScan = (state: State, scan: Scan): Step => {
  const { phase } = state;
  if (phase.name === 'idle' || phase.name === 'verdict' || phase.name === 'undoing') {
    return state.queue.length === 0
      ? begin({ ...state, missed: null, phase: { name: 'idle' } }, scan, false)
      : andThen(wait(state, scan), goOn);
  }
  if (phase.name === 'batch' && !phase.isSent) return scanIntoBatch(state, phase, scan);
  if (phase.name === 'batch' && isBatchDone(state)) return andThen(wait(state, scan), goOn);
  if (phase.name === 'confirm') {
    const voucher = voucherOnCard(phase, scan);
    if (voucher && usesLeft(voucher) > 0 && voucher.redeemable)
      return voucher.voucherId in phase.selection
        ? step(state)
        : choose(state, phase, voucher.voucherId, 1);
  }
  return wait(state, scan);
};

const onLookedUp = (state: State, event: Extract<WriteOffEvent, { type: 'lookedUp' }>): Step => {
  const { phase, till } = state;
  if (phase.name !== 'lookingUp' || phase.turn !== event.turn) return step(state);
  const opened = openCard(state, phase, event);
  const { card, at } = event;
  const { scan } = phase;
  if (!phase.resume || !till) {
    return till && isFastCase(state, scan, card)
      ? redeem(state, till, {
          scan,
          card,
          selection: opened.selection,
          ticked: [],
          requestId: event.freshId,
          at,
          isFast: true,
        })
      : step({ ...state, phase: opened });
  }
  const { selection, ticked, requestId } = phase.resume;
  if (isStillGood(state, selection, card) && unticked(card, ticked).length === 0)
    return redeem(state, till, { scan, card, selection, ticked, requestId, at });
  return step({ ...state, phase: { ...opened, ticked, hasChanged: true } });
};

const onLookUpFailed = (
  state: State,
  { turn, failure, at }: Extract<WriteOffEvent, { type: 'lookUpFailed' }>,
): Step => {
  const { phase } = state;
  if (phase.name !== 'lookingUp' || phase.turn !== turn) return step(state);
  const kind = kindOfFailure(failure);
  return show(state, {
    kind,
    at,
    source: phase.scan.source,
    shown: shownScan(phase.scan),
    label: failure.data?.productName ?? phase.resume?.card.productName ?? '',
    note: noteOf(kind, failure.note),
    data: failure.data,
  });
};

const isStray = ({ phase }: State, at: number): boolean =>
  phase.name === 'verdict' &&
  at - phase.verdict.at < STRAY_KEY_MS &&
  phase.verdict.kind !== 'checking';

/** A digit puts the verdict away for the next code. Scans that wait do so until that code is there, or given up. */
const onTyped = (state: State, at: number): Step =>
  state.phase.name === 'verdict' && !isStray(state, at)
    ? step({ ...state, phase: { name: 'idle' } })
    : step(state);

/** Scans that waited for a code to be typed are taken up. */
const onTypingEnded = (state: State): Step =>
  state.phase.name === 'idle' && state.queue.length > 0 ? goOn(state) : step(state);

const onLeft = (state: State, at: number): Step => {
  const { phase } = state;
  if (phase.name === 'idle') return onTypingEnded(state);
  if (phase.name === 'redeeming' || isStray(state, at)) return step(state);
  if (phase.name === 'batch' && phase.isSent && !isBatchDone(state)) return step(state);
  if (phase.name === 'undoing' && phase.back)
    return step({ ...state, phase: { name: 'verdict', verdict: phase.back } });
  return goOn(state);
};

const onSignedIn = (state: State, till: Till): Step => {
  const isSame =
    state.till === null ||
    (state.till.merchantId === till.merchantId && state.till.operatorId === till.operatorId);
  const attempts = state.attempts.filter(({ merchantId }) => merchantId === till.merchantId);
  const isOurs = state.till === null || state.till.merchantId === till.merchantId;
  const kept: State = isSame
    ? state
    : {
        ...state,
        queue: [],
        recent: isOurs ? state.recent : [],
        missed: null,
        phase: { name: 'idle' },
      };
  return andThen(step({ ...kept, till, attempts }, { type: 'loadJournal' }), (next) =>
    askNow(next, null),
  );
};

/** Signed out: a card on the screen is gone, attempts without an answer stay until the same merchant is back. */
const onSignedOut = (state: State): Step =>
  step({ ...state, phase: state.phase.name === 'redeeming' ? state.phase : { name: 'idle' } });

/** Whether what a hold was for is still on the screen. */
const isHeld = (state: State, key: number): boolean =>
  state.phase.name === 'verdict'
    ? state.phase.verdict.key === key
    : state.phase.name === 'batch' && isBatchDone(state) && holdKey(state.phase) === key;

const onUndo = (
  state: State,
  { verifyId, label }: Extract<WriteOffEvent, { type: 'undo' }>,
): Step => {
  const { phase } = state;
  if (phase.name !== 'idle' && phase.name !== 'verdict') return step(state);
  return step({
    ...state,
    phase: {
      name: 'undoing',
      verifyId,
      label,
      back: phase.name === 'verdict' ? phase.verdict : null,
    },
  });
};

/** Verdicts remembered over a restart; newer ones come before them. */
const onRecalled = (state: State, recent: readonly Verdict[]): Step => {
  const first = Math.max(state.nextKey, ...recent.map(({ key }) => key + 1));
  const fresh = state.recent.map((verdict, index) => ({ ...verdict, key: first + index }));
  return step({
    ...state,
    recent: [...fresh, ...recent].slice(0, RECENT_MOST),
    nextKey: first + fresh.length,
  });
};

/** A verdict of this till is looked at again. */
const onOpened = (state: State, key: number): Step => {
  const verdict = state.recent.find((one) => one.key === key);
  return step(
    verdict && state.phase.name === 'idle'
      ? { ...state, phase: { name: 'verdict', verdict } }
      : state,
  );
};

const onCleared = (state: State, requestId: RequestId): Step =>
  step({
    ...state,
    attempts: state.attempts.filter(
      (attempt) => attempt.requestId !== requestId || attempt.stage !== 'settled',
    ),
  });

type EventType = WriteOffEvent['type'];
type EventOf<Type extends EventType> = Extract<WriteOffEvent, { type: Type }>;
type Handlers = { readonly [Type in EventType]: (state: State, event: EventOf<Type>) => Step };

/** An event of a batch; without one it changes nothing. */
const inBatch = (state: State, event: WriteOffEvent): Step =>
  state.phase.name === 'batch' ? onBatch(state, state.phase, event) : step(state);

const onTicked = (state: State, event: EventOf<'ticked'>): Step => {
  const { phase } = state;
  if (phase.name !== 'confirm') return inBatch(state, event);
  const ticked = tick(phase.ticked, event.noteId, event.isOn);
  return step({ ...state, phase: { ...phase, ticked } });
};

const HANDLERS: Handlers = {
  signedIn: (state, { till }) => onSignedIn(state, till),
  signedOut: onSignedOut,
  journalLoaded: (state, { entries }) => restore(state, entries),
  scanned: (state, { scan }) => onScan(state, scan),
  lookedUp: (state, event) =>
    state.phase.name === 'batch' ? inBatch(state, event) : onLookedUp(state, event),
  lookUpFailed: (state, event) =>
    state.phase.name === 'batch' ? inBatch(state, event) : onLookUpFailed(state, event),
  chosen: (state, event) =>
    state.phase.name === 'confirm'
      ? choose(state, state.phase, event.voucherId, event.times)
      : inBatch(state, event),
  ticked: onTicked,
  addAnother: (state) =>
    state.phase.name === 'confirm' ? startBatch(state, state.phase) : step(state),
  removed: inBatch,
  batchConfirmed: inBatch,
  queueCleared: (state) => step({ ...state, queue: [], missed: null }),
  recalled: (state, { recent }) => onRecalled(state, recent),
  confirmed: (state, event) =>
    state.phase.name === 'confirm' ? confirm(state, state.phase, event) : step(state),
  left: (state, { at }) => onLeft(state, at),
  typed: (state, { at }) => onTyped(state, at),
  typingEnded: onTypingEnded,
  journalled: onAttempt,
  sent: onAttempt,
  sendFailed: onAttempt,
  asked: onAttempt,
  askFailed: onAttempt,
  due: onAttempt,
  held: (state, { key }) => (isHeld(state, key) ? goOn(state) : step(state)),
  askNow: (state, { requestId }) => askNow(state, requestId),
  cleared: (state, { requestId }) => onCleared(state, requestId),
  opened: (state, { key }) => onOpened(state, key),
  undo: onUndo,
  undone,
};

/**
 * The whole write-off: the next state and effects of each event. Pure: no clock, no network, no screen; request ids and times come in with the events.
 * Its promises: nothing is sent before the journal has it; one attempt has one request id; "failed" is never shown while the outcome is unknown.
 */
export const writeOff = (state: State, event: WriteOffEvent): Step => {
  const handle = HANDLERS[event.type] as (state: State, event: WriteOffEvent) => Step;
  return handle(state, event);
};
