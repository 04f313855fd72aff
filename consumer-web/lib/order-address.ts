import { create } from 'zustand';
import { useSession } from './session.ts';
import { storage } from './storage.ts';

type Chosen = { ids: Readonly<Record<string, string>> };
/** A choice belongs to a member and a store. */
const keyOf = (storeId: string): string => `${useSession.getState().member?.userId ?? ''}:${storeId}`;

const useChosen = create<Chosen>()(() => ({ ids: storage.orderAddresses.get() }));

/** Keeps which address the order at a store goes to: it outlives reloads, back and sign-in. */
export const chooseOrderAddress = (storeId: string, addressId: string): void => {
  const ids = { ...useChosen.getState().ids, [keyOf(storeId)]: addressId };
  storage.orderAddresses.set(ids);
  useChosen.setState({ ids });
};

/** The id that was chosen for the order at a store, or null. Whether it is still there and in range is the server's to say (`addressGetList`). */
export const useOrderAddressId = (storeId: string): string | null => useChosen(({ ids }) => ids[keyOf(storeId)] ?? null);
