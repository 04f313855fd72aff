import type { DemoPiece } from './owned.ts';
import { days, dollars, FOR_DEALS, say, terms } from './words.ts';

/** Coupons for deals of the demonstration's consumer: for all, for three cafés of one merchant, for one store, and for two deals. */
export const GROUP_OWNED: readonly DemoPiece[] = [
  {
    key: 'g-any',
    terms: terms({
      kind: 'voucher',
      name: say('團購通用券', 'Voucher for any deal'),
      validity: days(30),
      activityId: 'demo.g-any',
      amount: dollars(20),
      limitAmount: dollars(150),
      ...FOR_DEALS,
    }),
    from: -3,
    to: 10,
    state: 'claimed',
  },
  {
    key: 'g-cafes',
    terms: terms({
      kind: 'voucher',
      name: say('街坊三店團購券', 'Neighbourhood deal voucher'),
      validity: days(30),
      activityId: 'demo.g-cafes',
      amount: dollars(8),
      limitAmount: dollars(40),
      storeScope: 2,
      storeIds: ['senado', 'rotunda', 'cunha'],
      ...FOR_DEALS,
    }),
    from: -3,
    to: 18,
    state: 'claimed',
  },
  {
    key: 'g-spa',
    terms: terms({
      kind: 'voucher',
      name: say('新口岸水療店券', 'NAPE spa voucher'),
      validity: days(30),
      activityId: 'demo.g-spa',
      amount: dollars(25),
      limitAmount: dollars(250),
      storeScope: 3,
      storeIds: ['still-nape'],
      storeName: say('新口岸店', 'NAPE'),
      ...FOR_DEALS,
    }),
    from: -3,
    to: 20,
    state: 'claimed',
  },
  {
    key: 'g-evening',
    terms: terms({
      kind: 'voucher',
      name: say('夜遊團購券', 'Evening deal voucher'),
      validity: days(30),
      activityId: 'demo.g-evening',
      amount: dollars(10),
      limitAmount: dollars(80),
      storeScope: 9,
      productIds: ['wheel-night', 'cinema-pair'],
      ...FOR_DEALS,
    }),
    from: -3,
    to: 22,
    state: 'claimed',
  },
];
