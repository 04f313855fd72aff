import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZERO } from '#shared/kernel/money.ts';
import { activityMovesOf, movesOf, piecesBack } from './order-lines.ts';
import type { BoughtLine } from './snapshot.ts';

const STORE = { merchantId: 'm', storeId: 's' };
const line = (change: Partial<BoughtLine>): BoughtLine => ({
  uuid: 'line',
  productId: 'rice',
  skuId: 'rice-1',
  name: { zh: '', en: '' },
  skuName: { zh: '', en: '' },
  propsText: { zh: '', en: '' },
  picture: '',
  props: [],
  quantity: 1,
  originalCents: ZERO,
  goodsCents: ZERO,
  shareCents: ZERO,
  selectedPurchase: false,
  discountPieces: 0,
  flashPieces: 0,
  ...change,
});

/** What stocks get for some lines. */
const stocked = (lines: readonly BoughtLine[]) => {
  const [move] = movesOf(STORE, lines, []);
  return {
    pieces: move?.pieces ?? 0,
    size: move?.skus?.['rice-1'] ?? 0,
    discounts: move?.discountPieces ?? 0,
    flashes: move?.flashPieces ?? 0,
    activity: activityMovesOf(lines, []).reduce((sum, { pieces }) => sum + pieces, 0),
  };
};

it('a line that goes back in parts gives each stock what it gives as a whole, whatever its parts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
      fc.nat(20),
      fc.nat(20),
      fc.nat(20),
      (parts, discounts, flashes, taken) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        const atMost = (count: number) => Math.min(count, quantity);
        const whole = line({
          quantity,
          discountPieces: atMost(discounts),
          flashPieces: atMost(flashes),
          stockTakes: [{ activityId: 'a', pieces: atMost(taken) }],
        });
        let outPieces = 0;
        const total = { pieces: 0, size: 0, discounts: 0, flashes: 0, activity: 0 };
        for (const part of parts) {
          const back = stocked([piecesBack({ ...whole, outPieces }, part)]);
          for (const key of ['pieces', 'size', 'discounts', 'flashes', 'activity'] as const)
            total[key] += back[key];
          outPieces += part;
        }
        expect(total).toEqual(stocked([whole]));
        expect(stocked([{ ...whole, outPieces }])).toEqual(stocked([]));
      },
    ),
  );
});

it('pieces that stay have the lower prices first, and what an older order took of an activity counts too', () => {
  const bought = line({
    quantity: 3,
    discountPieces: 1,
    addOn: { activityId: 'old', pieces: 2 },
  });
  expect(stocked([piecesBack(bought, 1)])).toMatchObject({ pieces: 1, discounts: 0, activity: 0 });
  expect(stocked([piecesBack({ ...bought, outPieces: 1 }, 2)])).toMatchObject({
    pieces: 2,
    discounts: 1,
    activity: 2,
  });
});
