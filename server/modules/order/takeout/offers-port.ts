import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import type { Query } from '#server/db/db.ts';
import { giveLatePacket } from '#server/modules/offers/late-packet.ts';
import { giveReturnVoucher, type Completed } from '#server/modules/offers/return-voucher.ts';
import {
  chosenOffers,
  confirmOffers,
  freeOffers,
  reserveOffers,
} from '#server/modules/offers/uses.ts';

type OfOrder = { merchantId: string; orderId: string };

/** What orders need of vouchers and red packets: to know them, and to hold, use up and free them with the order (decisions H14, E12). All run in the order's transaction. */
export type OffersPort = {
  /** The chosen offers, in the order chosen; refuses `OFFER_UNAVAILABLE` when one is not the buyer's. */
  chosen(
    query: Query,
    asked: { userId: string; storeId: string; offerIds: readonly string[] },
    now: Instant,
  ): Promise<readonly Offer[]>;
  reserve(
    query: Query,
    use: OfOrder & { userId: string; offerIds: readonly string[] },
    now: Instant,
  ): Promise<void>;
  confirm(query: Query, order: OfOrder, now: Instant): Promise<void>;
  free(query: Query, order: OfOrder, now: Instant): Promise<void>;
  /** Gives what a store promised for the next order; false when the goods do not come to any of it. */
  completed(query: Query, order: Completed, now: Instant): Promise<boolean>;
  /** Makes a late order good; an amount of nothing gives nothing. */
  late(
    query: Query,
    order: { orderId: string; userId: string; amount: Cents },
    now: Instant,
  ): Promise<void>;
};

/** Vouchers, red packets and free-delivery packets of `modules/offers`. */
export const offersPort: OffersPort = {
  chosen: chosenOffers,
  reserve: reserveOffers,
  confirm: confirmOffers,
  free: freeOffers,
  completed: giveReturnVoucher,
  late: giveLatePacket,
};
