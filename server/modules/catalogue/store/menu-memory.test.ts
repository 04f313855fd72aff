import { describe, expect, it } from 'vitest';
import { instant, plus } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import { keepMenu, cachedMenu, nextChange, textOf } from './menu-memory.ts';

const NOW = instant(Date.parse('2026-03-04T11:59:50+08:00'));
const aDb = (): Db => ({
  kind: 'embedded',
  query: () => Promise.reject(new Error('not asked')),
  tx: () => Promise.reject(new Error('not asked')),
  close: () => Promise.resolve(),
});
const name = (storeId: string, version = 1) => ({ storeId, language: 'en' as const, version });
const entry = (rest: string) => ({
  rest,
  flashEndsAt: plus(NOW, 9500),
  goodUntil: plus(NOW, 60_000),
});
const flash = (
  fromMinute: number,
  toMinute: number,
  endsAt: number | null = null,
): TakeoutActivity => ({
  merchantId: 'm',
  storeId: 's',
  id: 'f',
  kind: 'flash',
  startsAt: 0,
  endsAt,
  rules: { name: { zh: '秒殺', en: 'Flash' }, userLimit: 2, fromMinute, toMinute },
});

describe('the kept text of a menu', () => {
  it('is answered with the present time and the seconds that the flash sale has left', () => {
    expect(JSON.parse(textOf({ rest: '"a":1}', flashEndsAt: plus(NOW, 9500) }, NOW).text)).toEqual({
      serverTime: NOW,
      flashLeftSeconds: 10,
      a: 1,
    });
    expect(
      JSON.parse(textOf({ rest: '"a":1}', flashEndsAt: plus(NOW, 9500) }, plus(NOW, 20_000)).text),
    ).toMatchObject({ flashLeftSeconds: 0 });
    expect(JSON.parse(textOf({ rest: '"a":1}', flashEndsAt: null }, NOW).text)).toMatchObject({
      flashLeftSeconds: 0,
    });
  });

  it('is answered from memory for the same version, within its time, for the same database', () => {
    const db = aDb();
    keepMenu(db, name('s'), entry('"a":1}'));
    expect(cachedMenu(db, name('s'), NOW)?.text).toContain('"a":1');
    expect(cachedMenu(db, name('s', 2), NOW)).toBeNull();
    expect(cachedMenu(db, { ...name('s'), language: 'zh-Hant' }, NOW)).toBeNull();
    expect(cachedMenu(db, name('s'), plus(NOW, 60_000))).toBeNull();
    expect(cachedMenu(aDb(), name('s'), NOW)).toBeNull();
  });

  it('makes room: the least recently used goes first', () => {
    const db = aDb();
    const large = 'x'.repeat(15_000_000);
    for (const storeId of ['a', 'b']) keepMenu(db, name(storeId), entry(large));
    cachedMenu(db, name('a'), NOW);
    keepMenu(db, name('c'), entry(large));
    expect(['a', 'b', 'c'].map((storeId) => cachedMenu(db, name(storeId), NOW) !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is good until its flash sale begins or ends, or a promotion is over, a minute at most', () => {
    expect(nextChange([], [], NOW)).toBe(plus(NOW, 60_000));
    expect(nextChange([flash(720, 840)], [], NOW)).toBe(plus(NOW, 10_000));
    expect(nextChange([flash(0, 1440, plus(NOW, 5000))], [], NOW)).toBe(plus(NOW, 5000));
    const lunch = { hours: [{ fromMinute: 420, toMinute: 720 }], weekdays: [] };
    expect(nextChange([], [lunch], NOW)).toBe(plus(NOW, 10_000));
  });
});
