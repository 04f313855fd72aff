import { expect, it } from 'vitest';
import { giftsOf } from './cart-menu.ts';

it('gifts tell how many were promised, for pieces and at an amount', () => {
  const menu = {
    products: new Map([['tea', { productName: 'Tea' }]]),
    store: { activities: { fullGift: { fullGiftDetails: [{ giftId: 'g', fullGift: 'Mug' }] } } },
  } as unknown as Parameters<typeof giftsOf>[1];
  const quote = {
    gifts: [{ merchantProductId: 'tea', quantity: 1, wanted: 3 }],
    fullGift: { giftId: 'g', quantity: 0, wanted: 2 },
  } as unknown as Parameters<typeof giftsOf>[0];
  expect(giftsOf(quote, menu)).toEqual([
    { name: 'Mug', quantity: 0, wanted: 2 },
    { name: 'Tea', quantity: 1, wanted: 3 },
  ]);
});
