import type { RequestId } from '#shared/kernel/ids.ts';
import { verdictLook } from '#shared/voucher/redeem-verdict.ts';
import type { Attempt, BatchEntry, Effect, Phase, State, Step } from './state.ts';
import { step } from './state.ts';
import { HOLD_MS, makeVerdict, remember, soundOf, type VerdictParts } from './verdict.ts';

export type Batch = Extract<Phase, { name: 'batch' }>;

export const isInBatch = (phase: Phase, requestId: RequestId): boolean =>
  phase.name === 'batch' && phase.entries.some((entry) => entry.requestId === requestId);

/** Whether the first answer of an attempt is still awaited. */
const isFlying = ({ stage, repeats }: Attempt): boolean =>
  repeats === 0 && (stage === 'journalling' || stage === 'sending');

/** Whether every order of the batch has its verdict, be it "checking". */
export const isBatchDone = ({ phase, attempts }: Pick<State, 'phase' | 'attempts'>): boolean =>
  phase.name === 'batch' &&
  phase.isSent &&
  !attempts.some((attempt) => isInBatch(phase, attempt.requestId) && isFlying(attempt));

/** What a batch sounds like: its worst part. */
const toneOf = ({ entries }: Batch): 'ok' | 'refused' | 'unsure' => {
  const tones = entries.flatMap(({ outcome, requestId }) => {
    if (outcome) return [verdictLook(outcome.kind).tone];
    return requestId ? ['unsure' as const] : [];
  });
  return (['refused', 'unsure'] as const).find((tone) => tones.includes(tone)) ?? 'ok';
};

/** The timer key after which a batch closes for waiting scans. */
export const holdKey = ({ entries }: Batch): number => entries[0]?.key ?? 0;

/** After the last answer of a batch: its sound, and it closes automatically when scans wait. */
export const doneEffects = (state: State): Effect[] => {
  const { phase, queue } = state;
  if (phase.name !== 'batch' || !isBatchDone(state)) return [];
  return [
    { type: 'sound', sound: toneOf(phase) },
    ...(queue.length > 0
      ? [{ type: 'hold', key: holdKey(phase), ms: HOLD_MS.refused } as const]
      : []),
  ];
};

/** The verdict of one order of the batch on the screen: in its own place, and it stops no other (table A, row 8). `isFirst`: the answer to the first question, not to a repeat. */
export const settleInBatch = (state: State, parts: VerdictParts, isFirst: boolean): Step => {
  const { phase } = state;
  if (phase.name !== 'batch') return step(state);
  const outcome = makeVerdict(state.nextKey, parts);
  const entries = phase.entries.map((entry): BatchEntry =>
    entry.requestId === parts.requestId ? { ...entry, outcome } : entry,
  );
  const next: State = {
    ...remember(state, outcome),
    nextKey: state.nextKey + 1,
    phase: { ...phase, entries },
  };
  return step(next, ...(isFirst ? doneEffects(next) : [soundOf(outcome)]));
};
