import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { ChoiceCoupon, OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { bestVoucherSet, type BestVoucherSet } from '#shared/voucher/best-set.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import { offerRefusal } from '#shared/voucher/offer-refusal.ts';
import type { Offer, OfferRefusal } from '#shared/voucher/offer.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { priceOrder, type OffersPort } from '#server/modules/order/index.ts';
import { storeById } from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { choosable } from './member-repo.ts';
import { offerOf, ownedRow } from './present.ts';

type Request = RequestOf<Contract['buyerStoreVouchers']>;
type Judged = { canUse: boolean; savingAmtn: Cents; refusal: OfferRefusal | null };
type Judge = (offer: Offer) => Judged;

/** Before there is an order: judged by store and time alone. */
const byStore =
  (storeId: string, now: Instant): Judge =>
  (offer) => {
    const refusal = offerRefusal(
      offer,
      { storeId, buyer: { isLoggedIn: true, appVersion: null, paymentChannel: null } },
      now,
    );
    return { canUse: refusal === null, savingAmtn: ZERO, refusal };
  };

/** With an order: what the engine itself says. An offer that counts saves what the best set saves, less what it is behind; kinds of takeout never go together, so this is what it saves alone. */
const byPrice = ({ savingCents, leftOut }: BestVoucherSet): Judge => {
  const out = new Map(leftOut.map((one) => [one.offerId, one]));
  return ({ id }) => {
    const left = out.get(id);
    if (left === undefined) return { canUse: true, savingAmtn: savingCents, refusal: null };
    return left.reason === 'notBest'
      ? { canUse: true, savingAmtn: cents(savingCents - left.lessCents), refusal: null }
      : { canUse: false, savingAmtn: ZERO, refusal: left };
  };
};

const wireRefusal = (refusal: OfferRefusal): NonNullable<ChoiceCoupon['refusal']> => ({
  reason: refusal.reason,
  need: 'need' in refusal ? refusal.need : null,
  with: 'with' in refusal ? refusal.with : null,
  minVersion: 'minVersion' in refusal ? refusal.minVersion : null,
});

/** The order of rows: what saves most first, of equals what ends first; then what is nearly reached; what is for other stores last. */
const rank = ({ canUse, refusal }: ChoiceCoupon): number =>
  canUse ? 0 : refusal?.reason === 'BELOW_MIN' ? 1 : refusal?.reason === 'SCOPE_STORE' ? 3 : 2;
const compare = (a: ChoiceCoupon, b: ChoiceCoupon): number =>
  rank(a) - rank(b) ||
  b.savingAmtn - a.savingAmtn ||
  (a.refusal?.need ?? 0) - (b.refusal?.need ?? 0) ||
  a.expireTime - b.expireTime;

/** A coupon of a kind that is chosen for an order; a mall coupon is put into the cart. */
type Choosable = OwnedCoupon & Pick<ChoiceCoupon, 'couponType'>;
const isChoosable = (row: OwnedCoupon): row is Choosable => row.couponType !== 'mallCoupon';

/** What a member has to use for a business. */
const rowsFor = async (context: MemberContext, business: CouponBusiness): Promise<Choosable[]> => {
  const { deps, session, now } = context;
  const pieces = await choosable(deps.db.query, session.userId, now);
  return pieces
    .map((piece) => ownedRow(piece, context, now))
    .filter(isChoosable)
    .filter((row) => couponBusinesses(row).includes(business));
};

const judgedRows = (
  rows: readonly Choosable[],
  offers: ReadonlyMap<string, Offer>,
  judge: Judge,
): ChoiceCoupon[] =>
  rows
    .map((row): ChoiceCoupon => {
      const { refusal, ...judged } = judge(offers.get(row.id)!);
      return { ...row, ...judged, refusal: refusal === null ? null : wireRefusal(refusal) };
    })
    .toSorted(compare);

/** A member's coupons of a business for a cart that is priced already. */
export const choicesFor: OffersPort['choices'] = async (context, { business, cart, asOffered }) => {
  const rows = await rowsFor(context, business);
  const offers = new Map(rows.map((row) => [row.id, asOffered(offerOf(row, context.now))]));
  const best = bestVoucherSet([...offers.values()], cart, context.now);
  return {
    result: judgedRows(rows, offers, byPrice(best)),
    bestIds: [...best.offerIds],
    savingAmtn: best.savingCents,
  };
};

const bestFor = async (
  { deps, session, now }: MemberContext,
  { order }: Request,
  offers: readonly Offer[],
): Promise<BestVoucherSet | null> => {
  if (order === null) return null;
  const { input } = await priceOrder(
    deps.db.query,
    { ...order, offerIds: [], goldIds: [], useMcoin: false },
    session.userId,
    now,
  );
  return bestVoucherSet(offers, input, now);
};

/** A member's coupons of one kind for an order of a store, the best set over all kinds among them (decisions I1, H15). `only`: a store of another kind is not found. */
export const choose =
  (kind: TakeoutOffer, only?: StoreKind) => async (context: MemberContext, request: Request) => {
    const {
      deps: {
        db: { query },
      },
      now,
    } = context;
    const { storeId, order } = request;
    if (order !== null && order.storeId !== storeId)
      return refuse('BAD_REQUEST', { issues: ['storeId'] });
    const { kind: business } = (await storeById(query, storeId)) ?? refuse('STORE_NOT_FOUND');
    if (only !== undefined && business !== only) return refuse('STORE_NOT_FOUND');
    const rows = await rowsFor(context, business);
    const offers = new Map(rows.map((row) => [row.id, offerOf(row, now)]));
    const best = await bestFor(context, request, [...offers.values()]);
    return {
      result: judgedRows(
        rows.filter(({ couponType }) => couponType === kind),
        offers,
        best === null ? byStore(storeId, now) : byPrice(best),
      ),
      bestIds: [...(best?.offerIds ?? [])],
      savingAmtn: best?.savingCents ?? ZERO,
      serverTime: now,
    };
  };
