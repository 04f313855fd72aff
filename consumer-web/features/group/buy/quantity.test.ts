import { describe, expect, it } from 'vitest';
import { buyable } from './quantity.ts';

const offer = {
  limitCount: -1,
  stock: -1,
  minPurchase: 0,
  sellout: false,
  isShelf: true,
  notYetOnSaleUntil: null,
};

describe('buyable', () => {
  it('lets one buy from 1 to 99 when nothing is limited', () => {
    expect(buyable(offer)).toEqual({ ok: true, least: 1, most: 99 });
  });

  it('keeps to the tighter of limit and stock, from the least purchase on', () => {
    expect(buyable({ ...offer, limitCount: 5, stock: 3, minPurchase: 2 })).toEqual({
      ok: true,
      least: 2,
      most: 3,
    });
  });

  it('says why nothing can be bought', () => {
    expect(buyable({ ...offer, isShelf: false, sellout: true })).toEqual({
      ok: false,
      reason: 'offSale',
    });
    expect(buyable({ ...offer, notYetOnSaleUntil: 1, stock: 0 })).toEqual({
      ok: false,
      reason: 'coming',
    });
    expect(buyable({ ...offer, stock: 0 })).toEqual({ ok: false, reason: 'soldOut' });
    expect(buyable({ ...offer, stock: 1, minPurchase: 2 })).toEqual({
      ok: false,
      reason: 'soldOut',
    });
    expect(buyable({ ...offer, limitCount: 0 })).toEqual({ ok: false, reason: 'limit' });
  });
});
