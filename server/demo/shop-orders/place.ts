import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import type { ChosenProp } from '#shared/cart/cart-line.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import { asId, type UserId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import {
  announceStock,
  newOrder,
  type PriceBody,
  priceOrder,
  recordOrder,
  snapshotOf,
  takeDishes,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import {
  dishesOfStore,
  highPropRow,
  NOTHING_TAKEN,
  optionGroups,
  productRow,
  slotsOfStore,
  storeById,
  type TakeoutProduct,
  type TakeoutStore,
} from '#server/modules/catalogue/index.ts';
import type { Random } from '#server/kit/random.ts';
import { DEMO_USER_ID } from '../people.ts';
import type { Scene } from './scenes.ts';

/** Where the demonstration's consumer lives. */
const HOME = {
  contactName: '陳小姐',
  title: 'Ms' as const,
  region: '853' as const,
  phone: '66880001',
  mapAddress: '新口岸宋玉生廣場',
  detail: '皇朝廣場 8 樓 C 座',
  lat: 22.1901,
  lon: 113.5483,
};
const BUYER = asId<UserId>(DEMO_USER_ID);

type Line = PriceBody['productList'][number];

/** In stock, needs no age and nothing beside it. */
const isPlain = ({ stock, facts, price }: TakeoutProduct): boolean =>
  (stock === -1 || stock > 5) &&
  facts.alcohol === 0 &&
  price >= 2000 &&
  facts.goods?.isFresh !== true;

/** Some products of a store, as their popup opens. */
const linesOf = async (
  query: Query,
  store: TakeoutStore,
  { goods, from = 0 }: Scene,
  now: Instant,
): Promise<Line[]> => {
  const products = await dishesOfStore(query, store);
  const options = await optionGroups(query, store);
  return products
    .filter(isPlain)
    .slice(from, from + goods)
    .map((product, place): Line => {
      const whole = menuProductWithOptions(
        productRow(product, { activities: [], taken: NOTHING_TAKEN, now }, ({ zh }) => zh),
        options.map((group) => highPropRow(group, ({ zh }) => zh)),
      );
      const { sku, props } = defaultSelection(whole);
      return {
        productId: product.id,
        skuId: must(sku, 'a size of a product').skuId,
        quantity: place === 0 ? 2 : 1,
        props: props.map((prop: ChosenProp) => ({ ...prop })),
        selectedPurchase: false,
      };
    });
};

/** The time that a scene's order is for; null is as soon as can be. */
const timeOf = (store: Standing<TakeoutStore>, { slotInMs }: Scene, at: Instant, now: Instant) => {
  if (slotInMs === undefined) return null;
  const slot = slotsOfStore(store, at).find((one) => !one.isNow && one.at >= plus(now, slotInMs));
  return slot ? { isNow: false, at: slot.at } : null;
};

const bodyOf = async (
  query: Query,
  scene: Scene,
  { at, now }: { at: Instant; now: Instant },
): Promise<PriceBody> => {
  const { storeId, isPickup = false } = scene;
  const store = standingAt(must(await storeById(query, storeId), 'a store of the town'), at);
  const time = timeOf(store, scene, at, now);
  return {
    storeId: asId(storeId),
    deliveryType: isPickup ? 3 : 1,
    productList: await linesOf(query, store, scene, at),
    selectedAddress: isPickup ? null : HOME,
    cookTime: isPickup ? null : time,
    askForTime: isPickup ? time : null,
    isPlasticBag: true,
    pocketNum: 1,
    offerIds: [],
    goldIds: [],
    useMcoin: false,
    paymentType: 'MP_TEST_PAY',
    appVersion: null,
  };
};

/** Makes the order of a scene at a moment, as a checkout would. */
export const placeOrder = async (
  query: Query,
  random: Random,
  scene: Scene,
  { at, now }: { at: Instant; now: Instant },
): Promise<TakeoutOrder> => {
  const body = await bodyOf(query, scene, { at, now });
  const userId = scene.userId ?? BUYER;
  const priced = await priceOrder(query, body, userId, at);
  const chosen = {
    ...body,
    remarks: scene.remark ?? '',
    remarkTags: [],
    tablewareQty: 2,
    outOfStock: 'ASK' as const,
  };
  const order = newOrder(
    {
      id: random.id(),
      priced,
      isRisk: false,
      snapshot: snapshotOf(chosen, priced, {
        buyer: { region: HOME.region, phone: HOME.phone },
        alcohol: null,
        risk: null,
        pickupCode: random.digits(4),
      }),
    },
    { random, userId, now: at },
  );
  const moved = await takeDishes(query, order);
  await recordOrder(query, order, at);
  await announceStock(query, order, moved);
  return order;
};
