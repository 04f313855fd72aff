import { offeredWay, type Way } from '#shared/cart/delivery-mode.ts';
import type { Point } from '#shared/geo/distance.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { offerFromWire } from '#shared/voucher/offer-from-wire.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { takeouts } from '#server/demo/takeout/index.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { menuOf, type Menu } from '../../consumer-web/domain/cart/cart-menu.ts';
import type { StorePage } from '../../consumer-web/domain/cart/cart-shop.ts';
import type { Reachable, TimeSlot } from '../../consumer-web/domain/checkout/checkout-model.ts';

/** A store as a guest's app has it: its menu, its page as each place sees it, the ways that it offers and their times. */
export type LoadedStore = {
  storeId: StoreId;
  menu: Menu;
  pages: readonly StorePage[];
  ways: readonly Way[];
  slots: Readonly<Record<Way, readonly TimeSlot[]>>;
};
/** `places`: those of the guest's address book, and points that nobody has saved. `offers`: what the guest may choose from. */
export type LoadedTown = {
  stores: readonly LoadedStore[];
  places: readonly Reachable[];
  offers: readonly Offer[];
};

/** A point of the peninsula that nobody has saved. */
const POINT: Point = { lat: 22.2041, lon: 113.5521 };

const loadStore = async (
  api: TestApi,
  key: string,
  places: readonly Reachable[],
): Promise<LoadedStore> => {
  const storeId = asId<StoreId>(key);
  const pages: StorePage[] = [];
  for (const { lat, lon } of places)
    pages.push(await api.takeoutStoreGet({ id: storeId, location: { lat, lon } }));
  const [menu, delivery, pickup] = await Promise.all([
    api.takeoutMenu({ storeId }),
    api.takeoutCookTimes({ storeId }),
    api.takeoutAskForTimes({ storeId }),
  ]);
  return {
    storeId,
    menu: menuOf(menu),
    pages,
    ways: (['delivery', 'pickup'] as const).filter((way) => offeredWay(way, pages[0]!) === way),
    slots: { delivery: delivery.result, pickup: pickup.result },
  };
};

/** Every takeout store of the town with all that its prices depend on, as the app of a signed-in guest loads it. */
export const loadTown = async (api: TestApi, now: Instant): Promise<LoadedTown> => {
  const storeId = asId<StoreId>(takeouts[0]!.key);
  const { result: book } = await api.addressGetList({ storeId });
  const unsaved = { id: asId<Reachable['id']>('nowhere'), mapAddress: '', detail: '', ...POINT };
  const places = [...book, { ...book[0]!, ...unsaved }];
  const choices = await Promise.all([
    api.buyerStoreRedPackets({ storeId }),
    api.buyerStoreVouchers({ storeId }),
    api.buyerStoreReduces({ storeId }),
  ]);
  const offers = choices.flatMap(({ result }) =>
    result.flatMap((row) => {
      const made = offerFromWire(row, row.couponType, now);
      return made.ok ? [made.offer] : [];
    }),
  );
  const stores: LoadedStore[] = [];
  for (const { key } of takeouts) stores.push(await loadStore(api, key, places));
  return { stores, places, offers };
};
