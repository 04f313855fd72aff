import { dropCartsOf } from './cart-disk.ts';
import { useCarts } from './cart-store.ts';
import { forgetDrafts } from './checkout-draft.ts';
import { forgetChoices } from './offer-choice.ts';
import { forgetOrderAddresses } from './order-address.ts';
import { useSession } from './session.ts';
import { clearPerson } from './storage.ts';
import { dropPages } from './store-disk.ts';

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
