import { describe, expect, it } from 'vitest';
import { asId, type AddressId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { aUnitOffer, NOON, someLines } from '#shared/testing/builders.ts';
import type { Reachable } from './checkout-model.ts';
import { cartHash, orderBody, orderedLines } from './order-body.ts';

const address: Reachable = {
  id: asId<AddressId>('a1'),
  contactName: 'Ana',
  title: 'Ms',
  region: '853',
  phone: '66880002',
  mapAddress: 'Praia Grande',
  detail: '12 F',
  lat: 22.19,
  lon: 113.54,
  tag: null,
  isDefault: true,
  district: 'Sé',
  notUpstairs: null,
  isInRange: true,
  distance: 800,
  outReason: null,
};
const lines = someLines(
  { quantity: 2, discount: aUnitOffer({ price: cents(800) }) },
  { selected: false },
  { quantity: 0 },
);
const parts = {
  storeId: 's1',
  lines,
  way: 'delivery' as const,
  address,
  time: { isNow: true, at: NOON },
  isPlasticBag: true,
  paymentType: 'MP_MACAU' as const,
  appVersion: null,
  offerIds: ['o1'],
};

describe('what is ordered', () => {
  it('are the selected lines, each with the price that its screen shows', () => {
    expect(
      orderBody(parts).productList.map(({ skuId, quantity, price }) => [skuId, quantity, price]),
    ).toEqual([['sku-a', 2, 800]]);
    expect(orderedLines(lines)).toHaveLength(1);
  });
  it('goes to an address at a cook time', () => {
    const { deliveryType, selectedAddress, cookTime, askForTime, offerIds } = orderBody(parts);
    expect({ deliveryType, cookTime, askForTime, offerIds }).toEqual({
      deliveryType: 1,
      cookTime: { isNow: true, at: NOON },
      askForTime: null,
      offerIds: ['o1'],
    });
    expect(selectedAddress).toEqual({
      id: 'a1',
      contactName: 'Ana',
      title: 'Ms',
      region: '853',
      phone: '66880002',
      mapAddress: 'Praia Grande',
      detail: '12 F',
      lat: 22.19,
      lon: 113.54,
    });
  });
  it('or is collected at an ask-for time, without an address', () => {
    const { deliveryType, selectedAddress, cookTime, askForTime } = orderBody({
      ...parts,
      way: 'pickup',
    });
    expect({ deliveryType, selectedAddress, cookTime, askForTime }).toEqual({
      deliveryType: 3,
      selectedAddress: null,
      cookTime: null,
      askForTime: { isNow: true, at: NOON },
    });
  });
});

describe('the word for a cart', () => {
  it('is the same for the same pieces in any order, and another for one more', () => {
    const [a, b] = someLines({}, { quantity: 3 });
    expect(cartHash([a!, b!])).toBe(cartHash([b!, a!]));
    expect(cartHash([a!, b!])).not.toBe(cartHash([{ ...a!, quantity: 2 }, b!]));
    expect(cartHash([a!])).toMatch(/^[0-9a-f]{32}$/);
  });
});
