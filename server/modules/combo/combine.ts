import type { CouponBusiness } from '#shared/codes/coupon.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { offerIfOwned } from '#server/modules/offers/index.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { priceOrder } from '#server/modules/order/index.ts';
import { endOfPieces, pieceOffer } from './give.ts';
import { groupsOnSale } from './group-repo.ts';
import { groupRow } from './groups.ts';
import { boughtOf } from './order-repo.ts';
import { leftOf, type PieceTerms, type SoldGroup } from './terms.ts';

type Best = { piece: PieceTerms; offer: Offer; saves: Cents; priceAfter: Cents };

/** The piece of a group that lowers an order most, at its plain face, beyond what is chosen already; null where none does. */
export const bestPiece = (
  group: SoldGroup,
  { input, business }: { input: PriceInput; business: CouponBusiness },
  context: MemberContext,
): Best | null => {
  const { now } = context;
  const before = priceCart(input, now).totals.payableCents;
  const validity = { startAt: now, endAt: endOfPieces(group.validDays, now) };
  const [best] = group.pieces
    .filter((piece) => piece.business === business)
    .map((piece) => {
      const terms = pieceOffer({ ...piece, expandedAmount: null }, validity);
      const offer = offerIfOwned(terms, `combo.${group.id}`, context);
      const after = priceCart({ ...input, chosenOffers: [offer] }, now).totals.payableCents;
      return { piece, offer, priceAfter: after, saves: cents(before - after) };
    })
    .toSorted((a, b) => b.saves - a.saves);
  return best !== undefined && best.saves > 0 ? best : null;
};

type Combined = Pick<Best, 'saves' | 'priceAfter'> & { group: SoldGroup };

const combined = (
  group: SoldGroup,
  cart: { input: PriceInput; business: CouponBusiness },
  context: MemberContext,
): Combined | null => {
  const best = bestPiece(group, cart, context);
  return best && { group, saves: best.saves, priceAfter: best.priceAfter };
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
