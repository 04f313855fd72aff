import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Db, Query } from './db/db.ts';
import { systemLog } from './plugins/logging.ts';
import { readConfig } from './kit/config.ts';
import { systemRandom } from './kit/random.ts';
import { startSweeper } from './sweeps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that notes what it is asked and has nothing in it. */
const emptyDb = () => {
  const asked: string[] = [];
  const query: Query = (sql) => {
    asked.push(sql);
    return Promise.resolve({ rows: [], count: 0 });
  };
  const db: Db = {
    kind: 'postgres',
    query,
    tx: (work) => work(query),
    close: () => Promise.resolve(),
  };
  return {
    db,
    asked,
    refunds: () => asked.filter((sql) => /UPDATE voucher SET .*refunded_at/.test(sql)).length,
  };
};

it('gives expired vouchers back soon after a start and then once a day, when the clock has passed ten', async () => {
  const clock = fixedClock(Date.parse('2026-11-21T09:00:00+08:00'));
  const { db, refunds } = emptyDb();
  const stop = startSweeper(
    { db, clock, config: readConfig({}), random: systemRandom },
    systemLog('silent'),
  );
  const seen: number[] = [];
  for (const time of [
    '2026-11-21T09:00:00',
    '2026-11-21T09:59:59',
    '2026-11-21T10:00:00',
    '2026-11-21T23:59:59',
    '2026-11-22T09:59:59',
    '2026-11-22T10:00:00',
  ]) {
    clock.set(Date.parse(`${time}+08:00`));
    await vi.advanceTimersByTimeAsync(MINUTE);
    seen.push(refunds());
  }
  await stop();
  expect(seen).toEqual([1, 1, 2, 2, 2, 3]);
  clock.advance(DAY);
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(refunds()).toBe(3);
});

it('forgets every hour what only had to be known for a while', async () => {
  const clock = fixedClock(Date.parse('2026-11-21T09:00:00+08:00'));
  const { db, asked } = emptyDb();
  const stop = startSweeper(
    { db, clock, config: readConfig({}), random: systemRandom },
    systemLog('silent'),
  );
  await vi.advanceTimersByTimeAsync(61 * MINUTE);
  await stop();
  for (const table of [
    'identity_code_use',
    'member_session',
    'merchant_session',
    'device_enrolment',
    'guess',
    'day_tally',
    'login_code',
    'takeout_word_count',
    'security_event',
    'merchant_alert',
  ])
    expect(
      asked.filter((sql) => sql.startsWith(`DELETE FROM ${table} `)),
      table,
    ).not.toEqual([]);
});
