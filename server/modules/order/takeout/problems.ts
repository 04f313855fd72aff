import { UNLIMITED, type CartLine } from '#shared/cart/cart-line.ts';
import { isSoldOut } from '#shared/cart/cart-room.ts';
import { fitLines } from '#shared/cart/fit-lines.ts';
import { isBelowMinimum, productMinimum } from '#shared/cart/remove-from-cart.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { checkRequiredCategory } from '#shared/cart/required-category.ts';
import { deliveryThreshold, pickupThreshold } from '#shared/cart/threshold.ts';
import { closedType } from '#shared/codes/closed-type.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { areaByPoint, crossesBridge } from '#shared/geo/area.ts';
import { deliveryReach } from '#shared/geo/reach.ts';
import { cents, toDollars, type Cents } from '#shared/kernel/money.ts';
import { pickupMinimum } from '#shared/pricing/minimum-order.ts';
import { slotsFor } from '#shared/order/checkout/for-later.ts';
import { isOfferedAt } from '#shared/order/checkout/sale-hours.ts';
import { isBonusBlocked } from '#shared/order/checkout/payment-channel.ts';
import { address as checkAddress } from '#shared/validate/address.ts';
import type { ExactNote } from '#server/kit/refusal.ts';
import { pauseNote } from './pause-note.ts';
import { saleWords, type TakeoutProduct } from '#server/modules/catalogue/index.ts';
import type { AskedLine } from './asked-line.ts';
import type { Priced } from './price.ts';

/** Something that stops an order, with the data of its refusal, and its note where that is more exact than the sentence of the code. */
export type Problem = {
  reason: ErrorName;
  data?: Readonly<Record<string, unknown>>;
  note?: ExactNote;
};
type Check = (priced: Priced) => Problem | null;

const store: Check = ({ door, store: { pause } }) => {
  if (takesOrders(door)) return null;
  const { resting, overloaded } = closedType.codes;
  const reason =
    door.closedType === resting
      ? 'STORE_RESTING'
      : door.closedType === overloaded
        ? 'STORE_OVERLOADED'
        : 'STORE_CLOSED';
  return {
    reason,
    data: { closedType: door.closedType, openingTime: door.openingTime },
    ...(pause !== null && { note: pauseNote(pause) }),
  };
};

const way: Check = ({ isPickup, store: { hasPickup, hasDelivery, pause } }) => {
  if (isPickup ? hasPickup : hasDelivery) return null;
  const isPaused = pause?.ways.includes(isPickup ? 'PICKUP' : 'DELIVERY') ?? false;
  return {
    reason: 'WAY_NOT_OFFERED',
    ...(pause !== null && isPaused && { data: { until: pause.until }, note: pauseNote(pause) }),
  };
};

type Found = NonNullable<AskedLine['found']>;

/** Fewer pieces are left than one line asks for. */
const isShort = ({ storeStock, quantity }: CartLine): boolean =>
  storeStock !== UNLIMITED && storeStock < quantity;

const shown = (lines: readonly AskedLine[]) => ({
  lines: lines.map(({ uuid, asked }) => ({ uuid, productId: asked.productId })),
});

const gone: Check = ({ asked }) => {
  const lines = asked.filter(({ why }) => why === 'gone');
  return lines.length > 0 ? { reason: 'DISH_GONE', data: shown(lines) } : null;
};
const options: Check = ({ asked }) => {
  const lines = asked.filter(({ why }) => why === 'options');
  return lines.length > 0 ? { reason: 'CHOICE_INVALID', data: shown(lines) } : null;
};
/** When a dish is offered that its hours stop, by its name. */
const hoursNote =
  ({ name, facts: { saleHours } }: TakeoutProduct): ExactNote =>
  ({ t, pick }) =>
    t('refused.dishHours', {
      name: pick(name),
      hours: saleHours === undefined ? '' : pick(saleWords(saleHours)),
    });

/** The note is about the first dish that is not offered at the time. */
const soldOut: Check = ({ asked, menu: { now, wantedAt = now } }) => {
  const isOff = ({ found }: AskedLine): boolean =>
    found !== null && !isOfferedAt(found.product.facts.saleHours, wantedAt);
  const lines = asked.filter(
    (line) => line.found !== null && (isSoldOut(line.found.line) || isOff(line)),
  );
  const off = lines.find(isOff)?.found;
  return lines.length > 0
    ? { reason: 'DISH_SOLD_OUT', data: shown(lines), ...(off && { note: hoursNote(off.product) }) }
    : null;
};

/** What one line may have at most, or must have at least, by the dish's name. */
const numberNote =
  ({ product, line }: Found, lines: readonly CartLine[], most: number): ExactNote =>
  ({ t, pick }) => {
    const name = pick(product.name);
    const { storeStock, quantity, productId } = line;
    if (isShort(line)) return t('refused.dishLeft', { name, count: storeStock });
    return most < quantity
      ? t('refused.dishMost', { name, count: most })
      : t('refused.dishLeast', { name, count: productMinimum(lines, productId) });
  };

/** More than stock and limits allow, or fewer than a dish is sold in. The note is about the first such line. */
const limits: Check = ({ asked, input: { lines } }) => {
  const fitted = new Map(fitLines(lines).map(({ uuid, quantity }) => [uuid, quantity]));
  const mostOf = ({ uuid }: CartLine): number => fitted.get(uuid) ?? 0;
  const over = asked.flatMap(({ found }) =>
    found !== null &&
    (mostOf(found.line) < found.line.quantity || isBelowMinimum(lines, found.line.productId))
      ? [found]
      : [],
  );
  const short = over.find(({ line }) => isShort(line));
  const first = short ?? over[0];
  if (first === undefined) return null;
  return {
    reason: short === undefined ? 'DISH_LIMIT' : 'DISH_SOLD_OUT',
    data: {
      lines: over.map(({ line }) => ({
        uuid: line.uuid,
        productId: line.productId,
        most: mostOf(line),
      })),
    },
    note: numberNote(first, lines, mostOf(first.line)),
  };
};

/** Fresh goods that are brought want a required product beside them, while the store has one (spec 002 §4, §5, decision G8). */
const required: Check = ({ isPickup, input: { lines }, requiredInStock }) =>
  isPickup || checkRequiredCategory(lines, requiredInStock).ok
    ? null
    : { reason: 'REQUIRED_MISSING' };

const belowAmount = (goods: Cents, threshold: Cents): Problem | null =>
  goods < threshold
    ? {
        reason: 'BELOW_THRESHOLD',
        data: { threshold: toDollars(threshold), missing: toDollars(cents(threshold - goods)) },
      }
    : null;

/** Decisions G4, G5, P14, and the pickup order with lower prices (spec 002 §5). */
const threshold: Check = ({ isPickup, quote, store, body: { selectedAddress } }) => {
  const { sendPrice, facts } = store;
  const { goodsCents } = quote.totals;
  if (!isPickup) {
    const passBridge = selectedAddress !== null && crossesBridge(store, selectedAddress);
    return belowAmount(goodsCents, deliveryThreshold({ sendPrice, passBridge, ...facts.market }));
  }
  return (
    belowAmount(goodsCents, pickupThreshold({ sendPrice, askforAmount: facts.askforAmount })) ??
    (pickupMinimum(quote) === null ? null : belowAmount(goodsCents, sendPrice))
  );
};

const address: Check = ({ isPickup, body: { selectedAddress } }) => {
  if (isPickup) return null;
  if (selectedAddress === null) return { reason: 'ADDRESS_INVALID', data: { field: 'address' } };
  const { contactName, region, phone, mapAddress, detail } = selectedAddress;
  const checked = checkAddress({ contactName, region, phone, mapAddress, detail }, []);
  return checked.ok ? null : { reason: 'ADDRESS_INVALID', data: { field: checked.reason } };
};

/** The words of an address and the place that its fee and reach are counted from agree. */
const place: Check = ({ placeFault }) => {
  if (placeFault === null) return null;
  const data = { field: 'mapAddress' };
  return { reason: placeFault === 'unknown' ? 'ADDRESS_UNKNOWN' : 'ADDRESS_ELSEWHERE', data };
};

const range: Check = ({ distance, body: { selectedAddress }, store }) => {
  if (distance === null || selectedAddress === null) return null;
  const reach = deliveryReach(store, selectedAddress);
  return reach.isInRange
    ? null
    : {
        reason: 'OUT_OF_RANGE',
        data: {
          distance,
          reachMeters: store.reachMeters,
          area: areaByPoint(selectedAddress),
          storeArea: store.area,
          why: reach.reason,
        },
      };
};

const weight: Check = ({ quote: { delivery } }) =>
  delivery.ok ? null : { reason: 'TOO_HEAVY', data: { limitKg: delivery.limitKg } };

const offers: Check = ({ quote: { refusedOffers } }) =>
  refusedOffers.length === 0
    ? null
    : {
        reason: 'OFFER_UNAVAILABLE',
        data: { offers: refusedOffers.map(({ offerId, reason }) => ({ offerId, reason })) },
      };

/** A choice of gold is answered in full: what of it may not be used, and why. */
const gold: Check = ({ refusedGold }) =>
  refusedGold.length === 0 ? null : { reason: 'GOLD_UNAVAILABLE', data: { gold: refusedGold } };

const bonus: Check = ({ body: { paymentType }, quote: { totals } }) =>
  isBonusBlocked(paymentType, totals.mCoinCents) ? { reason: 'BONUS_BLOCKED' } : null;

const time: Check = ({
  time: wanted,
  slot,
  slots,
  asked,
  menu: { now },
  door,
  store: { facts },
}) => {
  if (wanted === null) return { reason: 'ORDER_TIME_MISSING' };
  if (slot !== null) return null;
  const sales = asked.map(({ found }) => found?.product.facts.saleHours);
  const [next] = slotsFor(slots, sales, now);
  const data = { nextAt: next?.at ?? null, isNow: next?.isNow ?? false };
  if (wanted.isNow && door.reserveType > 0 && slots.length > 0)
    return { reason: 'PRE_ORDER_ONLY', data };
  const last = slots.at(-1);
  return !facts.acceptsNextDay && last !== undefined && wanted.at > last.at
    ? { reason: 'NO_NEXT_DAY', data }
    : { reason: 'SLOT_GONE', data };
};

/** What is wrong with the cart itself, and with what the checkout adds. */
const CART: readonly Check[] = [
  store,
  way,
  gone,
  options,
  soldOut,
  limits,
  required,
  place,
  range,
  threshold,
  weight,
  offers,
  gold,
  bonus,
];
const CHECKOUT: readonly Check[] = [
  store,
  way,
  gone,
  options,
  soldOut,
  limits,
  required,
  address,
  place,
  range,
  time,
  threshold,
  weight,
  offers,
  gold,
  bonus,
];

const found = (checks: readonly Check[], priced: Priced): Problem[] =>
  checks.map((check) => check(priced)).filter((problem) => problem !== null);

/** What stops a cart now, the most important first. */
export const cartProblems = (priced: Priced): Problem[] => found(CART, priced);
/** The same, with address and time. */
export const checkoutProblems = (priced: Priced): Problem[] => found(CHECKOUT, priced);
