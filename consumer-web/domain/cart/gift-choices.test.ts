import { expect, it } from 'vitest';
import { aLine } from '#shared/testing/builders.ts';
import { giftChoices, usablePicks } from './gift-choices.ts';

const gift = (merchantProductId: string, stock: number) => ({
  merchantProductId,
  giftQuantity: 1,
  stock,
  canUseStock: -1,
  productWeight: 0.2,
  isFresh: false,
});
const line = (quantity: number) => aLine({ merchantProductId: 'soap', quantity, selected: true });
const menu = (gifts = [gift('tea', 0), gift('jam', 5), gift('oil', -1)], joinRemaining = 1) =>
  ({
    store: {
      activities: {
        buyGift: [
          {
            buyGiftId: 'pick',
            buyProduct: { merchantProductIds: ['soap'] },
            limits: [{ limitQuantity: 2, gifts, isDouble: false, isWhatever: true }],
            singleOrderJoinCount: -1,
            isLimitJoin: true,
            joinRemaining,
          },
        ],
      },
    },
    products: new Map([['jam', { productName: 'Jam' }]]),
  }) as unknown as Parameters<typeof giftChoices>[2];

it('a cart that has earned a gift offers the choice, with what is left, from the first that is', () => {
  expect(giftChoices([line(1)], undefined, menu())).toEqual([]);
  expect(giftChoices([line(2)], undefined, menu())).toMatchObject([
    {
      buyGiftId: 'pick',
      picked: 'jam',
      gifts: [{ left: 0 }, { name: 'Jam', left: 5 }, { left: Number.POSITIVE_INFINITY }],
    },
  ]);
  expect(giftChoices([line(2)], { pick: 'oil' }, menu())[0]!.picked).toBe('oil');
});

it('a pick that is gone is none; without a gift or a turn left there is no choice', () => {
  expect(usablePicks([], { pick: 'oil', other: 'x' }, menu())).toEqual({ pick: 'oil' });
  expect(usablePicks([], { pick: 'tea' }, menu())).toEqual({});
  expect(giftChoices([line(2)], { pick: 'tea' }, menu())[0]!.picked).toBe('jam');
  expect(giftChoices([line(2)], undefined, menu([gift('tea', 0), gift('jam', 0)]))).toEqual([]);
  expect(giftChoices([line(2)], undefined, menu(undefined, 0))).toEqual([]);
  expect(giftChoices([line(2)], undefined, null)).toEqual([]);
});

it('pieces that the cart buys are no gifts', () => {
  const all = [line(2), aLine({ merchantProductId: 'jam', quantity: 5, selected: true })];
  expect(usablePicks(all, { pick: 'jam' }, menu())).toEqual({});
  expect(giftChoices(all, { pick: 'jam' }, menu())[0]).toMatchObject({
    picked: 'oil',
    gifts: [{ left: 0 }, { left: 0 }, { left: Number.POSITIVE_INFINITY }],
  });
});
