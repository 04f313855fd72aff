import type { OfferRule } from '../offer-rule.ts';
import { offerTakes } from '../offer-takes.ts';

/** A red packet goes with every promotion, but alone among the offers (Box 3). */
export const redPacket: OfferRule = {
  step: 'redPacket',
  isStackable: false,
  lowers: 'goods',
  covers: () => true,
  takes: ({ value }, baseCents) => offerTakes(value, baseCents),
};
