import { describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { CHECK_REPEAT_MS } from '#shared/voucher/redeem-verdict.ts';
import { RESEND_MS } from './attempt.ts';
import {
  aFailure,
  aReply,
  aStage,
  aVoucher,
  CODES,
  entryOf,
  requestId,
  START,
  TILL,
  voucherId,
} from './test-till.ts';

const unknown = { type: 'asked', requestId: requestId(1), result: { result: 'UNKNOWN' } } as const;
const due = (repeats: number) => ({ type: 'due', requestId: requestId(1), repeats }) as const;

describe('a lost answer', () => {
  it.each([
    'network',
    'timeout',
    'SERVER_BUSY',
    'TOO_MANY_CALLS',
    'SERVER_ERROR',
    'SERVER_STOPPING',
  ] as const)('after %s the till shows "checking" and polls after a second', (name) => {
    const till = aStage();
    till.redeem();
    expect(till.fail(name)).toContainEqual({
      type: 'wait',
      requestId: requestId(1),
      repeats: 1,
      ms: 1000,
    });
    expect(till.verdict().kind).toBe('checking');
    expect(till.attempt()?.stage).toBe('waiting');
    expect(till.kinds()).not.toContain('resolve');
  });

  it('an answer that breaks its schema is no answer', () => {
    const till = aStage();
    till.redeem();
    till.tell({
      type: 'sendFailed',
      requestId: requestId(1),
      failure: { kind: 'contract', code: null, reason: undefined, note: '', data: null },
    });
    expect(till.verdict().kind).toBe('checking');
  });

  it('asks what became of it first, and learns that it was redeemed', () => {
    const till = aStage();
    const body = till.redeem();
    till.fail('timeout');
    expect(till.tell(due(1))).toEqual([{ type: 'ask', requestId: requestId(1) }]);
    till.tell({
      type: 'asked',
      requestId: requestId(1),
      result: { result: 'OK', answer: aReply(body) },
    });
    expect(till.verdict()).toMatchObject({ kind: 'ok', receipt: { receiptNo: 'R1' } });
    expect(till.kinds()).toEqual(['resolve', 'recordsChanged', 'sound']);
    expect(till.state.attempts).toEqual([]);
  });

  it('learns that it was refused', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell(due(1));
    till.tell({
      type: 'asked',
      requestId: requestId(1),
      result: { result: 'REFUSED', refusal: { code: -2030107, note: '' } },
    });
    expect(till.verdict().kind).toBe('refused.ALREADY_USED');
  });

  it('sends the very same request again when the server never saw it', () => {
    const till = aStage();
    const body = till.redeem();
    till.fail('network');
    till.tell(due(1));
    expect(till.tell(unknown)).toEqual([{ type: 'send', body }]);
    till.tell({ type: 'sent', requestId: requestId(1), reply: { ...aReply(body), replay: true } });
    expect(till.verdict().kind).toBe('ok');
  });

  it('keeps the plan 1, 2, 5, 5, 5, then 40 s, and then waits for a request; it never shows "failed"', () => {
    const till = aStage();
    till.redeem();
    till.fail('network');
    const waits: number[] = [];
    for (let repeats = 1; ; repeats += 1) {
      const wait = till.effects.find((effect) => effect.type === 'wait');
      if (!wait) break;
      waits.push(wait.ms);
      till.pass(wait.ms);
      till.tell(due(repeats));
      till.askFail('network');
      expect(till.verdict().kind).toBe('checking');
    }
    expect(waits).toEqual(CHECK_REPEAT_MS);
    expect(till.attempt()?.stage).toBe('unresolved');
    expect(till.tell({ type: 'askNow', requestId: requestId(1) })).toEqual([
      { type: 'ask', requestId: requestId(1) },
    ]);
  });

  it.each([
    'NO_PERMISSION',
    'DEVICE_REVOKED',
    'TOO_MANY_TRIES',
    'WRONG_ROLE',
    'CLOCK_SKEW',
    'BAD_REQUEST',
  ] as const)('a repeat that is rejected early with %s says nothing about the first', (name) => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell(due(1));
    till.tell(unknown);
    till.fail(name);
    expect(till.attempt()?.stage).toBe('waiting');
    expect(till.verdict().kind).toBe('checking');
  });

  it.each(['NO_PERMISSION', 'DEVICE_REVOKED', 'BAD_REQUEST'] as const)(
    'the first request turned away with %s has done nothing',
    (name) => {
      const till = aStage();
      till.redeem();
      till.fail(name);
      expect(till.verdict().kind).toMatch(/^refused\./);
      expect(till.kinds()).toContain('resolve');
    },
  );

  it('a repeat that is refused by the voucher itself is an answer', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell(due(1));
    till.tell(unknown);
    till.fail('ALREADY_USED');
    expect(till.verdict().kind).toBe('refused.ALREADY_USED');
  });

  it('echoes change nothing', () => {
    const till = aStage();
    const body = till.redeem();
    till.fail('timeout');
    const before = till.state;
    till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
    till.tell(due(7));
    till.tell({ type: 'sent', requestId: requestId(9), reply: aReply(body) });
    expect(till.state).toEqual(before);
  });
});

describe('while one is being checked', () => {
  it('the clerk continues, and the outcome is added to the list with its sound', () => {
    const till = aStage();
    const body = till.redeem();
    till.fail('timeout');
    till.scan(CODES[1]);
    expect(till.phase.name).toBe('lookingUp');
    till.tell(due(1));
    till.tell({
      type: 'asked',
      requestId: requestId(1),
      result: { result: 'OK', answer: aReply(body) },
    });
    expect(till.phase.name).toBe('lookingUp');
    expect(till.attempt()).toMatchObject({ stage: 'settled', outcome: { kind: 'ok' } });
    expect(till.effects).toContainEqual({ type: 'sound', sound: 'ok' });
    expect(till.state.recent[0]?.kind).toBe('ok');
    till.tell({ type: 'cleared', requestId: requestId(1) });
    expect(till.state.attempts).toEqual([]);
  });

  it('an attempt that is still open cannot be cleared away', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell({ type: 'cleared', requestId: requestId(1) });
    expect(till.attempt()).toBeDefined();
  });

  it('its vouchers cannot be chosen again', () => {
    const till = aStage();
    const vouchers = [aVoucher(0, { timesTotal: 5 }), aVoucher(1, { scanned: false })];
    till.redeem(1, { vouchers });
    till.fail('timeout');
    till.pass(4000);
    till.open({ vouchers });
    expect(till.phase).toMatchObject({ name: 'confirm', selection: {} });
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 1 });
    expect(till.phase).toMatchObject({ selection: {} });
    till.tell({ type: 'chosen', voucherId: voucherId(1), times: 1 });
    expect(till.phase).toMatchObject({ selection: { [voucherId(1)]: 1 } });
  });
});

describe('the journal', () => {
  it('nothing leaves before it is kept; an attempt that could not be kept is not sent', () => {
    const till = aStage();
    till.open();
    expect(till.confirm().map(({ type }) => type)).toEqual(['journal']);
    till.tell({ type: 'journalled', requestId: requestId(1), isKept: false });
    expect(till.kinds()).not.toContain('send');
    expect(till.verdict()).toMatchObject({
      kind: 'refused.unknown',
      noteKey: 'writeOff.note.notKept',
    });
  });

  it('holds no voucher code', () => {
    const till = aStage();
    till.open();
    expect(JSON.stringify(till.confirm())).not.toContain(CODES[0]);
  });

  it('after a restart its open entries are polled and shown', () => {
    const before = aStage();
    const body = before.redeem();
    const till = aStage();
    expect(till.tell({ type: 'journalLoaded', entries: [entryOf(body)] })).toEqual([
      { type: 'ask', requestId: requestId(1) },
    ]);
    expect(till.attempt()).toMatchObject({ stage: 'asking', label: '雙人套餐', body });
    till.tell({
      type: 'asked',
      requestId: requestId(1),
      result: { result: 'OK', answer: aReply(body) },
    });
    expect(till.attempt()).toMatchObject({ stage: 'settled', outcome: { kind: 'ok' } });
    expect(till.kinds()).toContain('resolve');
  });

  it('a request that the server never saw is sent again within the plan, with the same body', () => {
    const body = aStage().redeem();
    const till = aStage();
    till.pass(20_000);
    till.tell({ type: 'journalLoaded', entries: [entryOf(body)] });
    expect(till.tell(unknown)).toEqual([{ type: 'send', body }]);
  });

  it('but not long after: the guest has left, the voucher stays theirs', () => {
    const body = aStage().redeem();
    const till = aStage();
    till.pass(RESEND_MS + 1);
    till.tell({ type: 'journalLoaded', entries: [entryOf(body)] });
    expect(till.tell(unknown).map(({ type }) => type)).toEqual([
      'resolve',
      'recordsChanged',
      'sound',
    ]);
    expect(till.attempt()?.outcome).toMatchObject({
      kind: 'offline',
      noteKey: 'writeOff.note.neverArrived',
    });
  });

  it("leaves another merchant's attempts and what cannot be read alone", () => {
    const body = aStage().redeem();
    const till = aStage();
    till.tell({
      type: 'journalLoaded',
      entries: [
        entryOf(body, { merchantId: 'merchant-2' }),
        entryOf(body, { body: 'not json' }),
        entryOf(body, { body: '{}' }),
      ],
    });
    expect(till.state.attempts).toEqual([]);
    expect(till.effects).toEqual([]);
  });

  it('does not take up twice what is known', () => {
    const till = aStage();
    const body = till.redeem();
    expect(till.tell({ type: 'journalLoaded', entries: [entryOf(body)] })).toEqual([]);
    expect(till.state.attempts).toHaveLength(1);
  });
});

describe('a session that ends', () => {
  it('before the first request was taken: nothing was done', () => {
    const till = aStage();
    till.redeem();
    till.fail('SESSION_INVALID');
    expect(till.verdict().kind).toBe('signedOut');
    expect(till.kinds()).toContain('resolve');
  });

  it('while checking: pauses until the same merchant signs in again', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell(due(1));
    till.askFail('SESSION_INVALID');
    expect(till.attempt()?.stage).toBe('paused');
    till.tell({ type: 'signedOut' });
    expect(till.tell({ type: 'signedIn', till: TILL })).toEqual([
      { type: 'loadJournal' },
      { type: 'ask', requestId: requestId(1) },
    ]);
  });

  it('another merchant at this till neither sees nor asks about it; the journal keeps it', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell({ type: 'signedOut' });
    expect(
      till.tell({
        type: 'signedIn',
        till: { ...TILL, merchantId: asId('merchant-2'), operatorId: asId('operator-9') },
      }),
    ).toEqual([{ type: 'loadJournal' }]);
    expect(till.state).toMatchObject({
      attempts: [],
      recent: [],
      queue: [],
      phase: { name: 'idle' },
    });
    expect(till.tell(due(1))).toEqual([]);
  });

  it('a colleague of the same merchant takes the checking over, with an empty queue', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.tell({ type: 'signedIn', till: { ...TILL, operatorId: asId('operator-2') } });
    expect(till.attempt()?.stage).toBe('asking');
    expect(till.state.queue).toEqual([]);
  });
});

describe('the message of the failure', () => {
  it('goes to the verdict with its detail', () => {
    const till = aStage();
    till.scan();
    const data = {
      class: 'REFUSE',
      first: { at: START, store: '一號店', operator: '阿明', device: '收銀台', codeMask: '' },
    } as const;
    till.tell({
      type: 'lookUpFailed',
      turn: till.state.turn,
      failure: aFailure('ALREADY_USED', { data }),
    });
    expect(till.verdict().data).toEqual(data);
  });
});
