import type { OffersPort } from '#server/modules/order/index.ts';
import { choicesFor } from './choice.ts';
import { giveLatePacket } from './late-packet.ts';
import { giveReturnVoucher } from './return-voucher.ts';
import { chosenOffers, confirmOffers, endGiven, freeOffers, reserveOffers } from './uses.ts';

/** Vouchers, red packets and free-delivery packets, as orders use them. */
export const offersOfOrders: OffersPort = {
  chosen: chosenOffers,
  choices: choicesFor,
  reserve: reserveOffers,
  confirm: confirmOffers,
  free: freeOffers,
  endGiven,
  completed: giveReturnVoucher,
  late: giveLatePacket,
};
