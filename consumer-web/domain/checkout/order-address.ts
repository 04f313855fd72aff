import { create } from 'zustand';
import * as z from 'zod/mini';
import { useSession } from '../../lib/session/session.ts';
import { byShopKey } from '../shop-records.ts';
import { shopKey, type ShopName } from '../shop.ts';
import { defineSlot } from '../../lib/storage.ts';

/** Member and shop to the address that an order goes to. */
const kept = defineSlot<Record<string, string>>({
  key: 'orderAddresses',
  area: 'local',
  schema: z.record(z.string(), z.string()),
  absent: {},
});

type Chosen = { ids: Readonly<Record<string, string>> };
/** A choice belongs to a member and a shop. */
const keyOf = (shop: ShopName, userId: string): string => `${userId}:${shopKey(shop)}`;

const useChosen = create<Chosen>()(() => ({ ids: byShopKey(kept.get(), ':') }));

const keep = (ids: Chosen['ids']): void => {
  kept.set({ ...ids });
  useChosen.setState({ ids });
};

/** Stores the address for the order at a shop: the choice outlives reloads, back and sign-in. */
export const chooseOrderAddress = (shop: ShopName, addressId: string): void => {
  keep({
    ...useChosen.getState().ids,
    [keyOf(shop, useSession.getState().member?.userId ?? '')]: addressId,
  });
};

/** The account is closed: no choice is left. */
export const forgetOrderAddresses = (): void => {
  keep({});
};

/** The id that was chosen for the order at a shop by whoever is signed in, or null. The server decides whether it still exists and is in range (`addressGetList`). */
export const useOrderAddressId = (shop: ShopName): string | null => {
  const userId = useSession(({ member }) => member?.userId ?? '');
  return useChosen(({ ids }) => ids[keyOf(shop, userId)] ?? null);
};
