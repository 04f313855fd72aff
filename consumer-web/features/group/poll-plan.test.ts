import { describe, expect, it } from 'vitest';
import { pollWaitMs } from './poll-plan.ts';

describe('pollWaitMs', () => {
  it('asks quickly at first, then every five seconds', () => {
    expect([0, 1, 2, 3, 4, 5].map(pollWaitMs)).toEqual([1000, 2000, 2000, 3000, 5000, 5000]);
  });

  it('stops within a minute', () => {
    const waits: number[] = [];
    for (let wait = pollWaitMs(0); wait !== null; wait = pollWaitMs(waits.length)) waits.push(wait);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeLessThanOrEqual(60_000);
    expect(total).toBeGreaterThan(55_000);
  });
});
