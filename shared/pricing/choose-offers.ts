import { cents } from '../kernel/money.ts';
import { offerRefusal } from '../voucher/offer-refusal.ts';
import type { Offer, OfferRefusal } from '../voucher/offer.ts';
import type { Lowered } from './lowered.ts';
import { coverageOf } from './offer-coverage.ts';
import type { PricedLines } from './priced-lines.ts';
import { OFFER_RULES } from './promotions/index.ts';
import { prorate } from './prorate.ts';
import type { Change } from './trace.ts';

/** An offer that does not count, and why. */
export type RefusedOffer = { offerId: string } & OfferRefusal;

/** What step 4 does: the sums, what changed them, and the offers that do not count. */
export type ChosenOffers = Lowered & {
  readonly changes: readonly Change[];
  readonly refused: readonly RefusedOffer[];
};

/**
 * What an offer takes beside those that count already, or why it does not count, checked in the order
 * of `docs/pricing.md` (decision H15).
 */
const weigh = (
  offer: Offer,
  { amounts, used: [first] }: Lowered,
  priced: PricedLines,
): number | OfferRefusal => {
  const { isStackable, takes } = OFFER_RULES[offer.kind];
  const own = offerRefusal(
    offer,
    { storeId: priced.input.store.storeId, buyer: priced.input.buyer },
    priced.now,
  );
  if (own !== null) return own;
  if (first !== undefined && !(isStackable && first.kind === offer.kind))
    return { reason: 'EXCLUSIVE', with: first.id };
  const places = coverageOf(offer, priced);
  if (places.length === 0) return { reason: 'SCOPE_PRODUCT' };
  let baseCents = 0;
  const left = amounts();
  for (const place of places) baseCents += left[place]!;
  if (baseCents < offer.limitAmount)
    return { reason: 'BELOW_MIN', need: cents(offer.limitAmount - baseCents) };
  const taken = takes(offer, baseCents, priced);
  return typeof taken === 'number' && taken <= 0 ? { reason: 'SCOPE_PRODUCT' } : taken;
};

/** Each line after an offer that takes this much off those that it covers, by their amounts. */
const spread = (
  offer: Offer,
  taken: number,
  before: Lowered,
  priced: PricedLines,
): readonly number[] => {
  const places = coverageOf(offer, priced);
  const amounts = [...before.amounts()];
  const parts = prorate(
    cents(taken),
    places.map((place) => amounts[place]!),
  );
  for (const [index, place] of places.entries()) amounts[place]! -= parts[index]!;
  return amounts;
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const lower = (offer: Offer, taken: number, before: Lowered, priced: PricedLines): Lowered => {
  const used = [...before.used, offer];
  if (OFFER_RULES[offer.kind].lowers === 'delivery') return { ...before, used, packetCents: taken };
  return {
    amounts: once(() => spread(offer, taken, before, priced)),
    goodsCents: before.goodsCents + taken,
    packetCents: before.packetCents,
    used,
  };
};

/** Step 4 before anything was chosen. */
export const nothingChosen = (priced: PricedLines): Lowered => ({
  amounts: once(() => priced.lines.map(({ afterFullCents }) => afterFullCents)),
  goodsCents: 0,
  packetCents: null,
  used: [],
});

/**
 * The sums with one more offer, or why it does not count; `before` stays as it is, so that sets of
 * offers can grow from one another.
 */
export const withOneMore = (
  offer: Offer,
  before: Lowered,
  priced: PricedLines,
): Lowered | OfferRefusal => {
  const taken = weigh(offer, before, priced);
  return typeof taken === 'number' ? lower(offer, taken, before, priced) : taken;
};

const changeBy = (offer: Offer, delta: number, priced: PricedLines): Change => ({
  step: OFFER_RULES[offer.kind].step,
  ruleId: offer.id,
  lineIds: coverageOf(offer, priced).map((place) => priced.lines[place]!.line.uuid),
  delta,
});

/**
 * Step 4, in the order chosen: the first offer that counts decides the kind, the others come back
 * with a reason (Box 3, decisions H14, H15).
 */
export const chooseOffers = (priced: PricedLines, chosen: readonly Offer[]): ChosenOffers => {
  let sums = nothingChosen(priced);
  const [changes, refused]: [Change[], RefusedOffer[]] = [[], []];
  for (const offer of chosen) {
    const next = withOneMore(offer, sums, priced);
    if ('reason' in next) {
      refused.push({ offerId: offer.id, ...next });
      continue;
    }
    if (next.goodsCents > sums.goodsCents)
      changes.push(changeBy(offer, sums.goodsCents - next.goodsCents, priced));
    sums = next;
  }
  return { ...sums, changes, refused };
};
