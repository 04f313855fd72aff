import { dropCartsOf } from './cart-disk.ts';
import { useCarts } from './cart-store.ts';
import { queryClient } from './query.ts';
import { useSession } from './session.ts';
import { clearPerson } from './storage.ts';
import { dropPages } from './store-disk.ts';

/** The account is closed: nothing of its owner stays on this device, carts, drafts and searches neither. */
export const forgetPerson = (userId: string): void => {
  clearPerson();
  useSession.getState().signOut();
  useCarts.setState({ carts: {} });
  queryClient.removeQueries({ queryKey: ['mine'] });
  void dropCartsOf(userId);
  void dropPages();
};
