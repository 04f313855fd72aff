import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE, plus } from '../../kernel/time.ts';
import { storeDoor } from './store-door.ts';
import { busyNow, NOTHING_STANDS, pauseNow, standingAt, type StoreLive } from './store-live.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const at = (minutes: number) => plus(NOON, minutes * MINUTE);
const live = (change: Partial<StoreLive>): StoreLive => ({ ...NOTHING_STANDS, ...change });
const paused = (change: Partial<StoreLive> = {}): StoreLive =>
  live({
    pausedUntil: at(30),
    pausedWays: ['DELIVERY', 'PICKUP'],
    pauseReason: 'BUSY',
    ...change,
  });
const store = (change: Partial<StoreLive> = {}) => ({
  state: 'open' as 'open' | 'resting' | 'overloaded',
  reserveType: 1,
  hasDelivery: true,
  hasPickup: true,
  prepMinutes: 20,
  hours: { hours: [{ fromMinute: 600, toMinute: 1320 }], weekdays: [], closedDays: [] },
  live: live(change),
});

describe('what stops a store for a time', () => {
  it('is nothing, where nothing runs', () => {
    expect(pauseNow(NOTHING_STANDS, NOON)).toBeNull();
    expect(pauseNow(paused({ pausedUntil: NOON }), NOON)).toBeNull();
  });
  it('is the pause, with why and until when; without a reason it is another', () => {
    expect(pauseNow(paused(), NOON)).toEqual({
      ways: ['DELIVERY', 'PICKUP'],
      reason: 'BUSY',
      until: at(30),
    });
    expect(pauseNow(paused({ pauseReason: null }), NOON)?.reason).toBe('OTHER');
  });
  it('ends with the last of what stops the whole of it', () => {
    expect(pauseNow(paused({ silentUntil: at(90), unheardUntil: at(60) }), NOON)).toMatchObject({
      reason: 'BUSY',
      until: at(90),
    });
  });
  it('is a silence before a pause of one way', () => {
    const both = paused({ pausedWays: ['DELIVERY'], silentUntil: at(10) });
    expect(pauseNow(both, NOON)).toMatchObject({ reason: 'SILENT', until: at(10) });
    expect(pauseNow(both, at(10))).toMatchObject({ reason: 'BUSY', ways: ['DELIVERY'] });
  });
});

describe('a busy time', () => {
  it('adds minutes until its end', () => {
    const busy = { busyMinutes: 15, busyUntil: at(60) };
    expect(busyNow(live(busy), NOON)).toEqual({ extraMinutes: 15, until: at(60) });
    expect(busyNow(live(busy), at(60))).toBeNull();
    expect(busyNow(live({ busyMinutes: 15 }), NOON)).toBeNull();
    expect(busyNow(live({ busyUntil: at(60) }), NOON)).toBeNull();
    expect(standingAt(store(busy), NOON).prepMinutes).toBe(35);
    expect(standingAt(store(busy), at(60)).prepMinutes).toBe(20);
  });
});

describe('a store as it stands', () => {
  it('keeps the way that is not paused', () => {
    const standing = standingAt(store(paused({ pausedWays: ['DELIVERY'] })), NOON);
    expect(standing).toMatchObject({ state: 'open', hasDelivery: false, hasPickup: true });
    expect(standingAt(store(paused({ pausedWays: ['PICKUP'] })), NOON)).toMatchObject({
      hasDelivery: true,
      hasPickup: false,
    });
  });
  it('rests where none of its ways is left, until the pause ends', () => {
    const standing = standingAt(store(paused()), NOON);
    expect(standing).toMatchObject({ state: 'resting', hasDelivery: true, hasPickup: true });
    expect(storeDoor(standing, NOON)).toMatchObject({ closedType: 1, showType: 2 });
    expect(storeDoor(standing, NOON).openingTime).toBe(at(30));
    expect(storeDoor(standingAt(store(paused()), at(30)), at(30)).showType).toBe(1);
    const counter = { ...store(paused({ pausedWays: ['PICKUP'] })), hasDelivery: false };
    expect(standingAt(counter, NOON).state).toBe('resting');
    const full = { ...store(paused()), state: 'overloaded' as const };
    expect(standingAt(full, NOON).state).toBe('overloaded');
  });
  it('opens with its hours when the pause ends outside of them, and takes no pre-orders meanwhile', () => {
    const night = standingAt(store(paused({ pausedUntil: at(11 * 60) })), at(10 * 60 + 30));
    expect(storeDoor(night, at(10 * 60 + 30))).toMatchObject({
      closedType: 1,
      showType: 2,
      openingTime: plus(NOON, 22 * HOUR),
    });
  });
});
