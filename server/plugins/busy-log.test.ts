import { expect, it, vi } from 'vitest';
import { busyLog } from './busy-log.ts';

it('a full disk is one line in ten seconds, with the number of calls', () => {
  let now = 0;
  const warn = vi.fn();
  const warnBusy = busyLog(() => now);
  const full = Object.assign(new Error('no space left on device'), { code: '53100' });
  for (; now < 25_000; now += 100) warnBusy({ warn }, full);
  expect(warn.mock.calls.map(([facts]) => facts as object)).toEqual([
    { calls: 1, code: '53100', reason: 'no space left on device' },
    { calls: 100, code: '53100', reason: 'no space left on device' },
    { calls: 100, code: '53100', reason: 'no space left on device' },
  ]);
});
