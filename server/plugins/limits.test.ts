import { describe, expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { buckets } from './limits.ts';

const at = (ms: number) => instant(1_000_000 + ms);

describe('token buckets', () => {
  it('let a burst through, then what flows in', () => {
    const all = buckets({ perSecond: 2, burstSeconds: 3 });
    expect(Array.from({ length: 7 }, () => all.take('a', at(0)))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect([all.take('a', at(400)), all.take('a', at(500)), all.take('a', at(500))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('keep names apart, weigh calls, and let everything through at 0', () => {
    const all = buckets({ perSecond: 1, burstSeconds: 5 });
    expect([all.take('a', at(0), 5), all.take('a', at(0)), all.take('b', at(0))]).toEqual([
      true,
      false,
      true,
    ]);
    const none = buckets({ perSecond: 0 });
    expect(Array.from({ length: 1000 }, () => none.take('a', at(0))).every(Boolean)).toBe(true);
  });

  it('never hold more names than they may', () => {
    const all = buckets({ perSecond: 1, most: 10 });
    for (let index = 0; index < 1000; index += 1) all.take(`name-${index}`, at(index));
    expect(all.size()).toBe(10);
  });
});
