import type { Bilingual } from '../town/index.ts';

/** A size of a dish: what it costs more than the smallest, as a factor and in dollars, and what it weighs as a factor. */
export type Size = { key: string; name: Bilingual; factor: number; plus: number; weight: number };

export const size = (
  key: string,
  [zh, en]: readonly [string, string],
  { factor = 1, plus = 0, weight = 1 }: Partial<Pick<Size, 'factor' | 'plus' | 'weight'>> = {},
): Size => ({ key, name: { zh, en }, factor, plus, weight });

/** Sizes that dishes come in; the written price is that of the first. */
export const SIZES = {
  one: [size('s', ['一份', 'Regular'])],
  portion: [
    size('s', ['例牌', 'Regular']),
    size('l', ['大份', 'Large'], { factor: 1.5, weight: 1.5 }),
  ],
  cup: [size('m', ['中杯', 'Medium']), size('l', ['大杯', 'Large'], { plus: 5, weight: 1.35 })],
  coffee: [
    size('m', ['標準杯', 'Regular']),
    size('l', ['加大杯', 'Large'], { plus: 6, weight: 1.3 }),
  ],
  bird: [
    size('q', ['例牌', 'Portion']),
    size('h', ['半隻', 'Half bird'], { factor: 2.1, weight: 2.4 }),
    size('w', ['一隻', 'Whole bird'], { factor: 4, weight: 4.8 }),
  ],
  pieces: [
    size('4', ['四件', '4 pieces']),
    size('8', ['八件', '8 pieces'], { factor: 1.9, weight: 2 }),
  ],
  box: [
    size('1', ['單件', 'Single']),
    size('6', ['六件裝', 'Box of 6'], { factor: 5.5, weight: 6 }),
  ],
  cake: [
    size('s', ['切件', 'Slice']),
    size('6', ['六吋', '6 inch'], { factor: 6, weight: 6 }),
    size('8', ['八吋', '8 inch'], { factor: 9.5, weight: 10 }),
  ],
  pizza: [
    size('9', ['九吋', '9 inch']),
    size('12', ['十二吋', '12 inch'], { factor: 1.6, weight: 1.8 }),
  ],
  platter: [
    size('2', ['二人份', 'For two']),
    size('4', ['四人份', 'For four'], { factor: 1.85, weight: 2 }),
  ],
} as const satisfies Record<string, readonly Size[]>;
export type SizeName = keyof typeof SIZES;
