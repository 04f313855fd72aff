import { offeredWay, type Way } from '#shared/cart/delivery-mode.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { offerFromWire } from '#shared/voucher/offer-from-wire.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { markets } from '#server/demo/market/index.ts';
import { takeouts } from '#server/demo/takeout/index.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { menuOf, type Menu } from '../../consumer-web/domain/cart/cart-menu.ts';
import type { StorePage } from '../../consumer-web/domain/cart/cart-shop.ts';
import type { Reachable, TimeSlot } from '../../consumer-web/domain/checkout/checkout-model.ts';

/** A store of either shop as a guest's app has it: its menu, or some of a supermarket's goods, its page as each place sees it, the ways that it offers and their times. */
export type LoadedStore = {
  kind: StoreKind;
  storeId: StoreId;
  menu: Menu;
  pages: readonly StorePage[];
  ways: readonly Way[];
  slots: Readonly<Record<Way, readonly TimeSlot[]>>;
};
/**
 * `places`: those of the guest's address book, and points that nobody has saved. `offers`: what the
 * guest may choose from, by shop; `mallCoupons`: what may lie in a supermarket's cart instead.
 */
export type LoadedTown = {
  stores: Readonly<Record<StoreKind, readonly LoadedStore[]>>;
  places: readonly Reachable[];
  offers: Readonly<Record<StoreKind, readonly Offer[]>>;
  mallCoupons: readonly Offer[];
};

/** A point of the peninsula that nobody has saved. */
const POINT: Point = { lat: 22.2041, lon: 113.5521 };

/** So many goods of a supermarket are in the carts. */
const GOODS = 150;

/** Whether a product is in a promotion of its own. */
export const hasPromotion = (product: MenuProductRow): boolean =>
  [product.discount, product.seckill, product.purchase].some((one) => one !== null) ||
  [product.group, product.halfPrice].some((one) => one !== undefined);

/** The goods of every promotion, and some of all the others. */
const someGoods = async (api: TestApi, storeId: StoreId): Promise<ProductId[]> => {
  const { classifies: classes } = await api.marketClassify({ storeId });
  const pages = await Promise.all(
    classes.map(({ classifyId }) =>
      api.marketProductListNew({ storeId, classifyId, sortType: 1, offset: 0, size: 60 }),
    ),
  );
  const rows = pages.flatMap(({ result }) => result);
  return rows
    .toSorted((a, b) => Number(hasPromotion(b)) - Number(hasPromotion(a)))
    .slice(0, GOODS)
    .map(({ productId }) => productId);
};

const loadMarket = async (
  api: TestApi,
  key: string,
  places: readonly Reachable[],
): Promise<LoadedStore> => {
  const storeId = asId<StoreId>(key);
  const pages: StorePage[] = [];
  for (const { lat, lon } of places)
    pages.push(await api.marketStoreGet({ id: storeId, location: { lat, lon } }));
  const ids = await someGoods(api, storeId);
  const [{ products, ...status }, delivery, pickup] = await Promise.all([
    api.marketProductStatus({ storeId, ids }),
    api.marketCookTimes({ storeId }),
    api.marketAskForTimes({ storeId }),
  ]);
  return {
    kind: 'market',
    storeId,
    menu: menuOf({
      ...status,
      flashLeftSeconds: 0,
      classifies: [
        { classifyId: '', classifyName: '', imgUrl: '', isFlashClassify: false, products },
      ],
    }),
    pages,
    ways: (['delivery', 'pickup'] as const).filter((way) => offeredWay(way, pages[0]!) === way),
    slots: { delivery: delivery.result, pickup: pickup.result },
  };
};

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
    kind: 'takeout',
    storeId,
    menu: menuOf(menu),
    pages,
    ways: (['delivery', 'pickup'] as const).filter((way) => offeredWay(way, pages[0]!) === way),
    slots: { delivery: delivery.result, pickup: pickup.result },
  };
};

type CouponRow = Parameters<typeof offerFromWire>[0];
/** Coupons as the app reads them; those that it cannot use are left out. */
const offersFrom = <Row extends CouponRow>(
  rows: readonly Row[],
  kindOf: (row: Row) => Offer['kind'],
  now: Instant,
): Offer[] =>
  rows.flatMap((row) => {
    const made = offerFromWire(row, kindOf(row), now);
    return made.ok ? [made.offer] : [];
  });

/** What a guest may choose from for orders of a store. */
const offersOf = async (api: TestApi, storeId: StoreId, now: Instant): Promise<Offer[]> => {
  const choices = await Promise.all([
    api.buyerStoreRedPackets({ storeId }),
    api.buyerStoreVouchers({ storeId }),
    api.buyerStoreReduces({ storeId }),
  ]);
  return choices.flatMap(({ result }) => offersFrom(result, ({ couponType }) => couponType, now));
};

/** Every store of the town with all that its prices depend on, as the app of a signed-in guest loads it. */
export const loadTown = async (api: TestApi, now: Instant): Promise<LoadedTown> => {
  const storeId = asId<StoreId>(takeouts[0]!.key);
  const { result: book } = await api.addressGetList({ storeId });
  const unsaved = { id: asId<Reachable['id']>('nowhere'), mapAddress: '', detail: '', ...POINT };
  const places = [...book, { ...book[0]!, ...unsaved }];
  const stores: Record<StoreKind, LoadedStore[]> = { takeout: [], market: [] };
  for (const { key } of takeouts) stores.takeout.push(await loadStore(api, key, places));
  for (const { key } of markets) stores.market.push(await loadMarket(api, key, places));
  const offers = {
    takeout: await offersOf(api, storeId, now),
    market: await offersOf(api, asId<StoreId>(markets[0]!.key), now),
  };
  const { result: held } = await api.marketMallCoupons({ storeId: stores.market[0]!.storeId });
  return { stores, places, offers, mallCoupons: offersFrom(held, () => 'mallCoupon', now) };
};
