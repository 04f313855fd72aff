import { describe, expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { instant } from '#shared/kernel/time.ts';
import { timeSlots } from '#shared/order/checkout/time-slots.ts';
import { aLine } from '#shared/testing/builders.ts';
import { clashWords, timedWords } from './clash-words.ts';
import { dishTimes } from './dish-times.ts';

const at = (text: string) => instant(Date.parse(`2026-11-${text}:00+08:00`));
const NOW = at('21T15:00');
const store = { hours: [{ fromMinute: 0, toMinute: 0 }], weekdays: [], closedDays: [] };
const timesOf = (acceptsNow: boolean) => ({
  result: timeSlots({ ...store, prepMinutes: 20, acceptsNow, acceptsNextDay: true }, NOW),
  acceptsNextDay: true,
  prepMinutes: 20,
  serverTime: NOW,
});
const HOURS = { bun: [7, 11], pot: [18, 22], day: [0, 24] } as const;
const lines = (...ids: (keyof typeof HOURS | 'rice')[]) =>
  ids.map((id) => aLine({ uuid: id, productId: id }));
const products = new Map(
  Object.entries(HOURS).map(([id, [from, to]]) => [
    id,
    {
      saleHours: {
        words: `${from}–${to}`,
        hours: [{ fromMinute: from * 60, toMinute: (to * 60) % 1440 }],
        weekdays: [],
        isOff: false,
        fromMinute: null,
        laterAt: null,
      },
    },
  ]),
);
const known = {
  menu: { products },
  names: { bun: { name: '豬扒包', options: '', picture: '' } },
};
const times = (...ids: Parameters<typeof lines>) => dishTimes(timesOf(true), lines(...ids), known);
const t = translator('zh-Hant');

describe('the times of a checkout', () => {
  it('are the store’s where no dish has hours', () => {
    const all = timesOf(true);
    const { slots, ...rest } = dishTimes(all, lines('rice'), known);
    expect(slots).toBe(all);
    expect(rest).toEqual({ limiting: [], clash: [], isPreOrderOnly: false });
    expect(dishTimes(timesOf(false), lines('rice'), known).isPreOrderOnly).toBe(true);
  });

  it('are none before the store’s are loaded', () => {
    expect(dishTimes(undefined, lines('pot'), known).slots).toBeUndefined();
  });

  it('are those of the dishes, without "now" where one is off, and name the dishes that leave some out', () => {
    const { slots, limiting, clash } = times('rice', 'pot', 'day');
    expect(slots?.result[0]).toMatchObject({ isNow: false, at: at('21T18:00') });
    expect(limiting.map(({ uuid }) => uuid)).toEqual(['pot']);
    expect(clashWords(clash, t)).toBeNull();
  });

  it('are none where two dishes share none, which are named', () => {
    const { slots, clash } = times('rice', 'bun', 'pot');
    expect(slots?.result).toEqual([]);
    expect(timedWords(clash, t)).toBe('豬扒包（7–11）、（18–22）');
    expect(clashWords(clash, t)).toMatch(/^這些餐點沒有共同的供應時間.*豬扒包/u);
  });
});
