import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { asId, type RequestId } from '#shared/kernel/ids.ts';
import { plus } from '#shared/kernel/time.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import { writeOff } from '../write-off.machine.ts';
import {
  startState,
  type CheckBody,
  type Effect,
  type State,
  type WriteOffEvent,
} from './state.ts';
import { aCard, aFailure, aReply, aScan, aVoucher, START, TILL } from './test-till.ts';

/** What the network and the server do with one request. `eaten`: handled, answer lost. `dropped`: never arrived. `door`: turned away before it was looked at. */
type Fate = 'answered' | 'eaten' | 'dropped' | 'busy' | 'session' | 'door';
type Move = {
  pick: number;
  fate: Fate;
  advance: number;
  user: 'scan' | 'confirm' | 'another' | 'leave' | 'askNow' | 'signIn' | 'restart' | 'none';
  isKept: boolean;
};

const move = fc.record<Move>({
  pick: fc.nat(20),
  fate: fc.constantFrom('answered', 'answered', 'eaten', 'dropped', 'busy', 'session', 'door'),
  advance: fc.constantFrom(0, 50, 1000, 6000, 61_000),
  user: fc.constantFrom(
    'scan',
    'scan',
    'confirm',
    'confirm',
    'another',
    'leave',
    'askNow',
    'signIn',
    'restart',
    'none',
    'none',
  ),
  isKept: fc.boolean(),
});

/** A till with a server and a journal that live on when the till is killed. */
const world = () => {
  let state: State = startState();
  let at = START;
  let pending: Effect[] = [];
  let serial = 0;
  const journal = new Map<string, JournalEntry>();
  const kept = new Set<string>();
  const answers = new Map<RequestId, 'OK' | 'REFUSED'>();
  const bodies = new Map<RequestId, string>();
  const uses = new Map<string, number>();

  const told = new Map<RequestId, string>();
  const check = (): void => {
    const shown = [
      ...state.recent,
      ...(state.phase.name === 'verdict' ? [state.phase.verdict] : []),
      ...state.attempts.flatMap(({ outcome }) => outcome ?? []),
      ...(state.phase.name === 'batch'
        ? state.phase.entries.flatMap(({ outcome }) => outcome ?? [])
        : []),
    ];
    for (const { requestId, kind } of shown) {
      if (requestId === null || kind === 'checking') continue;
      // what is said is true of the server, and never changes
      expect(kind === 'ok').toBe(answers.get(requestId) === 'OK');
      expect(told.get(requestId) ?? kind).toBe(kind);
      told.set(requestId, kind);
    }
  };

  const tell = (event: WriteOffEvent): void => {
    const next = writeOff(state, event);
    state = next.state;
    // striking out is asked for before anything is shown, and takes a moment: a till killed in that very moment asks once more at its next start
    for (const effect of next.effects) {
      if (effect.type === 'resolve') journal.delete(effect.requestId);
      else pending.push(effect);
    }
    check();
  };

  const handle = (body: CheckBody): 'OK' | 'REFUSED' => {
    const known = answers.get(body.requestId);
    if (known) return known;
    const key = body.items[0]!.voucherId;
    const verdict = (uses.get(key) ?? 0) === 0 ? 'OK' : 'REFUSED';
    if (verdict === 'OK') uses.set(key, 1);
    answers.set(body.requestId, verdict);
    return verdict;
  };

  const onSend = (body: CheckBody, fate: Fate): void => {
    const { requestId } = body;
    expect(kept.has(requestId)).toBe(true);
    expect(bodies.get(requestId) ?? JSON.stringify(body)).toBe(JSON.stringify(body));
    bodies.set(requestId, JSON.stringify(body));
    const fail = (name: Parameters<typeof aFailure>[0]): void =>
      tell({ type: 'sendFailed', requestId, failure: aFailure(name), at });
    if (fate === 'dropped') return fail('network');
    if (fate === 'busy') return fail('SERVER_BUSY');
    if (fate === 'session') return fail('SESSION_INVALID');
    if (fate === 'door') return fail('NO_PERMISSION');
    const verdict = handle(body);
    if (fate === 'eaten') return fail('timeout');
    return verdict === 'OK'
      ? tell({ type: 'sent', requestId, reply: aReply(body, at), at })
      : fail('ALREADY_USED');
  };

  const onAsk = (requestId: RequestId, fate: Fate): void => {
    const fail = (name: Parameters<typeof aFailure>[0]): void =>
      tell({ type: 'askFailed', requestId, failure: aFailure(name), at });
    if (fate === 'dropped' || fate === 'eaten') return fail('timeout');
    if (fate === 'busy') return fail('SERVER_BUSY');
    if (fate === 'session') return fail('SESSION_INVALID');
    if (fate === 'door') return fail('DEVICE_REVOKED');
    const known = answers.get(requestId);
    const body = bodies.get(requestId);
    if (known === 'OK' && body)
      return tell({
        type: 'asked',
        requestId,
        result: { result: 'OK', answer: aReply(JSON.parse(body) as CheckBody, at) },
        at,
      });
    if (known === 'REFUSED')
      return tell({
        type: 'asked',
        requestId,
        result: { result: 'REFUSED', refusal: { code: -2030107, note: '' } },
        at,
      });
    return tell({ type: 'asked', requestId, result: { result: 'UNKNOWN' }, at });
  };

  const act = (effect: Effect, { fate, isKept, pick }: Move): void => {
    if (effect.type === 'lookUp') {
      const voucher = aVoucher(0, { voucherId: asId(`v-${effect.scan.text}`) });
      if (fate === 'answered' || fate === 'eaten')
        return tell({
          type: 'lookedUp',
          turn: effect.turn,
          card: aCard(
            {
              vouchers: [voucher],
              orderId: asId(`o-${effect.scan.text}`),
              isTable: pick % 5 === 0,
              fastMode: pick % 4 === 0,
            },
            at,
          ),
          freshId: asId(`request-${(serial += 1)}`),
          at,
        });
      return tell({
        type: 'lookUpFailed',
        turn: effect.turn,
        failure: aFailure(fate === 'session' ? 'SESSION_INVALID' : 'network'),
        at,
      });
    }
    if (effect.type === 'journal') {
      if (isKept) journal.set(effect.entry.requestId, effect.entry);
      if (isKept) kept.add(effect.entry.requestId);
      return tell({ type: 'journalled', requestId: asId(effect.entry.requestId), isKept, at });
    }
    if (effect.type === 'send') return onSend(effect.body, fate);
    if (effect.type === 'ask') return onAsk(effect.requestId, fate);
    if (effect.type === 'wait')
      return tell({ type: 'due', requestId: effect.requestId, repeats: effect.repeats, at });
    if (effect.type === 'hold') return tell({ type: 'held', key: effect.key, at });
    if (effect.type === 'loadJournal')
      return tell({ type: 'journalLoaded', entries: [...journal.values()], at });
  };

  const user = ({ user, pick }: Move): void => {
    if (user === 'scan')
      tell({
        type: 'scanned',
        scan: aScan(voucherCode(String(pick % 3).padStart(11, '0')), at),
        at,
      });
    if (user === 'confirm')
      tell({ type: 'confirmed', requestId: asId(`request-${(serial += 1)}`), at });
    if (user === 'confirm')
      tell({
        type: 'batchConfirmed',
        requestIds: Array.from({ length: 10 }, () => asId(`request-${(serial += 1)}`)),
        at,
      });
    if (user === 'another') tell({ type: 'addAnother', at });
    if (user === 'leave') tell({ type: 'left', at });
    if (user === 'askNow') tell({ type: 'askNow', requestId: null, at });
    if (user === 'signIn') tell({ type: 'signedIn', till: TILL, at });
    if (user !== 'restart') return;
    state = startState();
    pending = [];
    tell({ type: 'signedIn', till: TILL, at });
  };

  tell({ type: 'signedIn', till: TILL, at });
  return {
    play: (one: Move): void => {
      at = plus(at, one.advance);
      user(one);
      const effect =
        pending.length > 0 ? pending.splice(one.pick % pending.length, 1)[0] : undefined;
      if (effect) act(effect, one);
    },
    /** The network is well again and everyone waits. */
    calm: (): void => {
      tell({ type: 'askNow', requestId: null, at });
      for (let turns = 0; turns < 2000 && pending.length > 0; turns += 1) {
        at = plus(at, 400);
        act(pending.shift()!, {
          pick: 0,
          fate: 'answered',
          advance: 0,
          user: 'none',
          isKept: true,
        });
      }
    },
    get state() {
      return state;
    },
    journal,
    answers,
    uses,
  };
};

describe('promises of the write-off machine', () => {
  it('whatever happens in whatever order: one attempt, one id, one body; kept before sent; never said to have failed while unknown, nor redeemed when it was not', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 5, maxLength: 150 }), (moves) => {
        const till = world();
        for (const one of moves) till.play(one);
      }),
      { numRuns: 8000 },
    );
  });

  it('once the network is well, every attempt comes to its end and the journal is empty', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 5, maxLength: 80 }), (moves) => {
        const till = world();
        for (const one of moves) till.play(one);
        till.play({ pick: 0, fate: 'answered', advance: 0, user: 'restart', isKept: true });
        till.calm();
        expect(till.state.attempts.filter(({ stage }) => stage !== 'settled')).toEqual([]);
        expect([...till.journal.keys()]).toEqual([]);
      }),
      { numRuns: 800 },
    );
  });
});
