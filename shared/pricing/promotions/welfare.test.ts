import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, aUnitOffer } from '../../testing/builders.ts';
import { overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const line = (quantity: number, stock: number, orderLimit: number) => ({
  quantity,
  welfare: { welfareProductId: 'welfare', price: cents(300), stock, orderLimit },
});

describe('welfare price', () => {
  it.each([
    [line(2, 2, -1), ['2 welfare 300'], []],
    [line(3, 2, -1), ['2 welfare 300', '1 goods 1000'], ['welfareStock 2']],
    [line(3, -1, 1), ['1 welfare 300', '2 goods 1000'], ['welfareOrderLimit 1']],
    [line(3, 1, 1), ['1 welfare 300', '2 goods 1000'], ['welfareOrderLimit 1']],
  ])('%j', (change, units, overflow) => {
    expect([unitsOf(aCart(change)), overflowsIn(aCart(change))]).toEqual([[units], overflow]);
  });
  it.each([
    [2, -1, 'welfareStock 2'],
    [-1, 2, 'welfareOrderLimit 2'],
  ])(
    'shares a stock of %i and a limit of %i among the lines of a product',
    (stock, orderLimit, overflow) => {
      const cart = aCart(
        { productId: 'rice', ...line(1, stock, orderLimit) },
        { productId: 'rice', ...line(2, stock, orderLimit) },
      );
      expect([unitsOf(cart), overflowsIn(cart)]).toEqual([
        [['1 welfare 300'], ['1 welfare 300', '1 goods 1000']],
        [overflow],
      ]);
    },
  );
  it('goes before a discount at the same price', () => {
    expect(
      unitsOf(aCart({ ...line(2, 1, -1), discount: aUnitOffer({ price: cents(300) }) })),
    ).toEqual([['1 welfare 300', '1 discount 300']]);
  });
});
