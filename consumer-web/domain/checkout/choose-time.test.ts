import { describe, expect, it } from 'vitest';
import { dayOf, MINUTE, plus } from '#shared/kernel/time.ts';
import { NOON } from '#shared/testing/builders.ts';
import { chosenTime } from './choose-time.ts';
import type { TimeSlot } from './checkout-model.ts';

const slot = (minutes: number, isNow = false): TimeSlot => ({
  day: dayOf(NOON),
  fromMinute: 720 + minutes,
  toMinute: 735 + minutes,
  at: plus(NOON, minutes * MINUTE),
  isNow,
  isNextDay: false,
});
const now = slot(20, true);
const later = slot(45);

describe('the time of an order', () => {
  it('is as soon as possible until another is chosen', () => {
    expect(chosenTime(null, [now, later])).toEqual({ slot: now, isGone: false });
    expect(chosenTime({ isNow: true, at: NOON }, [now, later])).toEqual({
      slot: now,
      isGone: false,
    });
    expect(chosenTime({ isNow: false, at: later.at }, [now, later])).toEqual({
      slot: later,
      isGone: false,
    });
  });
  it('must be chosen at a store that takes pre-orders only', () => {
    expect(chosenTime(null, [later])).toEqual({ slot: null, isGone: false });
  });
  it('says that a chosen time has run out', () => {
    expect(chosenTime({ isNow: false, at: NOON }, [now, later])).toEqual({
      slot: null,
      isGone: true,
    });
    expect(chosenTime({ isNow: true, at: NOON }, [later])).toEqual({ slot: null, isGone: true });
  });
  it('is not known before the times have come', () => {
    expect(chosenTime({ isNow: false, at: NOON }, undefined)).toEqual({
      slot: null,
      isGone: false,
    });
  });
});
