import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINDOW_TYPES } from '../codes/popup.ts';
import { instant } from '../kernel/time.ts';
import { popupDue, showableIds } from './popup-due.ts';
import {
  MOST_RECORDS,
  NO_MEMORY,
  idSetOf,
  recordOf,
  rememberDisabled,
  rememberNextTime,
  rememberShown,
  rememberStart,
  type PopupMemory,
} from './popup-memory.ts';
import { popupPlace, type Popup } from './popup.ts';

const at = (text: string) => instant(Date.parse(text));
const noon = at('2026-11-21T12:00:00+08:00');
const popup = (more: Partial<Popup> = {}): Popup => ({
  windowType: 'active',
  place: 1,
  audience: 'member',
  ids: ['a', 'b'],
  pushFrequency: 1,
  ...more,
});
const once = popup();
const daily = popup({ pushFrequency: 2 });
const shown = (what: Popup): PopupMemory => rememberShown(NO_MEMORY, what, noon);

describe('how often a pop-up comes (spec 002 §4)', () => {
  it.each([1, 2, 3, 0, 9, null])('frequency %s comes the first time', (pushFrequency) => {
    expect(popupDue(popup({ pushFrequency }), NO_MEMORY, noon)).toBe(true);
  });
  it('frequency 1 comes once for its id set, in any order (decision L5)', () => {
    expect(popupDue(once, shown(once), noon)).toBe(false);
    expect(popupDue(popup({ ids: ['b', 'a'] }), shown(once), at('2027-01-01T00:00:00Z'))).toBe(
      false,
    );
  });
  it.each([[['a', 'b', 'c']], [['a']], [['c']]])(
    'frequency 1 comes again for the set %j',
    (ids) => {
      expect(popupDue(popup({ ids }), shown(once), noon)).toBe(true);
    },
  );
  it.each([
    ['2026-11-21T23:59:59.999+08:00', false],
    ['2026-11-22T00:00:00+08:00', true],
    ['2026-11-21T00:00:00+08:00', false],
    ['2026-11-20T23:59:59.999+08:00', true],
  ])('frequency 2 at %s comes again: %s (decision L6)', (text, isDue) => {
    expect(popupDue(daily, shown(daily), at(text))).toBe(isDue);
    expect(popupDue(popup({ pushFrequency: 2, ids: ['new'] }), shown(daily), at(text))).toBe(isDue);
  });
  it.each([3, 0, 9, null, undefined])('frequency %s always comes', (pushFrequency) => {
    const always: Popup =
      pushFrequency === undefined
        ? { windowType: 'active', place: 1, audience: 'member', ids: ['a'] }
        : popup({ pushFrequency });
    expect(popupDue(always, shown(always), noon)).toBe(true);
  });
  it('never comes without a banner', () => {
    expect(popupDue(popup({ ids: [], pushFrequency: 3 }), NO_MEMORY, noon)).toBe(false);
  });
});

describe('next time and never again (decision L7)', () => {
  const always = popup({ pushFrequency: 3 });
  it('stays away until the next start', () => {
    const memory = rememberNextTime(NO_MEMORY, always);
    expect(popupDue(always, memory, noon)).toBe(false);
    expect(popupDue(always, rememberStart(memory), noon)).toBe(true);
  });
  it('stays away for ever', () => {
    expect(
      popupDue(
        always,
        rememberStart(rememberDisabled(NO_MEMORY, always)),
        at('2030-01-01T00:00:00Z'),
      ),
    ).toBe(false);
  });
  it('leaves the other banners of the set', () => {
    const memory = rememberDisabled(rememberNextTime(NO_MEMORY, always, ['a']), always, ['x']);
    expect(showableIds(always, memory)).toEqual(['b']);
    expect(popupDue(always, memory, noon)).toBe(true);
    expect(popupDue(always, rememberDisabled(memory, always, ['b', 'b']), noon)).toBe(false);
  });
  it('does not make a once-only set new', () => {
    expect(popupDue(once, rememberDisabled(shown(once), once, ['a']), noon)).toBe(false);
  });
});

describe('what is remembered apart (spec 002 §4)', () => {
  const others: Popup[] = [
    popup({ audience: 'visitor' }),
    popup({ place: 2 }),
    popup({ place: 3 }),
    ...WINDOW_TYPES.filter((type) => type !== 'active').map((windowType) => popup({ windowType })),
  ];
  it.each(others)('$audience, place $place, $windowType', (other) => {
    expect(popupDue(other, shown(once), noon)).toBe(true);
    expect(popupDue(other, rememberDisabled(NO_MEMORY, once), noon)).toBe(true);
    expect(popupDue(other, rememberNextTime(NO_MEMORY, once), noon)).toBe(true);
  });
  it('last ids, frequency, time and day', () => {
    expect(recordOf(shown(once), once)).toEqual({
      lastIds: 'a,b',
      pushFrequency: 1,
      time: noon,
      day: '2026-11-21',
      nextTime: [],
      disabled: [],
    });
    expect(recordOf(shown(popup({ pushFrequency: null })), once).pushFrequency).toBeNull();
    expect(
      recordOf(shown({ windowType: 'active', place: 1, audience: 'member', ids: ['a'] }), once)
        .pushFrequency,
    ).toBeNull();
  });
  it('the place follows the area by point (spec 002 §9)', () => {
    expect([
      popupPlace({ lat: 22.19, lon: 113.54 }),
      popupPlace({ lat: 22.15, lon: 113.56 }),
      popupPlace({ lat: 22.3, lon: 113.5 }),
    ]).toEqual([1, 2, 3]);
  });
});

describe('several pop-ups of one window', () => {
  const inWindow = (key: string, pushFrequency: number): Popup =>
    popup({ ids: [key], key, pushFrequency });
  it.each([1, 2])('with frequency %s each comes once, and none again', (pushFrequency) => {
    const [a, b] = [inWindow('a', pushFrequency), inWindow('b', pushFrequency)];
    const first = rememberShown(NO_MEMORY, a, noon);
    expect([popupDue(a, first, noon), popupDue(b, first, noon)]).toEqual([false, true]);
    const both = rememberShown(first, b, noon);
    expect([popupDue(a, both, noon), popupDue(b, both, noon)]).toEqual([false, false]);
  });
  it('what was put away before they were remembered apart stays away', () => {
    const a = inWindow('a', 3);
    const before = rememberDisabled(NO_MEMORY, popup({ ids: ['a'] }));
    expect(popupDue(a, before, noon)).toBe(false);
    expect(popupDue(a, rememberShown(before, a, noon), noon)).toBe(false);
  });
  it('the oldest are forgotten when there are too many', () => {
    const times = Array.from({ length: MOST_RECORDS + 5 }, (_, index) => index);
    const memory = times.reduce(
      (known, index) => rememberShown(known, inWindow(String(index), 1), instant(noon + index)),
      rememberDisabled(
        rememberNextTime(NO_MEMORY, inWindow('never shown', 1)),
        inWindow('unwanted', 1),
      ),
    );
    expect(popupDue(inWindow('unwanted', 1), memory, noon)).toBe(false);
    expect(Object.keys(memory)).toHaveLength(MOST_RECORDS);
    expect(popupDue(inWindow('0', 1), memory, noon)).toBe(true);
    expect(popupDue(inWindow(String(MOST_RECORDS + 4), 1), memory, noon)).toBe(false);
  });
});

describe('memory', () => {
  const someIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  it('is never changed in place, and shown twice is shown once', () => {
    fc.assert(
      fc.property(someIds, fc.constantFrom(1, 2), (ids, pushFrequency) => {
        const what = popup({ ids, pushFrequency });
        const memory = Object.freeze({ ...rememberNextTime(NO_MEMORY, what, ['z']) });
        const after = rememberShown(memory, what, noon);
        expect(popupDue(what, memory, noon)).toBe(true);
        expect(popupDue(what, after, noon)).toBe(false);
        expect(rememberShown(after, what, noon)).toEqual(after);
      }),
    );
  });
  it('recognises a set in any order', () => {
    fc.assert(
      fc.property(someIds, (ids) => {
        expect(idSetOf([...ids].reverse())).toBe(idSetOf(ids));
      }),
    );
  });
});
