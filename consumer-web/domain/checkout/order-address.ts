import { create } from 'zustand';
import * as z from 'zod/mini';
import { useSession } from '../../lib/session/session.ts';
import { defineSlot } from '../../lib/storage.ts';

/** Member and store to the address that an order goes to. */
const kept = defineSlot<Record<string, string>>({
  key: 'orderAddresses',
  area: 'local',
  schema: z.record(z.string(), z.string()),
  absent: {},
});

type Chosen = { ids: Readonly<Record<string, string>> };
/** A choice belongs to a member and a store. */
const keyOf = (storeId: string, userId: string): string => `${userId}:${storeId}`;

const useChosen = create<Chosen>()(() => ({ ids: kept.get() }));

const keep = (ids: Chosen['ids']): void => {
  kept.set({ ...ids });
  useChosen.setState({ ids });
};

/** Keeps which address the order at a store goes to: it outlives reloads, back and sign-in. */
export const chooseOrderAddress = (storeId: string, addressId: string): void => {
  keep({
    ...useChosen.getState().ids,
    [keyOf(storeId, useSession.getState().member?.userId ?? '')]: addressId,
  });
};

/** The account is closed: no choice is left. */
export const forgetOrderAddresses = (): void => {
  keep({});
};

/** The id that was chosen for the order at a store by whoever is signed in, or null. Whether it is still there and in range is the server's to say (`addressGetList`). */
export const useOrderAddressId = (storeId: string): string | null => {
  const userId = useSession(({ member }) => member?.userId ?? '');
  return useChosen(({ ids }) => ids[keyOf(storeId, userId)] ?? null);
};
