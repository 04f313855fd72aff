import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import {
  aBundle,
  aBuyGift,
  aDiscount,
  aFullDiscount,
  aFullReduction,
  aGift,
  aPurchase,
  aThreshold,
} from '../testing/activity-builders.ts';
import {
  aCart,
  aDelivery,
  anOffer,
  aStore,
  aUnitOffer,
  NOON,
  someActivities,
  someLines,
} from '../testing/builders.ts';
import { referencePrice } from '../testing/reference-price.ts';
import type { CartQuote } from './cart-quote.ts';
import { priceCart } from './price-cart.ts';
import type { PriceInput } from './price-input.ts';

/** Worked by hand from docs/pricing.md; the engine and the slow reference must both say so. */
type Vector = [
  name: string,
  input: PriceInput,
  picked: (quote: CartQuote) => unknown,
  expected: unknown,
];

const goods = ({ lines }: CartQuote) => lines.map(({ goodsCents }) => goodsCents);
const shares = ({ lines, feeShares }: CartQuote) => [
  lines.map(({ shareCents }) => shareCents),
  Object.values(feeShares),
];
const units = ({ lines }: CartQuote) =>
  lines.map((line) =>
    line.units.map(({ step, count, unitPrice }) => `${count} ${step} ${unitPrice ?? 'shared'}`),
  );
const overflowsOf = ({ overflows }: CartQuote) => overflows;
const payable = ({ totals }: CartQuote) => totals.payableCents;
const offers = ({ usedOffers, refusedOffers }: CartQuote) => [usedOffers, refusedOffers];
const both =
  (...picks: ((quote: CartQuote) => unknown)[]) =>
  (quote: CartQuote) =>
    picks.map((pick) => pick(quote));

const given = (input: PriceInput, change: Partial<PriceInput>): PriceInput => ({
  ...input,
  ...change,
});
const with3 = { group: { activityId: 'bundle' } };
const with1 = { group: { activityId: 'threshold' } };
const addOn = { selectedPurchase: true, purchase: { activityId: 'purchase' } };
const price = (...prices: number[]) => prices.map((each) => ({ price: cents(each) }));

const PIECES: Vector[] = [
  [
    'seckill goes before a discount at the same price',
    aCart({ seckill: aUnitOffer(), discount: aUnitOffer() }),
    units,
    [['1 seckill 500']],
  ],
  [
    'the lower price goes first, whatever its kind',
    aCart({
      seckill: aUnitOffer(),
      halfPrice: { activityId: 'half', stock: 1, userRemaining: 1 },
      oldDiscount: aUnitOffer({ price: cents(499) }),
    }),
    units,
    [['1 oldDiscount 499']],
  ],
  [
    'what is over a cap falls to the next best price, then to the original one',
    aCart({
      quantity: 4,
      seckill: aUnitOffer({ price: cents(300), stock: 1 }),
      discount: aUnitOffer({ userRemaining: 2 }),
    }),
    both(units, overflowsOf),
    [
      [['1 seckill 300', '2 discount 500', '1 goods 1000']],
      [
        { reason: 'seckillStock', count: 1, lineId: 'a' },
        { reason: 'discountUserLimit', count: 2, lineId: 'a' },
      ],
    ],
  ],
  [
    'a cap that is just enough is not reported',
    aCart({ quantity: 2, seckill: aUnitOffer({ stock: 2 }) }),
    overflowsOf,
    [],
  ],
  [
    'of equal caps the order names the reason, then the guest',
    given(aCart({ quantity: 3, seckill: aUnitOffer({ userRemaining: 2, stock: 2 }) }), {
      store: aStore({ seckillLimitQty: 2 }),
    }),
    overflowsOf,
    [{ reason: 'seckillLimit', count: 2, lineId: 'a' }],
  ],
  [
    'lines share the pool of the store in cart order',
    given(
      aCart({ quantity: 2, discount: aUnitOffer() }, { quantity: 2, oldDiscount: aUnitOffer() }),
      { store: aStore({ discountLimitType: 1, discountLimitQty: 3 }) },
    ),
    both(goods, overflowsOf),
    [[1000, 1500], [{ reason: 'discountOrderLimit', count: 3, lineId: 'b' }]],
  ],
  [
    'a discount limit of another type does not cap the order',
    given(aCart({ quantity: 2, discount: aUnitOffer() }), {
      store: aStore({ discountLimitType: 2, discountLimitQty: 1 }),
    }),
    goods,
    [1000],
  ],
  [
    'the activity caps the order when it has less left than the store',
    given(aCart({ quantity: 3, discount: aUnitOffer() }), {
      store: aStore({ discountLimitType: 1, discountLimitQty: 2 }),
      activities: someActivities({
        discount: [aDiscount({ orderLimitType: 1, orderLimitCount: 1 })],
      }),
    }),
    overflowsOf,
    [{ reason: 'discountOrderLimit', count: 1, lineId: 'a' }],
  ],
  [
    'half of an odd price rounds half-up; half of a cent saves nothing',
    aCart(
      ...[999, 1].map((each) => ({
        price: cents(each),
        halfPrice: { activityId: 'half', stock: -1, userRemaining: -1 },
      })),
    ),
    units,
    [['1 halfPrice 500'], ['1 goods 1']],
  ],
  [
    'ingredients are paid in full beside any promotion',
    aCart({
      quantity: 2,
      ingredients: [{ id: 'cheese', price: cents(150) }],
      seckill: aUnitOffer({ stock: 1 }),
    }),
    both(units, goods),
    [[['1 seckill 650', '1 goods 1150']], [1800]],
  ],
  [
    'welfare has a limit of its own line',
    aCart(
      ...[1, 2].map((limit) => ({
        quantity: 2,
        welfare: { welfareProductId: `w${limit}`, price: cents(100), stock: -1, orderLimit: limit },
      })),
    ),
    both(goods, overflowsOf),
    [[1100, 200], [{ reason: 'welfareOrderLimit', count: 1, lineId: 'a' }]],
  ],
];

const three = (...lines: readonly Partial<CartLine>[]) =>
  given(aCart(...lines), { activities: someActivities({ composite: [aBundle()] }) });
const composite = (input: PriceInput, activity: PriceInput['activities']['composite'][number]) =>
  given(input, { activities: someActivities({ composite: [activity] }) });

const COMPOSITES: Vector[] = [
  [
    '3 for $20 with 7 pieces of $10: two bundles and one piece',
    three({ quantity: 7, ...with3 }),
    both(goods, units),
    [[5000], [['6 composite shared', '1 goods 1000']]],
  ],
  [
    'the dearest pieces enter the bundle first, and its price is spread by what they cost',
    three(...price(500, 1200, 800, 1000).map((line) => ({ ...line, ...with3 }))),
    goods,
    [500, 800, 533, 667],
  ],
  [
    'a bundle that costs no less than its pieces is not formed',
    three(...price(1000, 600, 400).map((line) => ({ ...line, ...with3 }))),
    goods,
    [1000, 600, 400],
  ],
  [
    'bundles are formed while they save something: the second one here costs just what its pieces cost',
    composite(
      aCart(...price(800, 700, 500, 500).map((line) => ({ ...line, ...with3 }))),
      aBundle({
        compositeVO: { compositeType: 1, compositeQuantity: 2, compositeAmount: cents(1000) },
      }),
    ),
    goods,
    [533, 467, 500, 500],
  ],
  [
    'a price below that of a bundle goes first, one above it takes what is left',
    three({
      quantity: 5,
      ...with3,
      seckill: aUnitOffer({ price: cents(600), stock: 1 }),
      discount: aUnitOffer({ price: cents(700) }),
    }),
    units,
    [['1 seckill 600', '3 composite shared', '1 discount 700']],
  ],
  [
    'seckill at exactly the price of a bundle goes before it, a discount after it',
    composite(
      aCart({ quantity: 2, ...with3, seckill: aUnitOffer({ stock: 1 }), discount: aUnitOffer() }),
      aBundle({
        compositeVO: { compositeType: 1, compositeQuantity: 1, compositeAmount: cents(500) },
      }),
    ),
    units,
    [['1 seckill 500', '1 composite shared']],
  ],
  [
    'bundles stop at the stock, in whole bundles',
    composite(aCart({ quantity: 6, ...with3 }), aBundle({ stock: 5, joinLimit: 2 })),
    both(goods, overflowsOf),
    [[5000], [{ reason: 'compositeStock', count: 5, ruleId: 'bundle' }]],
  ],
  [
    'pieces of more products than the order may hold return to their price',
    composite(
      aCart(...price(900, 800, 700).map((line) => ({ ...line, ...with1 }))),
      aThreshold({ orderProductStyleLimit: true, orderProductStyleLimitQuantity: 2 }),
    ),
    both(goods, overflowsOf),
    [[500, 800, 700], [{ reason: 'compositeStyleLimit', count: 2, ruleId: 'threshold' }]],
  ],
  [
    'after 1 piece each costs $5: the cheapest one keeps its price',
    composite(aCart(...price(600, 900, 800).map((line) => ({ ...line, ...with1 }))), aThreshold()),
    goods,
    [600, 500, 500],
  ],
  [
    'an order limit of 1 lowers the dearest piece alone',
    composite(
      aCart(...price(600, 900, 800).map((line) => ({ ...line, ...with1 }))),
      aThreshold({ joinLimitQuantity: 1, joinLimit: 1 }),
    ),
    both(goods, overflowsOf),
    [[600, 500, 800], [{ reason: 'compositeOrderLimit', count: 1, ruleId: 'threshold' }]],
  ],
];

const purchase = (input: PriceInput, change: Parameters<typeof aPurchase>[0] = {}) =>
  given(input, { activities: someActivities({ purchase: [aPurchase(change)] }) });
const gifts = (quote: CartQuote) => [quote.gifts.map(({ quantity }) => quantity), quote.overflows];
const buy = (quantity: number, change: Parameters<typeof aBuyGift>[0] = {}) =>
  given(aCart({ quantity }), { activities: someActivities({ buyGift: [aBuyGift(change)] }) });
const repeat = {
  limits: [{ limitQuantity: 2, gifts: [aGift()], isDouble: true, isWhatever: false }],
};
const choice = {
  limits: [
    {
      limitQuantity: 1,
      gifts: [
        aGift({ merchantProductId: 'g1', stock: 0 }),
        aGift({ merchantProductId: 'g2' }),
        aGift({ merchantProductId: 'g3' }),
      ],
      isDouble: false,
      isWhatever: true,
    },
  ],
};
const picked = (quote: CartQuote) => quote.gifts.map(({ merchantProductId }) => merchantProductId);

const ADD_ONS_AND_GIFTS: Vector[] = [
  [
    'an add-on has its price once the other lines reach the amount',
    purchase(aCart({}, addOn)),
    goods,
    [1000, 500],
  ],
  [
    'a cent below the amount it has not',
    purchase(aCart({ price: cents(999) }, addOn)),
    goods,
    [999, 1000],
  ],
  [
    'neither the add-on itself nor what a promotion took off counts',
    purchase(
      aCart({ quantity: 2, seckill: aUnitOffer({ price: cents(499) }) }, { ...addOn, quantity: 3 }),
    ),
    goods,
    [998, 3000],
  ],
  [
    'a join limit of 0 excludes the product and is not reported',
    purchase(aCart({}, addOn), { joinLimit: 0 }),
    both(goods, overflowsOf),
    [[1000, 1000], []],
  ],
  [
    'two lines of one add-on share its limits, reported once',
    purchase(aCart({}, { ...addOn, quantity: 2 }, addOn), { joinLimit: 1, stock: 2 }),
    both(goods, overflowsOf),
    [[1000, 1500, 1000], [{ reason: 'addOnJoinLimit', count: 1, ruleId: 'purchase' }]],
  ],
  ['buy 2 get 1 with 4 pieces', buy(4, repeat), gifts, [[2], []]],
  ['buy 2 get 1 with 6 pieces', buy(6, repeat), gifts, [[3], []]],
  ['buy 2 get 1 with 5 pieces, not repeated', buy(5), gifts, [[1], []]],
  [
    'one piece of two is reported',
    buy(1),
    gifts,
    [[], [{ reason: 'giftNone', ruleId: 'buy-gift' }]],
  ],
  [
    'the smaller limit is reported, the one of the order when equal',
    buy(9, { ...repeat, singleOrderJoinCount: 2, isLimitJoin: true, joinRemaining: 2 }),
    gifts,
    [[2], [{ reason: 'giftOrderLimit', count: 2, ruleId: 'buy-gift' }]],
  ],
  [
    'a short stock gives what is left',
    buy(4, {
      limits: [
        {
          limitQuantity: 2,
          gifts: [aGift({ stock: 5, canUseStock: 1 })],
          isDouble: true,
          isWhatever: false,
        },
      ],
    }),
    gifts,
    [[1], [{ reason: 'giftStock', count: 1, ruleId: 'buy-gift' }]],
  ],
  [
    'of several gifts the picked one is given',
    given(buy(1, choice), { pickedGifts: { 'buy-gift': 'g3' } }),
    picked,
    ['g3'],
  ],
  ['without a pick the first that is left', buy(1, choice), picked, ['g2']],
];

const full = (...activities: PriceInput['activities']['full']) =>
  someActivities({ full: activities });
const steps = ({ trace }: CartQuote) => trace.map(({ step, delta }) => `${step} ${delta}`);
const categories = (...chain: string[]) => ({ merchantCategoryChain: chain });
const shy = { shareVoucher: false, shareFullReduction: false };

const REDUCTIONS: Vector[] = [
  [
    'exactly the amount reaches the tier',
    given(aCart({ quantity: 3 }), { activities: full(aFullReduction()) }),
    payable,
    2500,
  ],
  [
    'a cent below it does not',
    given(aCart({ quantity: 2 }, { price: cents(999) }), { activities: full(aFullReduction()) }),
    payable,
    2999,
  ],
  [
    'the highest tier counts, alone',
    given(aCart({ quantity: 6 }), {
      activities: full(
        aFullReduction({
          discountContentList: [
            { fullAtm: cents(5000), discount: cents(900) },
            { fullAtm: cents(3000), discount: cents(500) },
          ],
        }),
      ),
    }),
    payable,
    5100,
  ],
  [
    '15 % off 10 cents leaves 9 (8.5 half-up)',
    given(aCart({ price: cents(10) }, { price: cents(90), selected: false }), {
      activities: full(
        aFullDiscount({ discountContentList: [{ fullAtm: cents(0), discount: 0.85 }] }),
      ),
    }),
    (quote) => quote.totals.fullCents,
    1,
  ],
  [
    'the activity that takes most has its lines; the other gets the lines that are left',
    given(aCart({ quantity: 4, ...categories('c1') }, { quantity: 4 }), {
      activities: full(
        aFullDiscount(),
        aFullReduction({
          productType: 2,
          productTypeIdList: ['c1'],
          discountContentList: [{ fullAtm: cents(0), discount: cents(1000) }],
        }),
      ),
    }),
    both(steps, shares),
    [
      ['goods 8000', 'fullReduction -1000', 'fullDiscount -400'],
      [
        [3000, 3600],
        [0, 0, 0, 0],
      ],
    ],
  ],
  [
    'lines of a discount that shares no full-reduction leave its base',
    given(aCart({ quantity: 2, discount: aUnitOffer() }, { quantity: 3 }), {
      activities: {
        ...full(
          aFullReduction({ discountContentList: [{ fullAtm: cents(3001), discount: cents(1) }] }),
        ),
        discount: [aDiscount(shy)],
      },
    }),
    payable,
    4000,
  ],
  [
    'coupon of 50 %, at most 70, on 350: 70, split 40 and 30',
    given(aCart(...price(200, 150)), {
      chosenOffers: [anOffer({ value: { rate: 0.5, maxAmount: cents(70) } })],
    }),
    both(payable, shares),
    [
      280,
      [
        [160, 120],
        [0, 0, 0, 0],
      ],
    ],
  ],
  [
    'what a full activity left is the amount that a voucher requires',
    given(aCart({ quantity: 3 }), {
      activities: full(aFullReduction()),
      chosenOffers: [anOffer({ limitAmount: cents(2501) })],
    }),
    offers,
    [[], [{ offerId: 'offer', reason: 'BELOW_MIN', need: 1 }]],
  ],
  [
    'lines of a full activity that shares no voucher leave its base, but not that of a red packet',
    given(aCart({ quantity: 3 }), {
      activities: full(aFullReduction(shy)),
      chosenOffers: [anOffer(), anOffer({ id: 'packet', kind: 'redPacket' })],
    }),
    offers,
    [['packet'], [{ offerId: 'offer', reason: 'SCOPE_PRODUCT' }]],
  ],
  [
    'the first that counts excludes the others',
    given(aCart({}), {
      chosenOffers: [
        anOffer({ id: 'o1', limitAmount: cents(1001) }),
        anOffer({ id: 'o2' }),
        anOffer({ id: 'o3', kind: 'redPacket' }),
        anOffer({ id: 'o4', used: true }),
      ],
    }),
    offers,
    [
      ['o2'],
      [
        { offerId: 'o1', reason: 'BELOW_MIN', need: 1 },
        { offerId: 'o3', reason: 'EXCLUSIVE', with: 'o2' },
        { offerId: 'o4', reason: 'USED' },
      ],
    ],
  ],
  [
    'mall coupons go together, each on what the one before left',
    given(aCart({}), {
      chosenOffers: [
        anOffer({ id: 'o1', kind: 'mallCoupon', value: { rate: 0.5, maxAmount: null } }),
        anOffer({ id: 'o2', kind: 'mallCoupon', value: { rate: 0.5, maxAmount: null } }),
      ],
    }),
    both(payable, offers),
    [250, [['o1', 'o2'], []]],
  ],
  [
    'a price-break voucher does not go with a discount item of any line',
    given(aCart({}, { seckill: aUnitOffer() }), {
      chosenOffers: [anOffer({ isPriceBreak: true, productIds: ['product-a'] })],
    }),
    offers,
    [[], [{ offerId: 'offer', reason: 'EXCLUSIVE', with: 'discountItems' }]],
  ],
];

const packet = (value: number) => ({
  chosenOffers: [anOffer({ id: 'packet', kind: 'freeDelivery', value: { amount: cents(value) } })],
});
const promotion = (amount: number) => ({
  shared: false,
  market: { activityType: 2, deliveryDetails: [{ limitAmount: cents(0), amount: cents(amount) }] },
});
const sent = (offers: { shared: boolean } = { shared: false }) =>
  given(aCart({}), { handover: aDelivery({ offers }) });
const mCoinAndFees = {
  fees: {
    serviceFees: [{ kind: 'holiday', cents: cents(300) }],
    boxCents: cents(100),
    bags: 2,
    bagCents: cents(50),
  },
};

const ORDER: Vector[] = [
  [
    'gold pays goods only',
    given(sent(), { gold: [{ id: 'g', amount: cents(5000) }] }),
    both(payable, shares),
    [500, [[0], [500, 0, 0, 0]]],
  ],
  [
    'gold pays nothing of goods of 0.1',
    given(aCart({ price: cents(10) }), { gold: [{ id: 'g', amount: cents(5) }] }),
    steps,
    ['goods 10'],
  ],
  [
    'gold pays goods of 0.11',
    given(aCart({ price: cents(11) }), { gold: [{ id: 'g', amount: cents(1) }] }),
    steps,
    ['goods 11', 'gold -1'],
  ],
  [
    'a free-delivery packet takes the place of a smaller promotion',
    given(sent(promotion(300)), packet(301)),
    steps,
    ['goods 1000', 'deliveryFee 500', 'freeDelivery -301'],
  ],
  [
    'an equal promotion stays',
    given(sent(promotion(300)), packet(300)),
    both(steps, offers),
    [
      ['goods 1000', 'deliveryFee 500', 'deliveryOffer -300'],
      [[], [{ offerId: 'packet', reason: 'EXCLUSIVE', with: 'deliveryPromotion' }]],
    ],
  ],
  [
    'a packet is not for pickup',
    given(aCart({}), packet(300)),
    offers,
    [[], [{ offerId: 'packet', reason: 'EXCLUSIVE', with: 'pickup' }]],
  ],
  [
    'too heavy an order has no fee, and a packet nothing to take',
    given(aCart({ weight: 6 }), {
      handover: aDelivery({ plan: { amount: cents(500), limitWeight: 5 } }),
      ...packet(300),
    }),
    both(({ delivery }) => delivery, payable, offers),
    [
      { ok: false, reason: 'overweight', limitKg: 5 },
      1000,
      [[], [{ offerId: 'packet', reason: 'SCOPE_PRODUCT' }]],
    ],
  ],
  [
    'mCoin is spread over lines and fees and leaves 0.1',
    given(aCart(...price(700, 800)), { ...mCoinAndFees, mCoinCents: cents(5000) }),
    both(steps, shares, ({ isFloored }) => isFloored),
    [
      ['goods 1500', 'serviceFee 300', 'boxFee 100', 'bagFee 100', 'mCoin -1990'],
      [
        [3, 4],
        [0, 1, 1, 1],
      ],
      true,
    ],
  ],
  [
    'an order that costs nothing is charged 0.1, spread evenly over its lines',
    given(aCart({}, { quantity: 2 }, {}), {
      chosenOffers: [anOffer({ value: { rate: 0, maxAmount: null } })],
    }),
    both(steps, shares, ({ isFloored }) => isFloored),
    [
      ['goods 4000', 'voucher -4000', 'floor 10'],
      [
        [4, 3, 3],
        [0, 0, 0, 0],
      ],
      true,
    ],
  ],
  [
    'lines that are not priced are not there',
    {
      ...aCart({}),
      lines: someLines(
        {},
        { selected: false },
        { sellout: true },
        { quantity: 0 },
        { isMallCoupon: true },
      ),
    },
    both(
      payable,
      ({ lines }) => lines.length,
      ({ totals }) => totals.count,
    ),
    [1000, 1, 1],
  ],
  [
    'savings leave out gold and mCoin',
    given(sent(promotion(200)), {
      activities: full(aFullDiscount()),
      gold: [{ id: 'g', amount: cents(100) }],
      mCoinCents: cents(50),
    }),
    ({ totals }) => totals.savedCents,
    300,
  ],
];

describe.each([
  ['the engine', priceCart],
  ['the reference', referencePrice],
] as const)('%s', (_, price) => {
  it.each([...PIECES, ...COMPOSITES, ...ADD_ONS_AND_GIFTS, ...REDUCTIONS, ...ORDER])(
    '%s',
    (_name, input, pick, expected) => {
      expect(pick(price(input, NOON))).toEqual(expected);
    },
  );
});
