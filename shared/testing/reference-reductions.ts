import type { CartLine } from '../cart/cart-line.ts';
import { cents, timesRate } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';
import type { FullActivity, ShareFlags } from '../pricing/activities.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { offerRefusal } from '../voucher/offer-refusal.ts';
import type { Offer, OfferRefusal, OfferValue } from '../voucher/offer.ts';
import { amountOf, takeOff, type Amounts, type Change } from './reference-bill.ts';
import type { Counter, Piece } from './reference-pieces.ts';

/** Full activities that were applied, each with the lines of its base. */
export type Applied = { activity: FullActivity; lineIds: string[]; taken: number };

/** The flags of the activity that priced a piece; none for prices that have no flags. */
const flagsOf = ({ activities }: PriceInput, { taken }: Piece): ShareFlags | undefined => {
  if (taken?.step === 'composite')
    return activities.composite.find(({ activityId }) => activityId === taken.ruleId);
  if (taken?.step === 'addOn')
    return activities.purchase.find(({ activityId }) => activityId === taken.ruleId);
  return taken?.step === 'discount'
    ? activities.discount.find(({ id }) => id === taken.ruleId)
    : undefined;
};

/** True when a piece of the line was priced by an activity that excludes this benefit. */
const isExcluded = (counter: Counter, line: CartLine, flag: keyof ShareFlags): boolean =>
  counter.pieces.some(
    (piece) => piece.line === line && flagsOf(counter.input, piece)?.[flag] === false,
  );

const isInScope = (
  { productType, productTypeIdList, productList }: FullActivity,
  line: CartLine,
): boolean => {
  if (productType === 1) return true;
  if (productType === 2)
    return line.merchantCategoryChain.some((id) => productTypeIdList.includes(id));
  return productType === 3
    ? line.brandChain.some((id) => productTypeIdList.includes(id))
    : productList.includes(line.merchantProductId);
};

const takenByFull = (activity: FullActivity, base: number): number => {
  const tier = [...activity.discountContentList]
    .filter(({ fullAtm }) => fullAtm <= base)
    .toSorted((a, b) => b.fullAtm - a.fullAtm)[0];
  if (tier === undefined) return 0;
  return activity.activityType === 1
    ? Math.min(tier.discount, base)
    : base - timesRate(cents(base), tier.discount, 'halfUp');
};

/**
 * Step 3 of docs/pricing.md: the activity that takes most is applied to its lines, then the next is
 * looked for among the lines that are left.
 */
export const stepThree = (counter: Counter, amounts: Amounts): Applied[] => {
  const applied: Applied[] = [];
  for (;;) {
    const free = counter.lines.filter(
      ({ uuid }) => !applied.some(({ lineIds }) => lineIds.includes(uuid)),
    );
    const possible = counter.input.activities.full.map((activity) => {
      const lines = free.filter(
        (line) =>
          isInScope(activity, line) &&
          !isExcluded(
            counter,
            line,
            activity.activityType === 1 ? 'shareFullReduction' : 'shareFullDiscount',
          ),
      );
      const lineIds = lines.map(({ uuid }) => uuid);
      return { activity, lineIds, taken: takenByFull(activity, amountOf(amounts, lineIds)) };
    });
    const best = possible.toSorted((a, b) => b.taken - a.taken)[0];
    if (best === undefined || best.taken <= 0) return applied;
    takeOff(amounts, best.lineIds, best.taken);
    applied.push(best);
  }
};

const takenByOffer = (value: OfferValue, base: number): number => {
  if ('amount' in value) return Math.min(value.amount, base);
  return Math.min(base - timesRate(cents(base), value.rate, 'halfUp'), value.maxAmount ?? Infinity);
};

const isOfferLine = (
  counter: Counter,
  applied: readonly Applied[],
  offer: Offer,
  line: CartLine,
): boolean => {
  const isEverything = offer.productIds.length === 0 && offer.categoryIds.length === 0;
  if (
    !isEverything &&
    !offer.productIds.includes(line.productId) &&
    !line.merchantCategoryChain.some((id) => offer.categoryIds.includes(id))
  )
    return false;
  if (offer.kind !== 'voucher') return true;
  return (
    !isExcluded(counter, line, 'shareVoucher') &&
    !applied.some(({ activity, lineIds }) => !activity.shareVoucher && lineIds.includes(line.uuid))
  );
};

/** What is known when step 4 begins. `delivery` is null with pickup. */
export type AtStepFour = {
  counter: Counter;
  applied: readonly Applied[];
  amounts: Amounts;
  delivery: { grossCents: number; reductionCents: number } | null;
  now: Instant;
};
/** What an offer takes off, or why it does not count. */
export type Weighed = { taken: number; lineIds: string[] } | OfferRefusal;

/**
 * What a free-delivery packet takes off the fee before promotions, if that is more than the
 * promotion.
 */
const weighPacket = (offer: Offer, delivery: AtStepFour['delivery']): Weighed => {
  if (delivery === null) return { reason: 'EXCLUSIVE', with: 'pickup' };
  const taken = takenByOffer(offer.value, delivery.grossCents);
  if (taken <= 0) return { reason: 'SCOPE_PRODUCT' };
  return taken > delivery.reductionCents
    ? { taken, lineIds: [] }
    : { reason: 'EXCLUSIVE', with: 'deliveryPromotion' };
};

const DISCOUNT_STEPS: readonly string[] = ['seckill', 'discount', 'oldDiscount'];

/** What an offer would take now, or why it does not count. */
const weigh = ({ counter, applied, amounts, delivery }: AtStepFour, offer: Offer): Weighed => {
  const lineIds = counter.lines
    .filter((line) => isOfferLine(counter, applied, offer, line))
    .map(({ uuid }) => uuid);
  if (lineIds.length === 0) return { reason: 'SCOPE_PRODUCT' };
  const base = amountOf(amounts, lineIds);
  if (base < offer.limitAmount)
    return { reason: 'BELOW_MIN', need: cents(offer.limitAmount - base) };
  const hasDiscountItem = counter.pieces.some(
    ({ taken }) => taken !== null && DISCOUNT_STEPS.includes(taken.step),
  );
  if (offer.kind === 'voucher' && offer.isPriceBreak && hasDiscountItem)
    return { reason: 'EXCLUSIVE', with: 'discountItems' };
  if (offer.kind === 'freeDelivery') return weighPacket(offer, delivery);
  const taken = takenByOffer(offer.value, base);
  return taken > 0 ? { taken, lineIds } : { reason: 'SCOPE_PRODUCT' };
};

/** What the chosen offers take off together. */
export type OffersResult = {
  changes: Change[];
  usedOffers: string[];
  refusedOffers: ({ offerId: string } & OfferRefusal)[];
  packetCents: number | null;
};

/**
 * Step 4 of docs/pricing.md: the offers in the order chosen. `packetCents` is what a free-delivery
 * packet takes in step 6.
 */
export const stepFour = (known: AtStepFour): OffersResult => {
  const { input } = known.counter;
  const result: OffersResult = {
    changes: [],
    usedOffers: [],
    refusedOffers: [],
    packetCents: null,
  };
  let first: Offer | null = null;
  for (const offer of input.chosenOffers) {
    const isTogether: boolean =
      first === null || (first.kind === 'mallCoupon' && offer.kind === 'mallCoupon');
    const refusal = offerRefusal(
      offer,
      { storeId: input.store.storeId, buyer: input.buyer },
      known.now,
    );
    const weighed: Weighed =
      refusal ?? (isTogether ? weigh(known, offer) : { reason: 'EXCLUSIVE', with: first!.id });
    if ('reason' in weighed) {
      result.refusedOffers.push({ offerId: offer.id, ...weighed });
      continue;
    }
    first ??= offer;
    result.usedOffers.push(offer.id);
    if (offer.kind === 'freeDelivery') result.packetCents = weighed.taken;
    else takeOff(known.amounts, weighed.lineIds, weighed.taken);
    result.changes.push({
      step: offer.kind,
      ruleId: offer.id,
      lineIds: weighed.lineIds,
      delta: -weighed.taken,
    });
  }
  return result;
};
