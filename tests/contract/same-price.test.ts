import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HEADERS } from '#shared/client/headers.ts';
import { STORE_KINDS, type StoreKind } from '#shared/codes/store-kind.ts';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { orderQuote } from '#shared/contract/consumer/order-shapes.ts';
import { marketOrderCalls } from '#shared/contract/consumer/market-order.ts';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { instant } from '#shared/kernel/time.ts';
import { DEFAULT_POCKET_NUMBER } from '#shared/order/checkout/pocket.ts';
import { BAG_CAPACITY_KG, type Bags } from '#shared/pricing/bag-count.ts';
import { takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import type { CartQuote, Step } from '#shared/pricing/cart-quote.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import { referencePrice } from '#shared/testing/reference-price.ts';
import { buildApp } from '#server/app.ts';
import { dice } from '#server/demo/records/dice.ts';
import { quoteRow } from '#server/modules/order/takeout/present-quote.ts';
import { textOfCall } from '#tests/support/raw-call.ts';
import { readOnce } from '#tests/support/read-once.ts';
import { testClient, type TestClient } from '#tests/support/server-client.ts';
import { startInProcess } from '#tests/support/server-in-process.ts';
import { giftsOf } from '../../consumer-web/domain/cart/cart-menu.ts';
import { cartInput, wayTo } from '../../consumer-web/domain/cart/cart-price.ts';
import type { ServiceFees } from '../../consumer-web/domain/checkout/checkout-model.ts';
import { orderBody } from '../../consumer-web/domain/checkout/order-body.ts';
import { DATABASES } from './databases.ts';
import { loadTown, type LoadedTown } from './loaded-town.ts';
import { randomOrder, type RandomOrder } from './random-orders.ts';
import { memberOf } from './suite.ts';

const CARTS = 5000;
/** How many prices the server works out at once. */
const AT_ONCE = 8;
/** Another run of the same carts: `CART_SEED=…`. */
const seed = Number(process.env['CART_SEED'] ?? randomInt(2 ** 32));
/** The clock stands still: no time that a store offers goes by, and no flash sale begins, between two prices. */
const NOW = instant(Date.now());
const clock = { now: () => NOW };

/** Steps of the price that this many carts of the town always meet. */
const MET: Record<StoreKind, Step[]> = {
  takeout: [
    'goods',
    'seckill',
    'addOn',
    'discount',
    'fullReduction',
    'fullDiscount',
    'voucher',
    'redPacket',
    'freeDelivery',
    'deliveryFee',
    'deliveryOffer',
    'boxFee',
    'bagFee',
  ],
  market: [
    'goods',
    'seckill',
    'halfPrice',
    'composite',
    'addOn',
    'discount',
    'fullReduction',
    'fullDiscount',
    'voucher',
    'redPacket',
    'mallCoupon',
    'deliveryFee',
    'deliveryOffer',
    'bagFee',
  ],
};
const CHECK = {
  takeout: takeoutOrderCalls.takeoutCheckProduct,
  market: marketOrderCalls.marketCheckProduct,
};
const keptLines = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let client: TestClient;
let url: string;
let town: LoadedTown;
let close: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const kind = DATABASES.findLast(({ missing }) => missing === null)!;
  const database = await kind.open('town');
  const server = await startInProcess({
    databaseUrl: database.url,
    town: database.town,
    clock,
  });
  const app = await buildApp({ ...server.deps, db: readOnce(server.deps.db) });
  close = async () => {
    keptLines.destroy();
    await app.close();
    await server.stop();
    await database.close();
  };
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  client = testClient({ url, clock, token: (await memberOf(server)).token() });
  town = await loadTown(client.api, NOW);
});
afterAll(() => close());

const knownFees = new Map<string, Promise<ServiceFees>>();
/** The service fees of an order, as the app asks for them; once for each time. */
const feesOf = ({ way, time }: RandomOrder): Promise<ServiceFees> => {
  const key = `${way}/${time?.isNow}/${time?.at}`;
  const known =
    knownFees.get(key) ??
    client.api.takeoutServiceFee({
      deliveryType: orderDeliveryType.codes[way === 'pickup' ? 'pickup' : 'rider'],
      time: time && { isNow: time.isNow, at: time.at },
    });
  knownFees.set(key, known);
  return known;
};

/** The price and the gifts of the server, as they came over the wire. */
const serverPrice = async (order: RandomOrder): Promise<string> => {
  const { store, lines, way, place, time, isPlasticBag, offers, mallCoupons, pickedGifts } = order;
  const { path, request } = CHECK[store.kind];
  const wish = orderBody({
    storeId: store.storeId,
    lines,
    way,
    address: town.places[place]!,
    time: time && { isNow: time.isNow, at: time.at },
    isPlasticBag,
    paymentType: 'MP_MACAU',
    appVersion: null,
    offerIds: offers.map(({ id }) => id),
    pickedGifts,
  });
  const mall = mallCoupons.length > 0 && { mallCouponUserIds: mallCoupons.map(({ id }) => id) };
  const body = JSON.stringify(z.encode(request, { ...wish, ...mall }));
  const text = await textOfCall(
    url,
    {
      path,
      body,
      token: client.token(),
      timestamp: NOW,
      change: { [HEADERS.language]: 'zh-TW' },
    },
    keptLines,
  );
  const { quote, gifts } = JSON.parse(text) as { quote?: object | null; gifts?: object[] };
  return quote ? JSON.stringify({ quote, gifts }) : text;
};

/** A supermarket's bags follow the weight (decision P22). */
const bagsOf = ({ store: { kind } }: RandomOrder): Bags =>
  kind === 'market' ? { capacityKg: BAG_CAPACITY_KG } : DEFAULT_POCKET_NUMBER;

/** The order as the app prices it: from the store's page and menu as it loaded them. */
const appInput = (order: RandomOrder, fees: ServiceFees): PriceInput => {
  const { store, lines, way, place, isPlasticBag, offers, mallCoupons, pickedGifts } = order;
  return cartInput({
    shop: { priceInput: takeoutPriceInput },
    menu: store.menu,
    lines,
    way: wayTo(way, store.pages[place]!, town.places[place]!),
    isLoggedIn: true,
    more: {
      bags: isPlasticBag ? bagsOf(order) : 0,
      serviceFees: [
        { kind: 'holiday', cents: fees.holidayServiceFee },
        { kind: 'specialPeriod', cents: fees.specialPeriodFee },
      ],
      chosenOffers: [...offers, ...mallCoupons],
      pickedGifts,
    },
  });
};

/** A price with the names and the order of fields of the wire, in cents. */
const rowOf = (quote: CartQuote, { holidayServiceFee, specialPeriodFee }: ServiceFees) =>
  quoteRow(quote, { holiday: holidayServiceFee, special: specialPeriodFee });

/** What the carts of this run met. */
const steps = { takeout: new Set<Step>(), market: new Set<Step>() };
const withGifts = new Set<StoreKind>();

/** Prices an order by all three. */
const comparePrices = async (order: RandomOrder, name: string): Promise<void> => {
  const [fees, server] = await Promise.all([feesOf(order), serverPrice(order)]);
  const input = appInput(order, fees);
  const priced = priceCart(input, NOW);
  const app = rowOf(priced, fees);
  const gifts = giftsOf(priced, order.store.menu);
  if (priced.gifts.length > 0) withGifts.add(order.store.kind);
  for (const { step } of app.trace) steps[order.store.kind].add(step);
  const reference = rowOf(referencePrice(input, NOW), fees);
  expect(
    JSON.stringify({ quote: z.encode(orderQuote, app), gifts }),
    `the app and the server, ${name}`,
  ).toBe(server);
  expect(JSON.stringify(reference), `the reference and the app, ${name}`).toBe(JSON.stringify(app));
};

it.each(STORE_KINDS)(
  `${CARTS} random carts of %s cost the same to the app, the server and the reference, to the byte`,
  async (kind) => {
    const random = dice(seed);
    let made = 0;
    const compareSome = async (): Promise<void> => {
      while (made < CARTS) {
        made += 1;
        const name = `cart ${made} of CART_SEED=${seed}`;
        await comparePrices(randomOrder(random, town, { kind, now: NOW }), name);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, compareSome));
    expect([...steps[kind]]).toEqual(expect.arrayContaining(MET[kind]));
    expect(withGifts.has(kind)).toBe(kind === 'market');
  },
  240_000,
);
