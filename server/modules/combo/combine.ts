import type { CouponBusiness } from '#shared/codes/coupon.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { offerIfOwned } from '#server/modules/offers/index.ts';
import { priceOrder } from '#server/modules/order/index.ts';
import { endOfPieces, pieceOffer } from './give.ts';
import { groupsOnSale } from './group-repo.ts';
import { groupRow } from './groups.ts';
import { boughtOf } from './order-repo.ts';
import { leftOf, type SoldGroup } from './terms.ts';

type Combined = { group: SoldGroup; saves: Cents; priceAfter: Cents };

/** What the best piece of a group, at its plain face, takes off beyond what is chosen already; null for nothing. */
const combined = (
  group: SoldGroup,
  { input, business }: { input: PriceInput; business: CouponBusiness },
  context: MemberContext,
): Combined | null => {
  const { now } = context;
  const before = priceCart(input, now).totals.payableCents;
  const validity = { startAt: now, endAt: endOfPieces(group.validDays, now) };
  const prices = group.pieces
    .filter((piece) => piece.business === business)
    .map((piece) => {
      const terms = pieceOffer({ ...piece, expandedAmount: null }, validity);
      const offer = offerIfOwned(terms, `combo.${group.id}`, context);
      return priceCart({ ...input, chosenOffers: [offer] }, now).totals.payableCents;
    });
  const priceAfter = cents(Math.min(...prices, before));
  return priceAfter < before ? { group, saves: cents(before - priceAfter), priceAfter } : null;
};

/** What saves most first, of equals what costs least. */
const compare = (a: Combined, b: Combined): number =>
  b.saves - a.saves || a.group.price - b.group.price;

/** The group of which one piece would lower an order most. */
export const comboCombinePay: Handlers['comboCombinePay'] = async (context, { storeId, order }) => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  if (order.storeId !== storeId) return refuse('BAD_REQUEST', { issues: ['storeId'] });
  const { store, input } = await priceOrder(
    query,
    { ...order, goldIds: [], useMcoin: false },
    session.userId,
    now,
  );
  const bought = await boughtOf(query, session.userId);
  const canBuy = (group: SoldGroup): boolean =>
    leftOf(group) !== 0 && (group.limitQty < 0 || (bought.get(group.id) ?? 0) < group.limitQty);
  const [best] = (await groupsOnSale(query, now))
    .filter(canBuy)
    .flatMap((group) => combined(group, { input, business: store.kind }, context) ?? [])
    .toSorted(compare);
  return best === undefined
    ? { group: null, saves: ZERO, priceAfter: priceCart(input, now).totals.payableCents }
    : { ...best, group: groupRow(best.group, context, bought.get(best.group.id) ?? 0) };
};
