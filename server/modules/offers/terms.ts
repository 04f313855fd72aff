import * as z from 'zod/mini';
import { OWNED_OFFERS, type OwnedOffer } from '#shared/codes/offer-list.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { couponWindow, type OfferWindow } from '#shared/voucher/coupon-window.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { bilingual, moneyField, momentField, type DocumentOf } from '#server/kit/document.ts';

/** When a coupon is valid: between two moments, or so many days from the claim (decision F16). */
const validity = z.union([
  z.object({ kind: z.literal('fixed'), startAt: momentField, endAt: momentField }),
  z.object({ kind: z.literal('afterClaim'), days: z.number(), includesToday: z.boolean() }),
]);
export type Validity = z.output<typeof validity>;

/** What a mall coupon is in a cart: an article of no weight. */
const mallArticle = z.object({
  productId: z.string(),
  merchantProductId: z.string(),
  image: z.string(),
});
export type MallArticle = z.output<typeof mallArticle>;

/** What `terms` of `offer` and `member_offer` holds: what a coupon says and takes; money in cents. `sourceType`, `storeScope`, `businessTypes`: the numbers of spec 000 §3, spec 001 §9. */
export type OfferTerms = {
  kind: OwnedOffer;
  name: Bilingual;
  rules: Bilingual;
  activityId: string;
  sourceType: number | null;
  storeScope: 1 | 2 | 3 | 7 | 9;
  storeIds: readonly string[];
  storeName: Bilingual | null;
  businessTypes: string;
  productIds: readonly string[];
  /** Classes of goods that it is for; missing is all. */ categoryIds?: readonly string[];
  /** The article of a mall coupon, which goes into the cart (decision P15). */ article?: MallArticle;
  linkUrl: string | null;
  amount: Cents | null;
  rate: number | null;
  maxAmount: Cents | null;
  limitAmount: Cents;
  validity: Validity;
  isPriceBreak: boolean;
  paymentChannels: readonly string[];
  minVersion: string | null;
};
export const offerTerms: DocumentOf<OfferTerms> = z.object({
  kind: z.enum(OWNED_OFFERS),
  name: bilingual,
  rules: bilingual,
  activityId: z.string(),
  sourceType: z.nullable(z.number()),
  storeScope: z.literal([1, 2, 3, 7, 9]),
  storeIds: z.array(z.string()),
  storeName: z.nullable(bilingual),
  businessTypes: z.string(),
  productIds: z.array(z.string()),
  categoryIds: z.exactOptional(z.array(z.string())),
  article: z.exactOptional(mallArticle),
  linkUrl: z.nullable(z.string()),
  amount: z.nullable(moneyField),
  rate: z.nullable(z.number()),
  maxAmount: z.nullable(moneyField),
  limitAmount: moneyField,
  validity,
  isPriceBreak: z.boolean(),
  paymentChannels: z.array(z.string()),
  minVersion: z.nullable(z.string()),
});

/** When a piece claimed at a moment is valid. */
export const windowOf = (
  { validity }: Pick<OfferTerms, 'validity'>,
  claimedAt: Instant,
): OfferWindow => {
  if (validity.kind === 'fixed') return { startAt: validity.startAt, endAt: validity.endAt };
  const window = couponWindow(
    {
      id: '',
      dateType: 2,
      validDays: validity.days,
      isIncludeCurrentDay: validity.includesToday,
      claimedAt,
    },
    claimedAt,
  );
  return window ?? { startAt: claimedAt, endAt: instant(claimedAt) };
};
