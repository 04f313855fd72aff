import type { ChosenProp } from '#shared/cart/cart-line.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import { asId, type UserId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { refundAmount } from '#shared/order/refund/refund-amount.ts';
import type { Query } from '#server/db/db.ts';
import {
  addRefund,
  closeTakeout,
  moveOrder,
  newOrder,
  paidOrder,
  type PriceBody,
  priceOrder,
  recordOrder,
  settleRequest,
  snapshotOf,
  takeDishes,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import {
  takeoutStore,
  highPropRow,
  NOTHING_TAKEN,
  optionGroups,
  productRow,
  stockMoved,
  dishesOfStore,
} from '#server/modules/catalogue/index.ts';
import type { Random } from '#server/kit/random.ts';
import { DEMO_USER_ID } from '../people.ts';
import { perform } from '../simulator/acts.ts';
import { CALM, planOf } from '../simulator/plan.ts';
import { TAKEOUT_SCENES, type Scene } from './scenes.ts';

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
const USER = asId<UserId>(DEMO_USER_ID);

type Line = PriceBody['productList'][number];

/** The first dishes of a menu that need no age, as their popup opens. */
const someDishes = async (
  query: Query,
  storeId: string,
  count: number,
  now: Instant,
): Promise<Line[]> => {
  const store = must(await takeoutStore(query, storeId), 'a store of the town');
  const products = await dishesOfStore(query, store);
  const options = await optionGroups(query, store);
  const fit = products
    .filter(
      ({ stock, facts, price }) =>
        (stock === -1 || stock > 5) && facts.alcohol === 0 && price >= 2000,
    )
    .slice(0, count);
  return fit.map((product, place): Line => {
    const whole = menuProductWithOptions(
      productRow(product, { activities: [], taken: NOTHING_TAKEN, now }, ({ zh }) => zh),
      options.map((group) => highPropRow(group, ({ zh }) => zh)),
    );
    const { sku, props } = defaultSelection(whole);
    return {
      productId: product.id,
      skuId: must(sku, 'a size of a dish').skuId,
      quantity: place === 0 ? 2 : 1,
      props: props.map((prop: ChosenProp) => ({ ...prop })),
      selectedPurchase: false,
    };
  });
};

const bodyOf = async (
  query: Query,
  { storeId, isPickup = false, dishes }: Scene,
  at: Instant,
): Promise<PriceBody> => ({
  storeId: asId(storeId),
  deliveryType: isPickup ? 3 : 1,
  productList: await someDishes(query, storeId, dishes, at),
  selectedAddress: isPickup ? null : HOME,
  cookTime: null,
  askForTime: null,
  isPlasticBag: true,
  pocketNum: 1,
  offerIds: [],
  goldIds: [],
  useMcoin: false,
  paymentType: 'MP_TEST_PAY',
  appVersion: null,
});

const place = async (
  query: Query,
  random: Random,
  scene: Scene,
  at: Instant,
): Promise<TakeoutOrder> => {
  const body = await bodyOf(query, scene, at);
  const priced = await priceOrder(query, body, USER, at);
  const chosen = { ...body, remarks: scene.remark ?? '', remarkTags: [], tablewareQty: 2 };
  const order = newOrder(
    {
      priced,
      isRisk: false,
      snapshot: snapshotOf(chosen, priced, {
        buyer: { region: HOME.region, phone: HOME.phone },
        alcohol: null,
        risk: null,
        pickupCode: random.digits(4),
      }),
    },
    { random, userId: USER, now: at },
  );
  const moved = await takeDishes(query, order);
  await recordOrder(query, order, at);
  await stockMoved(query, moved);
  return order;
};

/** The whole course that the town would have given the order, by the verbs that stores and riders call. */
const bringHome = async (
  query: Query,
  paid: TakeoutOrder,
  paidAt: Instant,
): Promise<TakeoutOrder> => {
  const plan = planOf({ ...paid, paidAt }, CALM);
  let order = paid;
  for (const planned of plan.moves)
    order = must(await perform(query, order, planned, plan), `a legal ${planned.kind}`);
  return order;
};

/** A refund of one piece of the first dish: nine is "poor quality", with its picture; seven is "missing". */
const askRefund = async (
  query: Query,
  random: Random,
  order: TakeoutOrder,
  at: Instant,
): Promise<TakeoutOrder> => {
  const [first] = order.lines;
  const amount = refundAmount(paidOrder(order, []), [
    { lineId: must(first, 'a line').uuid, quantity: 1 },
  ]);
  if (!amount.ok) throw new Error('a scene has nothing to refund');
  const asked = must(
    await moveOrder(query, order, 'REFUND_ASKED', at, {
      patch: { refundRequests: 1, refundRequestedAt: at },
      facts: { amount: amount.refundCents, reason: 7 },
    }),
    'a refund',
  );
  await addRefund(query, {
    merchantId: order.merchantId,
    id: random.id(),
    orderId: order.id,
    userId: USER,
    kind: 'items',
    reason: 7,
    note: '',
    photos: [],
    items: amount.lines,
    parts: {
      delivery: amount.deliveryFeeCents,
      platform: amount.platformFeeCents,
      bag: amount.bagFeeCents,
    },
    amount: amount.refundCents,
    isWhole: false,
    progress: 0,
    requestedAt: at,
    settledAt: null,
    isAutomatic: false,
  });
  return asked;
};

const play = async (
  query: Query,
  random: Random,
  scene: Scene,
  now: Instant,
): Promise<TakeoutOrder> => {
  const created = plus(now, -scene.agoMs);
  const paidAt = plus(created, 20 * SECOND);
  const order = await place(query, random, scene, created);
  const paid = must(
    await moveOrder(query, order, 'PAID', paidAt, {
      patch: { paidAt, tradeNo: asId(`demo-${order.id}`) },
    }),
    'a payment',
  );
  if (scene.state === 'cooking') return paid;
  if (scene.state === 'cancelled')
    return must(
      await closeTakeout(query, paid, {
        kind: 'CANCELLED',
        reason: 'BUYER',
        at: plus(paidAt, 40 * SECOND),
      }),
      'a cancelled order',
    );
  const home = await bringHome(query, paid, paidAt);
  if (scene.state === 'completed' || scene.state === 'reviewed') return home;
  const askedAt = plus(must(home.completedAt, 'its completion'), 10 * MINUTE);
  const asked = await askRefund(query, random, home, askedAt);
  return scene.state === 'refundAsked'
    ? asked
    : must(
        await settleRequest(query, asked, { kind: 'REFUNDED', at: plus(askedAt, 20 * MINUTE) }),
        'a refund',
      );
};

/** Takeout orders of the demonstration's consumer. Gives those that are reviewed. */
export const seedTakeoutOrders = async (
  query: Query,
  random: Random,
  now: Instant,
): Promise<TakeoutOrder[]> => {
  const reviewed: TakeoutOrder[] = [];
  for (const scene of TAKEOUT_SCENES) {
    const order = await play(query, random, scene, now);
    if (scene.state === 'reviewed') reviewed.push(order);
  }
  return reviewed;
};
