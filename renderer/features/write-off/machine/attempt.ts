import * as z from 'zod/mini';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { errorNameOf } from '#shared/codes/error-code.ts';
import { NO_ANSWER } from '#shared/client/api-error.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import type { RequestId } from '#shared/kernel/ids.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { CHECK_REPEAT_MS } from '#shared/voucher/redeem-verdict.ts';
import { doneEffects, isInBatch, settleInBatch } from './batch-outcome.ts';
import {
  step,
  type Attempt,
  type CheckReply,
  type Effect,
  type Failure,
  type State,
  type Step,
  type WriteOffEvent,
} from './state.ts';
import { kindOfFailure, noteOf, settleBehind, show, type VerdictParts } from './verdict.ts';

/** A request that the server does not know is sent again only this long after its scan: a guest who left must not be charged a use tomorrow. */
export const RESEND_MS = CHECK_REPEAT_MS.reduce((sum, ms) => sum + ms, 0);
/** Nothing that was sent can still be on its way after this. */
const ON_ITS_WAY_MS = 60_000;
const SETTLED_MOST = 8;

export const attemptOf = (state: State, requestId: RequestId): Attempt | undefined =>
  state.attempts.find((attempt) => attempt.requestId === requestId);

const put = (state: State, changed: Attempt): State => ({
  ...state,
  attempts: state.attempts.map((attempt) =>
    attempt.requestId === changed.requestId ? changed : attempt,
  ),
});
const drop = (state: State, requestId: RequestId): State => ({
  ...state,
  attempts: state.attempts.filter((attempt) => attempt.requestId !== requestId),
});

/** Whether an attempt still has no definite answer. */
export const isOpen = ({ stage }: Attempt): boolean => stage !== 'settled';
/** Vouchers that an attempt without an answer may be writing off. */
export const vouchersInDoubt = (state: State): ReadonlySet<string> =>
  new Set(
    state.attempts
      .filter(isOpen)
      .flatMap(({ body }) => body.items.map(({ voucherId }) => voucherId)),
  );

/** Refusals made before the request is processed: on a first attempt nothing was done; on a repeat they say nothing about the first. */
const AT_THE_DOOR = new Set<ErrorName>([
  'NO_PERMISSION',
  'DEVICE_REVOKED',
  'TOO_MANY_TRIES',
  'REQUEST_REUSED',
  'WRONG_ROLE',
  'BAD_REQUEST',
  'SIGNATURE_WRONG',
  'SIGNATURE_REPLAYED',
  'CLOCK_SKEW',
  'NO_SUCH_CALL',
]);

const isConclusive = ({ kind, reason }: Failure, attempt: Attempt): boolean => {
  if (kind === 'session') return attempt.repeats === 0;
  if (kind !== 'business' || (reason && NO_ANSWER.has(reason))) return false;
  return attempt.repeats === 0 || (reason !== undefined && !AT_THE_DOOR.has(reason));
};

const settle = (state: State, attempt: Attempt, parts: VerdictParts): Step => {
  const whole: VerdictParts = {
    label: attempt.label,
    shown: attempt.shown,
    source: sourceOf(attempt),
    requestId: attempt.requestId,
    notes: attempt.notes,
    ...parts,
  };
  const after: Effect[] = [
    { type: 'resolve', requestId: attempt.requestId },
    { type: 'recordsChanged' },
  ];
  if (state.phase.name === 'redeeming' && state.phase.requestId === attempt.requestId) {
    const shown = show(drop(state, attempt.requestId), whole);
    return step(shown.state, ...after, ...shown.effects);
  }
  if (isInBatch(state.phase, attempt.requestId)) {
    const settled = settleInBatch(drop(state, attempt.requestId), whole, attempt.repeats === 0);
    return step(settled.state, ...after, ...settled.effects);
  }
  const behind = settleBehind(state, whole);
  const kept = behind.isOnScreen
    ? drop(behind.state, attempt.requestId)
    : put(behind.state, { ...attempt, stage: 'settled', outcome: behind.verdict });
  return step(forgetOldest(kept), ...after, ...behind.effects);
};

const forgetOldest = (state: State): State => {
  const settled = state.attempts.filter((attempt) => !isOpen(attempt));
  const old = new Set(
    settled.slice(0, Math.max(0, settled.length - SETTLED_MOST)).map(({ requestId }) => requestId),
  );
  return old.size === 0
    ? state
    : { ...state, attempts: state.attempts.filter(({ requestId }) => !old.has(requestId)) };
};

const sourceOf = ({ body: { source } }: Attempt) => (source === 'OFFLINE' ? null : source);

const redeemed = (state: State, attempt: Attempt, reply: CheckReply, at: Instant): Step =>
  settle(state, attempt, { kind: 'ok', at, label: reply.productName, receipt: reply });

const refused = (state: State, attempt: Attempt, failure: Failure, at: Instant): Step => {
  const kind = kindOfFailure(failure);
  return settle(state, attempt, { kind, at, note: noteOf(kind, failure.note), data: failure.data });
};

/** No answer: the result is polled by the plan of decision B5. The till shows "checking" and can continue. */
const unsure = (state: State, attempt: Attempt, at: Instant): Step => {
  const ms = CHECK_REPEAT_MS[attempt.repeats];
  const waits = put(state, {
    ...attempt,
    stage: ms === undefined ? 'unresolved' : 'waiting',
    repeats: attempt.repeats + 1,
  });
  const timer: Effect[] =
    ms === undefined
      ? []
      : [{ type: 'wait', requestId: attempt.requestId, repeats: attempt.repeats + 1, ms }];
  if (isInBatch(state.phase, attempt.requestId))
    return step(waits, ...timer, ...(attempt.repeats === 0 ? doneEffects(waits) : []));
  if (state.phase.name !== 'redeeming' || state.phase.requestId !== attempt.requestId)
    return step(waits, ...timer);
  const shown = show(waits, {
    kind: 'checking',
    at,
    label: attempt.label,
    shown: attempt.shown,
    requestId: attempt.requestId,
  });
  return step(shown.state, ...timer, ...shown.effects);
};

const paused = (state: State, attempt: Attempt, at: Instant): Step => {
  const next = put(state, { ...attempt, stage: 'paused', repeats: Math.max(1, attempt.repeats) });
  if (isInBatch(state.phase, attempt.requestId))
    return step(next, ...(attempt.repeats === 0 ? doneEffects(next) : []));
  if (state.phase.name !== 'redeeming' || state.phase.requestId !== attempt.requestId)
    return step(next);
  return show(next, {
    kind: 'checking',
    at,
    label: attempt.label,
    shown: attempt.shown,
    requestId: attempt.requestId,
  });
};

const send = (state: State, attempt: Attempt, at: Instant): Step =>
  step(put(state, { ...attempt, stage: 'sending', lastSentAt: at }), {
    type: 'send',
    body: attempt.body,
  });
const ask = (state: State, attempt: Attempt): Step =>
  step(put(state, { ...attempt, stage: 'asking' }), { type: 'ask', requestId: attempt.requestId });

const neverArrived = (attempt: Attempt, at: Instant): boolean =>
  at - attempt.body.scannedAt > RESEND_MS && at - attempt.lastSentAt > ON_ITS_WAY_MS;

type AttemptEvent = Extract<
  WriteOffEvent,
  { type: 'journalled' | 'sent' | 'sendFailed' | 'asked' | 'askFailed' | 'due' }
>;

const onAsked = (
  state: State,
  attempt: Attempt,
  { result, at }: Extract<WriteOffEvent, { type: 'asked' }>,
): Step => {
  if (result.result === 'OK' && result.answer) return redeemed(state, attempt, result.answer, at);
  if (result.result === 'REFUSED' && result.refusal) {
    const { code, note, data } = result.refusal;
    return refused(
      state,
      attempt,
      { kind: 'business', code, reason: errorNameOf(code), note, data: data ?? null },
      at,
    );
  }
  if (result.result !== 'UNKNOWN') return unsure(state, attempt, at);
  return neverArrived(attempt, at)
    ? settle(state, attempt, { kind: 'offline', at, noteKey: 'writeOff.note.neverArrived' })
    : send(state, attempt, at);
};

const onSendFailed = (
  state: State,
  attempt: Attempt,
  { failure, at }: Extract<WriteOffEvent, { type: 'sendFailed' }>,
): Step => {
  if (isConclusive(failure, attempt)) return refused(state, attempt, failure, at);
  return failure.kind === 'session' ? paused(state, attempt, at) : unsure(state, attempt, at);
};

/** What an answer, a silence or a due time makes of an attempt. An event that its stage does not expect is an echo and changes nothing. */
export const onAttempt = (state: State, event: AttemptEvent): Step => {
  const attempt = attemptOf(state, event.requestId);
  if (!attempt) return step(state);
  const { stage } = attempt;
  if (event.type === 'journalled' && stage === 'journalling') {
    return event.isKept
      ? send(state, attempt, event.at)
      : settle(state, attempt, {
          kind: 'refused.unknown',
          at: event.at,
          noteKey: 'writeOff.note.notKept',
        });
  }
  if (event.type === 'sent' && stage === 'sending')
    return redeemed(state, attempt, event.reply, event.at);
  if (event.type === 'sendFailed' && stage === 'sending')
    return onSendFailed(state, attempt, event);
  if (event.type === 'asked' && stage === 'asking') return onAsked(state, attempt, event);
  if (event.type === 'askFailed' && stage === 'asking')
    return event.failure.kind === 'session'
      ? paused(state, attempt, event.at)
      : unsure(state, attempt, event.at);
  if (event.type === 'due' && stage === 'waiting' && event.repeats === attempt.repeats)
    return ask(state, attempt);
  return step(state);
};

const REST = new Set(['waiting', 'paused', 'unresolved']);

/** Polls waiting attempts at once: one, or all of them. */
export const askNow = (state: State, requestId: RequestId | null): Step =>
  state.attempts
    .filter(
      (attempt) =>
        REST.has(attempt.stage) && (requestId === null || attempt.requestId === requestId),
    )
    .reduce<Step>((sofar, attempt) => {
      const { state, effects } = ask(sofar.state, attempt);
      return step(state, ...sofar.effects, ...effects);
    }, step(state));

const bodyOf = (entry: JournalEntry) => {
  try {
    const read = z.safeDecode(merchantContract.groupVerifyCheck.request, JSON.parse(entry.body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** Takes up what the journal holds of this merchant's attempts; another merchant's stay where they are (decision B4). */
export const restore = (state: State, entries: readonly JournalEntry[]): Step => {
  const known = new Set(state.attempts.map(({ requestId }) => requestId));
  const restored = entries.flatMap((entry): Attempt[] => {
    const body = bodyOf(entry);
    if (!body || entry.merchantId !== state.till?.merchantId || known.has(body.requestId))
      return [];
    return [
      {
        requestId: body.requestId,
        merchantId: asId(entry.merchantId),
        body,
        label: entry.label,
        shown: '',
        stage: 'waiting',
        repeats: 1,
        lastSentAt: instant(entry.at),
        outcome: null,
        notes: [],
      },
    ];
  });
  return askNow({ ...state, attempts: [...state.attempts, ...restored] }, null);
};
