import { dropCartsOf } from '../cart/cart-disk.ts';
import { useCarts } from '../cart/cart-store.ts';
import { forgetDrafts } from '../checkout/checkout-draft.ts';
import { forgetChoices } from '../offers/offer-choice.ts';
import { forgetOrderAddresses } from '../checkout/order-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { clearPerson } from '../../lib/storage.ts';
import { dropPages } from '../store/store-disk.ts';

/** The account is closed: nothing of its owner stays on this device, carts, drafts and searches neither. */
export const forgetPerson = (userId: string): void => {
  useSession.getState().signOut();
  useCarts.setState({ carts: {} });
  forgetChoices();
  forgetDrafts();
  forgetOrderAddresses();
  // last: what those stores wrote of their being empty goes too
  clearPerson();
  void dropCartsOf(userId);
  void dropPages();
};
