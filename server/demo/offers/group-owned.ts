import type { DemoPiece } from './owned.ts';
import { days, dollars, FOR_DEALS, say, terms } from './words.ts';

/** Coupons for deals of the demonstration's consumer: for all, and for three cafés of one merchant. */
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
];
