import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { ClaimableOffer } from '#server/modules/offers/index.ts';
import { MARKET_CATEGORIES } from '../market/catalogue.ts';
import { marketMerchantOf } from '../market/rows.ts';
import { MARKET_EXAMPLES, markets, type TownMarket } from '../market/index.ts';
import { one, type DemoPiece } from './owned.ts';
import { put, type Put } from './to-claim.ts';
import { days, dollars, FOR_MARKETS, ofStore, ofStores, say, terms } from './words.ts';

const { promotion, discountActivity, newUser } = redPacketSource.codes;

/** A mall coupon as an article of the cart. */
const mallArticle = (productId: string) => ({
  productId,
  merchantProductId: productId,
  image: MARKET_CATEGORIES[0]!.picture,
});

/** What the demonstration's consumer has for supermarkets, in every state there is. */
export const MARKET_OWNED: readonly DemoPiece[] = [
  one(
    'redPacket',
    'm-any',
    ['超市通用紅包', 'Supermarket red packet'],
    { sourceType: promotion, amount: dollars(10), limitAmount: dollars(100), ...FOR_MARKETS },
    { to: 9 },
  ),
  one(
    'redPacket',
    'm-big',
    ['超市大額紅包', 'Big supermarket red packet'],
    {
      sourceType: discountActivity,
      amount: dollars(50),
      limitAmount: dollars(500),
      ...FOR_MARKETS,
    },
    { to: 20 },
  ),
  one(
    'voucher',
    'm-praia',
    ['南灣超市代金券', 'Praia Supermarket voucher'],
    {
      amount: dollars(20),
      limitAmount: dollars(200),
      ...ofStore(MARKET_EXAMPLES.open),
      ...FOR_MARKETS,
    },
    { to: 12 },
  ),
  one(
    'redPacket',
    'm-two',
    ['兩店超市紅包', 'Red packet for two supermarkets'],
    {
      sourceType: promotion,
      amount: dollars(7),
      limitAmount: dollars(70),
      ...ofStores(MARKET_EXAMPLES.open, MARKET_EXAMPLES.island),
      ...FOR_MARKETS,
    },
    { to: 6 },
  ),
  one(
    'mallCoupon',
    'm-mall',
    ['商場禮券', 'Mall coupon'],
    { amount: dollars(10), article: mallArticle('gift-ten'), ...FOR_MARKETS },
    { to: 30 },
  ),
  one(
    'mallCoupon',
    'm-mall-five',
    ['商場生鮮券', 'Mall coupon for fresh food'],
    {
      amount: dollars(5),
      limitAmount: dollars(50),
      categoryIds: [MARKET_CATEGORIES[0]!.id],
      article: mallArticle('gift-fresh'),
      ...FOR_MARKETS,
    },
    { to: 14 },
  ),
  one(
    'redPacket',
    'm-later',
    ['週末超市紅包', 'Weekend supermarket red packet'],
    { sourceType: promotion, amount: dollars(15), limitAmount: dollars(120), ...FOR_MARKETS },
    { from: 2, to: 5 },
  ),
  one(
    'redPacket',
    'm-used',
    ['超市新客紅包', 'First supermarket red packet'],
    { sourceType: promotion, amount: dollars(20), limitAmount: dollars(100), ...FOR_MARKETS },
    { from: -20, to: 10, state: 'used' },
  ),
  one(
    'redPacket',
    'm-old',
    ['中秋超市紅包', 'Mid-autumn supermarket red packet'],
    { sourceType: promotion, amount: dollars(18), limitAmount: dollars(150), ...FOR_MARKETS },
    { from: -60, to: -40 },
  ),
];

/** What a supermarket that gives vouchers gives: a small one, one for a full trolley, and a red packet to the first hundred. */
const ofOneMarket = (store: TownMarket): Put[] => {
  const { key } = store;
  const own = { merchantId: marketMerchantOf(store), storeIds: [key] };
  return [
    {
      ...own,
      id: `${key}.v1`,
      terms: terms({
        kind: 'voucher',
        name: say('超市代金券', 'Supermarket voucher'),
        activityId: `${key}.coupon`,
        amount: dollars(8),
        limitAmount: dollars(88),
        validity: days(7),
        ...ofStore(key),
        ...FOR_MARKETS,
      }),
    },
    {
      ...own,
      id: `${key}.v2`,
      terms: terms({
        kind: 'voucher',
        name: say('滿車代金券', 'Voucher for a full trolley'),
        activityId: `${key}.coupon`,
        amount: dollars(30),
        limitAmount: dollars(288),
        validity: days(14),
        isPriceBreak: true,
        ...ofStore(key),
        ...FOR_MARKETS,
      }),
    },
    {
      ...own,
      id: `${key}.r1`,
      stock: 100,
      terms: terms({
        kind: 'redPacket',
        name: say('超市紅包', 'Supermarket’s red packet'),
        activityId: `${key}.redpack`,
        sourceType: promotion,
        amount: dollars(6),
        limitAmount: dollars(66),
        validity: days(3),
        ...ofStore(key),
        ...FOR_MARKETS,
      }),
    },
  ];
};

/** The platform's own, on every supermarket's page. */
const PLATFORM: readonly Put[] = [
  {
    id: 'platform.market',
    terms: terms({
      kind: 'redPacket',
      name: say('超市紅包', 'Supermarket red packet'),
      activityId: 'platform.market',
      sourceType: discountActivity,
      amount: dollars(8),
      limitAmount: dollars(100),
      validity: days(5),
      ...FOR_MARKETS,
    }),
  },
  {
    id: 'platform.market-delivery',
    terms: terms({
      kind: 'freeDelivery',
      name: say('超市減運費紅包', 'Supermarket delivery packet'),
      activityId: 'platform.market-delivery',
      amount: dollars(5),
      limitAmount: dollars(80),
      validity: days(7),
      ...FOR_MARKETS,
    }),
  },
];

const forNewUsers = (
  id: string,
  [zh, en]: readonly [string, string],
  {
    amount,
    from,
    valid,
    stock = -1,
  }: { amount: number; from: number; valid: number; stock?: number },
): Put => ({
  id: `zone.${id}`,
  way: 'zone',
  stock,
  terms: terms({
    kind: 'redPacket',
    name: say(zh, en),
    activityId: 'zone.market',
    sourceType: newUser,
    amount: dollars(amount),
    limitAmount: dollars(from),
    validity: days(valid),
    ...FOR_MARKETS,
  }),
});

/** What the zone for new users gives. */
const ZONE: readonly Put[] = [
  forNewUsers('first', ['超市首單紅包', 'First supermarket order'], {
    amount: 20,
    from: 100,
    valid: 7,
  }),
  forNewUsers('fresh', ['生鮮新人紅包', 'Fresh food for new users'], {
    amount: 12,
    from: 80,
    valid: 14,
  }),
  forNewUsers('big', ['新人大額紅包', 'Big shop for new users'], {
    amount: 50,
    from: 400,
    valid: 30,
    stock: 200,
  }),
];

/** All that the town's supermarkets and its platform have to claim there. */
export const marketOffersToClaim = (now: Instant): ClaimableOffer[] => [
  ...PLATFORM.map((offer, place) => put(offer, 950 + place, now)),
  ...ZONE.map((offer, place) => put(offer, 970 + place, now)),
  ...markets
    .filter(({ more }) => more.perks?.includes('coupon'))
    .flatMap((store) => ofOneMarket(store).map((offer, place) => put(offer, 10 + place, now))),
];
