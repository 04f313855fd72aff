import { isApiError } from '#shared/client/api-error.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../lib/api/once.ts';
import { changeCart, openCart } from '../cart/cart-store.ts';
import { forgetChoice, offerChoice } from '../offers/offer-choice.ts';
import { trackOrder } from '../order/track-order.ts';
import type { ShopName } from '../shop.ts';
import { endDraft } from './checkout-draft.ts';
import type { OrderWish } from './checkout-model.ts';
import { cartHash } from './order-body.ts';
import { forgetPerson, usePerson } from './person.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * Makes the order once. Its key belongs to what is in the cart and lives until the server has answered (decision K2): a second press, a reload or a lost reply gets the first order.
 * A key that was used for the same cart with another remark or time means that the first attempt succeeded: that order is the result.
 */
export const makeOrder = async (
  { shop, lines }: Pick<Checkout, 'shop' | 'lines'>,
  wish: OrderWish,
): Promise<OrderId> => {
  const make = () =>
    once(`${shop.kind}:${wish.storeId}:${cartHash(lines)}`, async (key) => {
      const orderId = await shop.calls.createOrder(wish, { key });
      trackOrder('submitOrder', wish.storeId);
      return orderId;
    });
  try {
    return await make();
  } catch (error) {
    if (!isApiError(error) || error.reason !== 'KEY_REUSED') throw error;
    return (await shop.calls.unpaidOrder()) ?? make();
  }
};

/** All that a guest chose and wrote, as text: two equal ones are the same order. */
export const orderFingerprint = ({ shop, lines, way, draft, body }: Checkout): string => {
  const { chosen, gold, useMcoin } = offerChoice(shop);
  return JSON.stringify([
    cartHash(lines),
    way,
    draft,
    body?.selectedAddress,
    body?.pickedGifts,
    body?.mallCouponUserIds,
    body?.comboGroupId,
    chosen,
    gold,
    useMcoin,
    usePerson.getState(),
  ]);
};

/** Takes the ordered lines out of the cart and drops what was chosen and written for them. What another tab has added meanwhile stays. */
export const clearOrdered = async ({
  shop,
  lines,
}: Pick<Checkout, 'lines'> & { shop: ShopName }): Promise<void> => {
  forgetChoice(shop);
  endDraft(shop);
  forgetPerson();
  const ordered = new Set(lines.map(({ uuid }) => uuid));
  const { lines: kept } = await openCart(shop);
  changeCart(shop, {
    lines: kept.filter(({ uuid, isMallCoupon }) => !isMallCoupon && !ordered.has(uuid)),
    pickedGifts: {},
  });
};
