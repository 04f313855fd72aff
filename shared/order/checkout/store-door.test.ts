import { describe, expect, it } from 'vitest';
import { dayOf, instant } from '../../kernel/time.ts';
import type { StoreHours } from './time-slots.ts';
import { acceptsNow, isOpenByHours, nextOpening, storeDoor } from './store-door.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const hours = (more: Partial<StoreHours> = {}): StoreHours => ({
  hours: [{ fromMinute: 600, toMinute: 1320 }],
  weekdays: [],
  closedDays: [],
  ...more,
});
const NIGHT = hours({ hours: [{ fromMinute: 1080, toMinute: 120 }] });

describe('a store by its hours', () => {
  it('is open from the first minute to before the last', () => {
    expect(isOpenByHours(hours(), at('2026-03-04T09:59:59'))).toBe(false);
    expect(isOpenByHours(hours(), at('2026-03-04T10:00:00'))).toBe(true);
    expect(isOpenByHours(hours(), at('2026-03-04T21:59:59'))).toBe(true);
    expect(isOpenByHours(hours(), at('2026-03-04T22:00:00'))).toBe(false);
  });

  it('is still open after midnight in hours that began the day before', () => {
    expect(isOpenByHours(NIGHT, at('2026-03-05T01:59:00'))).toBe(true);
    expect(isOpenByHours(NIGHT, at('2026-03-05T02:00:00'))).toBe(false);
  });

  it('opens next today, on its next weekday, or after its closed days', () => {
    expect(nextOpening(hours(), at('2026-03-04T08:00:00'))).toBe(at('2026-03-04T10:00:00'));
    expect(nextOpening(hours({ weekdays: [1] }), at('2026-03-04T08:00:00'))).toBe(
      at('2026-03-09T10:00:00'),
    );
    expect(
      nextOpening(
        hours({ closedDays: [dayOf(at('2026-03-04T08:00:00'))] }),
        at('2026-03-04T08:00:00'),
      ),
    ).toBe(at('2026-03-05T10:00:00'));
    expect(
      nextOpening(
        hours({
          hours: [
            { fromMinute: 1020, toMinute: 1320 },
            { fromMinute: 660, toMinute: 840 },
          ],
        }),
        at('2026-03-04T08:00:00'),
      ),
    ).toBe(at('2026-03-04T11:00:00'));
  });

  it('has no next opening without hours', () => {
    expect(nextOpening(hours({ hours: [] }), at('2026-03-04T08:00:00'))).toBeNull();
  });
});

describe('the door of a store', () => {
  const NOON = at('2026-03-04T12:00:00');
  const DAWN = at('2026-03-04T05:00:00');

  it('is open, resting or overloaded within its hours', () => {
    expect(storeDoor({ state: 'open', reserveType: 0, hours: hours() }, NOON)).toEqual({
      closedType: 0,
      showType: 1,
      reserveType: 0,
      openingTime: null,
    });
    expect(storeDoor({ state: 'resting', reserveType: 1, hours: hours() }, NOON)).toMatchObject({
      closedType: 1,
      showType: 2,
      openingTime: at('2026-03-05T10:00:00'),
    });
    expect(storeDoor({ state: 'overloaded', reserveType: 0, hours: hours() }, NOON)).toMatchObject({
      closedType: 2,
      showType: 2,
    });
  });

  it('is closed outside of them, and scheduled where it takes pre-orders', () => {
    expect(storeDoor({ state: 'resting', reserveType: 0, hours: hours() }, DAWN)).toEqual({
      closedType: 3,
      showType: 2,
      reserveType: 0,
      openingTime: at('2026-03-04T10:00:00'),
    });
    expect(storeDoor({ state: 'open', reserveType: 1, hours: hours() }, DAWN)).toMatchObject({
      closedType: 3,
      showType: 6,
      reserveType: 1,
    });
  });

  it('takes no order for now when it takes pre-orders only', () => {
    const door = storeDoor({ state: 'open', reserveType: 2, hours: hours() }, NOON);
    expect(door).toMatchObject({ closedType: 0, showType: 6 });
    expect(acceptsNow(door)).toBe(false);
    expect(acceptsNow({ showType: 1 })).toBe(true);
  });
});
