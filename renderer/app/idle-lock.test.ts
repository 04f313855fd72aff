// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { idleStep } from './idle-lock.ts';

const lastAct = instant(1_000_000);
const after = (minutes: number, more: Partial<Parameters<typeof idleStep>[0]> = {}) =>
  idleStep({
    now: plus(lastAct, minutes * MINUTE),
    lastAct,
    lockMinutes: 10,
    isBusy: false,
    ...more,
  });

describe('an idle till (row 39)', () => {
  it('locks after the minutes of its settings', () => {
    expect([after(9.9), after(10), after(600)]).toEqual(['nothing', 'lock', 'lock']);
    expect([after(2.9, { lockMinutes: 3 }), after(3, { lockMinutes: 3 })]).toEqual([
      'nothing',
      'lock',
    ]);
  });

  it('never locks when its settings say so', () => {
    expect(after(600, { lockMinutes: 0 })).toBe('nothing');
  });

  it('restarts the count while a write-off is in progress', () => {
    expect(after(60, { isBusy: true })).toBe('wait');
  });
});
