import { dropCartsOf } from '../cart/cart-disk.ts';
import { useCarts } from '../cart/cart-store.ts';
import { forgetDrafts } from '../checkout/checkout-draft.ts';
import { forgetChoices } from '../offers/offer-choice.ts';
import { forgetOrderAddresses } from '../checkout/order-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { clearPerson } from '../../lib/storage.ts';
import { dropPages } from '../store/store-disk.ts';

/**
 * The account is closed: removes all that its owner left on this device, carts, drafts and searches
 * included.
 */
export const forgetPerson = (userId: string): void => {
  useSession.getState().signOut();
  useCarts.setState({ carts: {} });
  forgetChoices();
  forgetDrafts();
  forgetOrderAddresses();
  // last, so that what those stores wrote when they were emptied goes too
  clearPerson();
  void dropCartsOf(userId);
  void dropPages();
};
