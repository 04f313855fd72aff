import { describe, expect, it, vi } from 'vitest';
import { onLongAway, watchFrames } from './long-away.ts';

const page = () => {
  const target = new EventTarget() as EventTarget & { hidden: boolean };
  target.hidden = false;
  const turn = (hidden: boolean): void => {
    target.hidden = hidden;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { document: target as unknown as Document, turn };
};

describe('a page that was away', () => {
  it.each([
    [120_000, 0],
    [120_001, 1],
  ])('for %d ms calls %d time(s)', (awayMs, times) => {
    let now = 1000;
    const { document, turn } = page();
    const listener = vi.fn();
    const stops = [
      onLongAway(listener),
      watchFrames(
        document,
        () => now,
        (run) => {
          run();
        },
      ),
    ];
    turn(true);
    now += awayMs;
    turn(false);
    for (const stop of stops) stop();
    expect(listener).toHaveBeenCalledTimes(times);
  });

  it('calls once for each absence, and not after the removal', () => {
    let now = 0;
    const { document, turn } = page();
    const listener = vi.fn();
    const stop = onLongAway(listener);
    const end = watchFrames(
      document,
      () => now,
      (run) => {
        run();
      },
    );
    turn(true);
    now = 500_000;
    turn(false);
    turn(true);
    now += 10;
    turn(false);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    turn(true);
    now += 500_000;
    turn(false);
    end();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('calls after a sleep of the machine with the page in sight, and not while it is shown or hidden', () => {
    vi.useFakeTimers();
    try {
      const { document, turn } = page();
      const listener = vi.fn();
      const stops = [
        onLongAway(listener),
        watchFrames(document, Date.now, (run) => {
          run();
        }),
      ];
      vi.advanceTimersByTime(600_000);
      expect(listener).not.toHaveBeenCalled();
      // asleep: the clock goes on, timers do not
      vi.setSystemTime(Date.now() + 200_000);
      vi.advanceTimersByTime(30_000);
      expect(listener).toHaveBeenCalledTimes(1);
      turn(true);
      vi.advanceTimersByTime(600_000);
      expect(listener).toHaveBeenCalledTimes(1);
      for (const stop of stops) stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
