import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { WITH_RIDER } from '../life/moves.ts';
import type { TakeoutOrder } from './order.ts';
import type { PickupOffer } from './pickup-offer-repo.ts';

/** Whether the guest may still answer: nobody brings the order yet, and they did not answer before. */
export const isPickupOpen = (
  { status, deliveryType, riderStatus }: TakeoutOrder,
  offer: PickupOffer,
): boolean =>
  offer.isAccepted === null &&
  status === takeoutOrderStatus.codes.accepted &&
  riderStatus === null &&
  WITH_RIDER.some((travel) => travel === orderDeliveryType.nameOf(deliveryType));
