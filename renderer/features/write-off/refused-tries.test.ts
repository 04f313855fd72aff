import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE, plus } from '#shared/kernel/time.ts';
import type { KeptTry } from '../../lib/storage.ts';
import type { Till } from './machine/state.ts';
import { aScan, CODES, requestId, START, TILL } from './machine/test-till.ts';
import { createRefusedTries, KEPT_MOST } from './refused-tries.ts';

const WRONG = `${CODES[0]!.slice(0, 11)}${(Number(CODES[0]![11]) + 1) % 10}`;
const OFFLINE = new ApiError({ kind: 'network', path: '/' });
const refusal = (name: ErrorName): ApiError =>
  new ApiError({ kind: 'business', path: '/', code: codeOf(name) });

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** A till whose calls end as told, and whose timers the test lets run. */
const aTill = (kept: KeptTry[] = []) => {
  const world = {
    kept,
    till: TILL as Till | null,
    now: START,
    answer: null as ApiError | null,
    sent: [] as { storeId: string; tries: { id: string; codeMask: string }[] }[],
    later: [] as number[],
    changed: 0,
  };
  const acts: (() => void)[] = [];
  let ids = 0;
  const tries = createRefusedTries({
    api: {
      groupVerifyRefused: (body) => {
        world.sent.push(body);
        return world.answer
          ? Promise.reject(world.answer)
          : Promise.resolve({ recorded: body.tries.length });
      },
    },
    memory: {
      read: () => world.kept,
      write: (next) => {
        world.kept = [...next];
      },
    },
    till: () => world.till,
    now: () => world.now,
    freshId: () => requestId((ids += 1)),
    after: (ms, act) => {
      world.later.push(ms);
      acts.push(act);
    },
    recordsChanged: () => {
      world.changed += 1;
    },
  });
  const note = (text = WRONG): void =>
    tries.note(TILL, aScan(text, world.now), text === WRONG ? 'CHECK_DIGIT' : 'BAD_FORMAT');
  const runTimers = async (): Promise<void> => {
    for (const act of acts.splice(0)) act();
    await settled();
  };
  return { world, note, runTimers, send: tries.send };
};

describe('what the till refused by itself', () => {
  it('is sent some time later, several together, masked, and then forgotten', async () => {
    const { world, note, runTimers } = aTill();
    note();
    note('https://example.com/menu');
    note('wifi');
    expect([world.sent, world.later]).toEqual([[], [2000]]);
    await runTimers();
    expect(world.sent).toMatchObject([
      {
        storeId: TILL.storeId,
        deviceId: TILL.deviceId,
        tries: [
          { id: requestId(1), reason: 'CHECK_DIGIT', source: 'WEDGE', scannedAt: START },
          { reason: 'BAD_FORMAT', codeMask: '************' },
          { reason: 'BAD_FORMAT', codeMask: '****' },
        ],
      },
    ]);
    expect(world.sent[0]!.tries[0]!.codeMask).toMatch(/^\d{4}\*{4}\d{4}$/);
    expect(JSON.stringify(world)).not.toContain(WRONG);
    expect([world.kept, world.changed]).toEqual([[], 1]);
  });

  it('is kept while there is no connection, and sent under the same ids once there is', async () => {
    const { world, note, runTimers } = aTill();
    world.answer = OFFLINE;
    note();
    await runTimers();
    expect(world.kept).toHaveLength(1);
    expect(world.later.at(-1)).toBe(MINUTE);
    const reloaded = aTill(world.kept);
    await reloaded.send();
    expect(reloaded.world.sent[0]!.tries).toEqual(world.sent[0]!.tries);
    expect(reloaded.world.kept).toEqual([]);
  });

  it.each(['SERVER_BUSY', 'TOO_MANY_CALLS'] as const)('waits on after %s', async (name) => {
    const { world, note, runTimers } = aTill();
    world.answer = refusal(name);
    note();
    await runTimers();
    expect(world.kept).toHaveLength(1);
  });

  it('is given up when the server will never take it', async () => {
    const { world, note, runTimers } = aTill();
    world.answer = refusal('NO_PERMISSION');
    note();
    await runTimers();
    expect([world.kept, world.changed]).toEqual([[], 0]);
  });

  it('is sent by nobody but who scanned it', async () => {
    const { world, note, runTimers, send } = aTill();
    note();
    world.till = { ...TILL, operatorId: asId('operator-2') };
    await runTimers();
    world.till = null;
    await send();
    expect(world.sent).toEqual([]);
    world.till = TILL;
    await send();
    expect(world.sent).toHaveLength(1);
  });

  it('holds a bounded number, fifty a call, and nothing older than a week', async () => {
    const { world, note, runTimers } = aTill();
    note('old');
    world.now = plus(START, 8 * DAY);
    for (let index = 0; index < KEPT_MOST + 10; index += 1) note('wifi');
    expect(world.kept).toHaveLength(KEPT_MOST);
    expect(world.kept[0]!.id).toBe(requestId(12));
    for (let call = 0; call < 5; call += 1) await runTimers();
    expect(world.sent.map(({ tries }) => tries.length)).toEqual([50, 50, 50, 50]);
    expect(world.kept).toEqual([]);
  });
});
