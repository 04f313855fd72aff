import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { couponWindow, type OfferWindow } from '#shared/voucher/coupon-window.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** When a coupon is valid: between two moments, or so many days from the claim (decision F16). */
export type Validity =
  | { kind: 'fixed'; startAt: Instant; endAt: Instant }
  | { kind: 'afterClaim'; days: number; includesToday: boolean };

/** What `terms` of `offer` and `member_offer` holds: what a coupon says and takes; money in cents. `sourceType`, `storeScope`, `businessTypes`: the numbers of spec 000 §3, spec 001 §9. */
export type OfferTerms = {
  kind: TakeoutOffer;
  name: Bilingual;
  rules: Bilingual;
  activityId: string;
  sourceType: number | null;
  storeScope: 1 | 2 | 3 | 7;
  storeIds: readonly string[];
  storeName: Bilingual | null;
  businessTypes: string;
  productIds: readonly string[];
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
