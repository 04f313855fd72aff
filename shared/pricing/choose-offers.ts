import { cents } from '../kernel/money.ts';
import { offerRefusal } from '../voucher/offer-refusal.ts';
import type { Offer, OfferRefusal } from '../voucher/offer.ts';
import { coverageOf } from './offer-coverage.ts';
import type { PricedLines } from './priced-lines.ts';
import { OFFER_RULES } from './promotions/index.ts';
import { prorate } from './prorate.ts';
import type { Change } from './trace.ts';

export type RefusedOffer = { offerId: string } & OfferRefusal;

/** What step 4 does: `amounts` is each line after it, `goodsCents` what it takes off them; `packetCents` is what a free-delivery packet will take off the fee, null without one. */
export type ChosenOffers = {
  readonly amounts: readonly number[];
  readonly goodsCents: number;
  readonly packetCents: number | null;
  readonly changes: readonly Change[];
  readonly used: readonly Offer[];
  readonly refused: readonly RefusedOffer[];
};
type Open = { amounts: number[]; goodsCents: number; packetCents: number | null; changes: Change[]; used: Offer[]; refused: RefusedOffer[] };

/** What an offer takes beside those that count already, or why it does not count, asked in the order of `docs/pricing.md` (decision H15). */
const weigh = (offer: Offer, { amounts, used: [first] }: Open, priced: PricedLines): number | OfferRefusal => {
  const { isStackable, takes } = OFFER_RULES[offer.kind];
  const own = offerRefusal(offer, { storeId: priced.input.store.storeId, buyer: priced.input.buyer }, priced.now);
  if (own !== null) return own;
  if (first !== undefined && !(isStackable && first.kind === offer.kind)) return { reason: 'EXCLUSIVE', with: first.id };
  const places = coverageOf(offer, priced);
  if (places.length === 0) return { reason: 'SCOPE_PRODUCT' };
  let baseCents = 0;
  for (const place of places) baseCents += amounts[place]!;
  if (baseCents < offer.limitAmount) return { reason: 'BELOW_MIN', need: cents(offer.limitAmount - baseCents) };
  const taken = takes(offer, baseCents, priced);
  return typeof taken === 'number' && taken <= 0 ? { reason: 'SCOPE_PRODUCT' } : taken;
};

const apply = (offer: Offer, taken: number, open: Open, priced: PricedLines): void => {
  const { step, lowers } = OFFER_RULES[offer.kind];
  open.used.push(offer);
  if (lowers === 'delivery') {
    open.packetCents = taken;
    return;
  }
  const places = coverageOf(offer, priced);
  const parts = prorate(cents(taken), places.map((place) => open.amounts[place]!));
  for (const [index, place] of places.entries()) open.amounts[place]! -= parts[index]!;
  open.goodsCents += taken;
  open.changes.push({ step, ruleId: offer.id, lineIds: places.map((place) => priced.lines[place]!.line.uuid), delta: -taken });
};

/** Step 4, in the order chosen: the first offer that counts decides the kind, the others come back with a reason (Box 3, decisions H14, H15). */
export const chooseOffers = (priced: PricedLines, chosen: readonly Offer[]): ChosenOffers => {
  const open: Open = { amounts: priced.lines.map(({ afterFullCents }) => afterFullCents), goodsCents: 0, packetCents: null, changes: [], used: [], refused: [] };
  for (const offer of chosen) {
    const taken = weigh(offer, open, priced);
    if (typeof taken === 'number') apply(offer, taken, open, priced);
    else open.refused.push({ offerId: offer.id, ...taken });
  }
  return open;
};
