import { cents, type Cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';
import type { Offer } from '../voucher/offer.ts';
import type { FullActivity } from './activities.ts';
import type { CartQuote } from './cart-quote.ts';
import { thresholdsAbove } from './delivery/delivery-plan.ts';
import { finishQuote } from './finish-quote.ts';
import { plainPiece, type PlainScope } from './plain-piece.ts';
import type { PriceInput } from './price-input.ts';
import { priceLines } from './price-lines.ts';
import type { PricedLines } from './priced-lines.ts';
import { FULL_RULES, OFFER_RULES } from './promotions/index.ts';

/**
 * "Add $X to save $Y", in cents. `ruleId` is the full activity or the offer; null for delivery.
 * `scope` is what was supposed of the piece.
 */
export type SaveHint = {
  kind: 'full' | 'delivery' | 'offer';
  ruleId: string | null;
  addCents: Cents;
  saveCents: Cents;
  scope: PlainScope;
};

/**
 * Something that a dearer cart would reach. `missing` is what it lacks; null when no amount of
 * goods reaches it. `isUsed`: the quote with the piece in it gains by what was reached, against the
 * quote before.
 */
type Goal = {
  kind: SaveHint['kind'];
  ruleId: string | null;
  scope: PlainScope;
  chosen: readonly Offer[];
  missing: (priced: PricedLines) => number | null;
  isUsed: (then: CartQuote, before: CartQuote) => boolean;
};

/** What a reduction of the piece itself leaves missing is added again, so often at most. */
const ATTEMPTS = 6;

/**
 * Goods and delivery before gold and mCoin, which are the guest's own money, and without the fees
 * that do not change.
 */
const dueOf = ({ totals: { afterFullCents, offerCents, deliveryCents } }: CartQuote): number =>
  afterFullCents - offerCents + deliveryCents;

/** A piece that matches one of the ids; null when there is none to match. */
const scopeOf = ({
  productType,
  productTypeIdList: [typeId],
  productList: [productId],
}: FullActivity): PlainScope | null => {
  if (productType === 1) return {};
  if (productType === 4) return productId === undefined ? null : { merchantProductId: productId };
  if (typeId === undefined) return null;
  return productType === 2 ? { merchantCategoryChain: [typeId] } : { brandChain: [typeId] };
};

const offerScope = ({ productIds: [productId], categoryIds: [categoryId] }: Offer): PlainScope => {
  if (productId !== undefined) return { productId };
  return categoryId === undefined ? {} : { merchantCategoryChain: [categoryId] };
};

const takenBy = ({ id, activityType }: FullActivity, { trace }: CartQuote): number =>
  0 -
  (trace.find(({ step, ruleId }) => ruleId === id && step === FULL_RULES[activityType].step)
    ?.delta ?? 0);

/** The next tier of each full activity. */
const fullGoals = (
  { activities, chosenOffers: chosen }: PriceInput,
  { fullBases }: PricedLines,
): Goal[] =>
  activities.full.flatMap((activity, place): Goal[] => {
    const tiers = activity.discountContentList
      .map(({ fullAtm }) => fullAtm)
      .filter((fullAtm) => fullAtm > fullBases[place]!);
    const scope = scopeOf(activity);
    if (tiers.length === 0 || scope === null) return [];
    const next = Math.min(...tiers);
    return [
      {
        kind: 'full',
        ruleId: activity.id,
        scope,
        chosen,
        missing: ({ fullBases: bases }) => next - bases[place]!,
        isUsed: (then, before) => takenBy(activity, then) > takenBy(activity, before),
      },
    ];
  });

/**
 * Each stair of the fee and tier of its promotions that the goods do not reach yet, the nearest
 * first.
 */
const deliveryGoals = (
  { handover, chosenOffers: chosen }: PriceInput,
  { afterFullCents }: PricedLines,
): Goal[] => {
  if (handover.kind === 'pickup') return [];
  const { plan, offers } = handover;
  return thresholdsAbove({ goodsCents: cents(afterFullCents), plan, offers }).map(
    (amount): Goal => ({
      kind: 'delivery',
      ruleId: null,
      scope: {},
      chosen,
      missing: (priced) => amount - priced.afterFullCents,
      isUsed: (then, before) => then.totals.deliveryCents < before.totals.deliveryCents,
    }),
  );
};

/** The minimum of an offer: in place of those chosen, or with them where its kind allows. */
const offerGoal = (offer: Offer, { chosenOffers }: PriceInput): Goal => {
  const chosen = OFFER_RULES[offer.kind].isStackable
    ? [...chosenOffers.filter(({ id }) => id !== offer.id), offer]
    : [offer];
  return {
    kind: 'offer',
    ruleId: offer.id,
    scope: offerScope(offer),
    chosen,
    missing: (priced) => {
      const quote = finishQuote(priced, chosen);
      const refused = quote.refusedOffers.find(({ offerId }) => offerId === offer.id);
      if (refused === undefined) return 0;
      return refused.reason === 'BELOW_MIN' ? refused.need : null;
    },
    isUsed: ({ usedOffers }) => usedOffers.includes(offer.id),
  };
};

/**
 * The least to add, and the cart with a piece of that price in it; null when that does not get
 * there.
 */
const reach = (
  { missing, scope }: Goal,
  input: PriceInput,
  priced: PricedLines,
): { add: number; after: PricedLines } | null => {
  let after = priced;
  let add = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const more = missing(after);
    if (more === null) return null;
    if (more <= 0) return { add, after };
    add += more;
    after = priceLines(
      { ...input, lines: [...input.lines, plainPiece(cents(add), scope)] },
      priced.now,
    );
  }
  return null;
};

const hintFor = (
  goal: Goal,
  input: PriceInput,
  priced: PricedLines,
  before: CartQuote,
): SaveHint | null => {
  const reached = reach(goal, input, priced);
  if (reached === null || reached.add === 0) return null;
  const quote = finishQuote(reached.after, goal.chosen);
  const save = dueOf(before) + reached.add - dueOf(quote);
  const { kind, ruleId, scope, isUsed } = goal;
  return save > 0 && isUsed(quote, before)
    ? { kind, ruleId, addCents: cents(reached.add), saveCents: cents(save), scope }
    : null;
};

const isHint = (hint: SaveHint | null): hint is SaveHint => hint !== null;

/**
 * The price of a cart, and what a little more would save: at the next tier of each full activity,
 * at the nearest stair or tier of the delivery fee that pays, and with each of the guest's offers
 * that is below its minimum. `saveCents` is exactly what the engine gives when a plain piece of
 * `addCents` in `scope` is added (and the offer chosen). The least to add first. The cart itself is
 * priced once.
 */
export const priceWithHints = (
  input: PriceInput,
  held: readonly Offer[],
  now: Instant,
): { quote: CartQuote; hints: SaveHint[] } => {
  const priced = priceLines(input, now);
  const quote = finishQuote(priced, input.chosenOffers);
  const hint = (goal: Goal): SaveHint | null => hintFor(goal, input, priced, quote);
  const delivery = deliveryGoals(input, priced).map(hint).find(isHint) ?? null;
  const hints = [
    ...fullGoals(input, priced).map(hint),
    delivery,
    ...held.map((offer) => hint(offerGoal(offer, input))),
  ];
  return { quote, hints: hints.filter(isHint).toSorted((a, b) => a.addCents - b.addCents) };
};
