import { expect, it } from 'vitest';
import { AWAKE_MS, createAwake } from './awake.ts';

const setUp = () => {
  const said: string[] = [];
  const timers = new Set<() => void>();
  const awake = createAwake({
    start: () => {
      said.push('on');
      return 7;
    },
    stop: (id) => {
      said.push(`off ${id}`);
    },
    after: (ms, act) => {
      expect(ms).toBe(AWAKE_MS);
      timers.add(act);
      return () => timers.delete(act);
    },
  });
  return { said, timers, awake };
};

it('keeps the screen on once, however often it is called', () => {
  const { said, timers, awake } = setUp();
  awake(true);
  awake(true);
  expect(said).toEqual(['on']);
  expect(timers.size).toBe(1);
});

it('lets it sleep on request, and after some minutes without a scan', () => {
  const { said, timers, awake } = setUp();
  awake(true);
  awake(false);
  awake(false);
  awake(true);
  for (const due of timers) due();
  expect(said).toEqual(['on', 'off 7', 'on', 'off 7']);
  expect(timers.size).toBe(0);
});
