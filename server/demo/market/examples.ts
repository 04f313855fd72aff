import type { Point } from '#shared/geo/distance.ts';
import type { DeliveryPartKind } from '#shared/pricing/delivery/delivery-plan.ts';
import type { Perk } from '../takeout/town-store.ts';
import { articleNamed, productId } from './catalogue.ts';

const OPEN = 'm-praia-grande';
const ISLAND = 'm-taipa-central';
const RESTING = 'm-iao-hon';
const OVERLOADED = 'm-sam-kio';
const CLOSED = 'm-coloane-village';
const SCHEDULED = 'm-areia-preta';
const CORNER = 'm-guia-corner';
const WAREHOUSE = 'm-fai-chi-kei';

const ofOpen = (en: string): string => productId(OPEN, articleNamed(en));
const products = {
  plain: ofOpen('Penne'),
  multiSku: ofOpen('Blueberries'),
  sizeSoldOut: ofOpen('Cola'),
  soldOut: ofOpen('Lychees'),
  lastPiece: ofOpen('Durian flesh'),
  fresh: ofOpen('Ribeye steak'),
  freshWithOptions: ofOpen('Fresh sardines'),
  required: ofOpen('Insulated bag with ice pack'),
  alcohol: ofOpen('Guia pale ale'),
  withOptions: ofOpen('Avocado'),
  limited: ofOpen('Cherries'),
  heavy: ofOpen('Jasmine rice, family sack'),
} as const;

const NEXT_DOOR = { lat: 22.19123, lon: 113.54112 };
const TAIPA = { lat: 22.15572, lon: 113.55602 };

/** A piece of a product that the open store brings to a place, with a part of the fee that is more than nothing. */
type FeeExample = { product: keyof typeof products; to: Point };
const fees: Readonly<Record<DeliveryPartKind, FeeExample>> = {
  base: { product: 'plain', to: NEXT_DOOR },
  overweight: { product: 'heavy', to: NEXT_DOOR },
  distance: { product: 'plain', to: TAIPA },
  fresh: { product: 'fresh', to: NEXT_DOOR },
  bridge: { product: 'plain', to: TAIPA },
};

/** A store that has each promotion on. */
const promotions = {
  full: OPEN,
  bigFull: OVERLOADED,
  fullDiscount: ISLAND,
  classFull: SCHEDULED,
  brandFull: CORNER,
  productFull: WAREHOUSE,
  gift: OPEN,
  giftLast: RESTING,
  return: ISLAND,
  discount: OPEN,
  flash: OPEN,
  flashNoon: OVERLOADED,
  flashOver: CORNER,
  exchange: OPEN,
  trio: OPEN,
  thirdCheaper: WAREHOUSE,
  buyGift: OPEN,
  pickGift: ISLAND,
  half: ISLAND,
  newPeople: OPEN,
  freeDelivery: ISLAND,
  offDelivery: OPEN,
  ownDelivery: WAREHOUSE,
  poster: OPEN,
  coupon: OPEN,
  selfTake: OPEN,
} as const satisfies Record<Perk | 'selfTake', string>;

/** Supermarkets that are always in one state, and one example each of every way of getting goods, part of a fee, promotion and kind of product; `products` are goods of the open one. */
export const MARKET_EXAMPLES = {
  open: OPEN,
  island: ISLAND,
  resting: RESTING,
  overloaded: OVERLOADED,
  closed: CLOSED,
  scheduled: SCHEDULED,
  pickupOnly: CORNER,
  deliveryOnly: WAREHOUSE,
  platformDelivery: OPEN,
  merchantDelivery: WAREHOUSE,
  heavyPlan: WAREHOUSE,
  fees,
  promotions,
  products,
} as const;
