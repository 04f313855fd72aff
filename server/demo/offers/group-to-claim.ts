import { days, dollars, FOR_DEALS, say, terms } from './words.ts';

const CAFES = ['senado', 'rotunda', 'cunha', 'coloane'];
const SPAS = ['still-taipa', 'still-nape'];

/** What stores of deals have to claim on their pages, and the platform on all of them. */
export const GROUP_TO_CLAIM = [
  {
    id: 'neighbourhood.deals',
    merchantId: 'neighbourhood',
    storeIds: CAFES,
    terms: terms({
      kind: 'voucher',
      name: say('街坊四店代金券', 'Voucher for all four cafés'),
      activityId: 'neighbourhood.deals',
      amount: dollars(5),
      limitAmount: dollars(50),
      storeScope: 2,
      storeIds: CAFES,
      validity: days(14),
      ...FOR_DEALS,
    }),
  },
  {
    id: 'still-water.deals',
    merchantId: 'still-water',
    storeIds: SPAS,
    stock: 50,
    terms: terms({
      kind: 'voucher',
      name: say('水療體驗券', 'Spa voucher'),
      activityId: 'still-water.deals',
      amount: dollars(30),
      limitAmount: dollars(300),
      storeScope: 2,
      storeIds: SPAS,
      validity: days(30),
      ...FOR_DEALS,
    }),
  },
  {
    id: 'group.weekend',
    terms: terms({
      kind: 'redPacket',
      name: say('團購紅包', 'Deal red packet'),
      activityId: 'group.weekend',
      amount: dollars(10),
      limitAmount: dollars(200),
      validity: days(7),
      ...FOR_DEALS,
    }),
  },
];
