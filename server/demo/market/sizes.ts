import { size, type Size } from '../takeout/sizes.ts';

/** Sizes that goods come in; the written price and unit are those of the first. */
export const GOODS_SIZES = {
  six: [
    size('1', ['單件', 'Single']),
    size('6', ['六件裝', 'Pack of 6'], { factor: 5.6, weight: 6 }),
  ],
  case: [
    size('1', ['單件', 'Single']),
    size('6', ['六件裝', 'Pack of 6'], { factor: 5.6, weight: 6 }),
    size('24', ['原箱 24 件', 'Case of 24'], { factor: 21, weight: 24 }),
  ],
  dozen: [
    size('1', ['單件', 'Single']),
    size('12', ['原箱 12 件', 'Case of 12'], { factor: 11, weight: 12 }),
  ],
  double: [
    size('s', ['標準裝', 'Regular']),
    size('l', ['孖裝', 'Twin pack'], { factor: 1.85, weight: 2 }),
  ],
  family: [
    size('s', ['標準裝', 'Regular']),
    size('f', ['家庭裝', 'Family pack'], { factor: 2.6, weight: 3 }),
  ],
  cut: [
    size('s', ['約 300 克', 'About 300 g']),
    size('m', ['約 600 克', 'About 600 g'], { factor: 1.95, weight: 2 }),
    size('l', ['約 1.2 公斤', 'About 1.2 kg'], { factor: 3.8, weight: 4 }),
  ],
  half: [size('h', ['半個', 'Half']), size('w', ['原個', 'Whole'], { factor: 1.9, weight: 2 })],
  nappy: [
    size('s', ['細碼', 'Small']),
    size('m', ['中碼', 'Medium'], { factor: 1.05, weight: 1.1 }),
    size('l', ['大碼', 'Large'], { factor: 1.1, weight: 1.2 }),
    size('xl', ['加大碼', 'Extra large'], { factor: 1.15, weight: 1.25 }),
  ],
} as const satisfies Record<string, readonly Size[]>;
export type GoodsSize = keyof typeof GOODS_SIZES;
