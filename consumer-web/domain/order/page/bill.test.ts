import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { billOf } from './bill.ts';
import type { Order } from '../model.ts';

const ZERO = cents(0);
const quote = {
  originalAmtn: cents(10_400),
  boxPrice: cents(400),
  bagFee: cents(100),
  holidayServiceFee: ZERO,
  deliveryGrossAmtn: cents(900),
  specialPeriodFee: ZERO,
} as Order['quote'];

it('the lines of a bill come to what is paid, whatever took something off', () => {
  const { goods, lines, total } = billOf({ quote, totalPrice: cents(11_200), deliveryType: 1 });
  expect(lines.map(({ kind, cents: value }) => [kind, value])).toEqual([
    ['boxFee', 400],
    ['bagFee', 100],
    ['deliveryFee', 900],
    ['reduction', -600],
  ]);
  expect(lines.reduce((sum, line) => sum + line.cents, goods as number)).toBe(total);
});

it('reductions are not mentioned where there are none; free delivery is', () => {
  const { lines } = billOf({
    quote: { ...quote, deliveryGrossAmtn: ZERO },
    totalPrice: cents(10_900),
    deliveryType: 1,
  });
  expect(lines.map(({ kind }) => kind)).toEqual(['boxFee', 'bagFee', 'deliveryFee']);
});

it('who collects an order reads nothing of delivery', () => {
  const { lines } = billOf({
    quote: { ...quote, deliveryGrossAmtn: ZERO },
    totalPrice: cents(10_900),
    deliveryType: 3,
  });
  expect(lines.map(({ kind }) => kind)).toEqual(['boxFee', 'bagFee']);
});
