import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import type { Query } from '#server/db/db.ts';
import type { ActivityRules } from '#server/modules/catalogue/index.ts';
import type { Bilingual, MemberContext } from '#server/kit/context.ts';
import { slot } from '#server/kit/slot.ts';

type OfOrder = { merchantId: string; orderId: string };

/** What a store promises for the next order when one is made ("full-return"): a voucher by how much the goods come to. */
export type ReturnPromise = { activityId: string } & ActivityRules['fullReturn'];
/** A completed order. `goodsCents`: its goods without those that were given back. */
export type Completed = {
  business: StoreKind;
  orderId: string;
  userId: string;
  storeId: string;
  storeName: Bilingual;
  goodsCents: Cents;
  promise: ReturnPromise;
};

/** What orders need of vouchers and red packets: to know them, and to hold, use up and free them with the order (decisions H14, E12). All run in the order's transaction. */
export type OffersPort = {
  /** The chosen offers, in the order chosen; refuses `OFFER_UNAVAILABLE` when one is not the buyer's, or of another business. */
  chosen(
    query: Query,
    asked: {
      userId: string;
      business: CouponBusiness;
      storeId: string;
      offerIds: readonly string[];
    },
    now: Instant,
  ): Promise<readonly Offer[]>;
  /** The buyer's coupons of a business for a cart: what each saves alone or why it cannot be used, and the best set (decisions I1, H15). `asOffered`: a coupon as this cart sees it. */
  choices(
    context: MemberContext,
    asked: { business: CouponBusiness; cart: PriceInput; asOffered: (offer: Offer) => Offer },
  ): Promise<{ result: ChoiceCoupon[]; bestIds: string[]; savingAmtn: Cents }>;
  reserve(
    query: Query,
    use: OfOrder & { userId: string; offerIds: readonly string[] },
    now: Instant,
  ): Promise<void>;
  confirm(query: Query, order: OfOrder, now: Instant): Promise<void>;
  free(query: Query, order: OfOrder, now: Instant): Promise<void>;
  /** Ends what was given for an order of which nothing stayed: its friends' packets, the voucher for the next order, the packet for its lateness. */
  endGiven(query: Query, order: OfOrder, now: Instant): Promise<void>;
  /** Gives what a store promised for the next order; false when the goods do not come to any of it. */
  completed(query: Query, order: Completed, now: Instant): Promise<boolean>;
  /** Makes a late order good; an amount of nothing gives nothing. */
  late(
    query: Query,
    order: { business: StoreKind; orderId: string; userId: string; amount: Cents },
    now: Instant,
  ): Promise<void>;
};

/** Provided by the composition root, which hands over `modules/offers`. */
const port = slot<OffersPort>('the offers of an order');
export const provideOffers = port.provide;
export const offersPort = port.get;
