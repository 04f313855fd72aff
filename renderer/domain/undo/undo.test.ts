// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { asId, type VerifyId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { REPEAT_AFTER_MS, undoer } from './undo.ts';

const record = asId<VerifyId>('v-1');
const choice = { reasonCode: 'GUEST_LEFT', note: '' } as const;
const lost = () => new ApiError({ kind: 'timeout', path: '/x' });
const refused = () => new ApiError({ kind: 'business', path: '/x', code: codeOf('UNDO_EXPIRED') });

/** A server that answers from a list; null is a good answer. */
const till = (...answers: (ApiError | null)[]) => {
  const sent: string[] = [];
  const slept: number[] = [];
  let ids = 0;
  const { undo, unsureChoice } = undoer({
    fresh: (verifyId, { reasonCode, note }) => ({
      verifyId,
      reasonCode,
      note,
      requestId: asId(`request-${++ids}`),
      deviceId: asId('d-1'),
    }),
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
    send: ({ requestId, verifyId, note }) => {
      sent.push(`${requestId} ${note}`.trim());
      const answer = answers.shift();
      return answer
        ? Promise.reject(answer)
        : Promise.resolve({
            requestId,
            verifyId,
            replay: false,
            undoneAt: instant(1),
            timesLeft: 1,
            status: 1,
          });
    },
  });
  return { undo, unsureChoice, sent, slept };
};

describe('taking a write-off back', () => {
  it('asks again with the same request when the answer is lost', async () => {
    const { undo, sent, slept } = till(lost(), lost(), null);
    await undo(record, choice);
    expect(sent).toEqual(['request-1', 'request-1', 'request-1']);
    expect(slept).toEqual([...REPEAT_AFTER_MS]);
  });

  it('does not know while nobody answers, and sends the same words again when pressed once more', async () => {
    const { undo, unsureChoice, sent } = till(lost(), lost(), lost(), null);
    await expect(undo(record, { ...choice, note: 'first' })).rejects.toMatchObject({
      kind: 'timeout',
    });
    expect(unsureChoice(record)).toMatchObject({ note: 'first' });
    await undo(record, { ...choice, note: 'second' });
    expect(new Set(sent)).toEqual(new Set(['request-1 first']));
    expect(unsureChoice(record)).toBeUndefined();
  });

  it('starts afresh after a refusal', async () => {
    const { undo, unsureChoice, sent } = till(refused(), null);
    await expect(undo(record, choice)).rejects.toMatchObject({ reason: 'UNDO_EXPIRED' });
    expect(unsureChoice(record)).toBeUndefined();
    await undo(record, choice);
    expect(sent).toEqual(['request-1', 'request-2']);
  });
});
