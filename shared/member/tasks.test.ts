import { describe, expect, it } from 'vitest';
import { instant } from '../kernel/time.ts';
import { TASKS, taskOf, taskState, turnOf } from './tasks.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));

describe('tasks', () => {
  it('are found by their id', () => {
    expect(new Set(TASKS.map(({ taskId }) => taskId)).size).toBe(TASKS.length);
    expect(taskOf('sign-in')?.taskType).toBe('SIGN_IN');
    expect(taskOf('gone')).toBeNull();
  });

  it('come back with the day, with Monday, or never, by the clock of Macau', () => {
    expect(turnOf('DAILY', at('2026-11-22T00:00:00'))).toEqual({
      key: '2026-11-22',
      from: at('2026-11-22T00:00:00'),
    });
    expect(turnOf('WEEKLY', at('2026-11-22T23:59:59')).key).toBe('2026-11-16');
    expect(turnOf('WEEKLY', at('2026-11-23T00:00:00')).key).toBe('2026-11-23');
    expect(turnOf('ONCE', at('2026-11-23T00:00:00'))).toEqual({ key: 'once', from: 0 });
  });

  it.each([
    [0, false, true, 'OPEN'],
    [2, false, true, 'READY'],
    [2, true, true, 'DONE'],
    [2, false, false, 'LOCKED'],
  ] as const)('with %i of 2 done, taken %s, open %s are %s', (done, isTaken, isOpen, state) => {
    expect(taskState({ done, need: 2 }, { isTaken, isOpen })).toBe(state);
  });
});
