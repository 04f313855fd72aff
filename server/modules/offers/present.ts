import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { redPacketStatus } from '#shared/codes/popup.ts';
import { must } from '#shared/kernel/result.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { sourceKey } from '#shared/voucher/coupon-text.ts';
import { offerFromWire } from '#shared/voucher/offer-from-wire.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { redPacketStatusOf } from '#shared/voucher/red-packet-status.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { MemberOffer } from './member-repo.ts';
import type { OfferTerms } from './terms.ts';

/** Whose language a coupon is written in. */
export type Speaker = Pick<Context, 'pick' | 't'>;

/** What a coupon is called by kind, when nothing better is known of where it comes from. */
const typeName = ({ kind, sourceType }: OfferTerms, { t }: Speaker): string =>
  t(sourceKey(kind === 'redPacket' ? sourceType : null) ?? `wallet.kind.${kind}`);

/** The terms in wire form, without dates. */
export const termsRow = (offerId: string, terms: OfferTerms, speaker: Speaker) => {
  const { pick } = speaker;
  const name = pick(terms.name);
  const [firstStore] = terms.storeIds;
  const isOneStore = terms.storeIds.length === 1;
  return {
    redpackId: offerId,
    activityId: terms.activityId,
    sourceId: terms.activityId,
    sourceType: terms.sourceType,
    redpackTypeName: typeName(terms, speaker),
    redpackName: name,
    couponName: name,
    activityName: name,
    storeScope: terms.storeScope,
    storeIds: [...terms.storeIds],
    linkStoreId: terms.storeScope === 3 ? (firstStore ?? null) : null,
    linkUrl: terms.linkUrl,
    storeId: isOneStore ? firstStore! : null,
    storeName: terms.storeName === null ? null : pick(terms.storeName),
    categoryIds: [...(terms.categoryIds ?? [])],
    businessTypes: terms.businessTypes,
    expireTips: null,
    expireUseExplain: null,
    tipsMsg: pick(terms.rules),
    couponType: terms.kind,
    amount: terms.amount,
    amountStr: terms.amount === null ? null : String(toDollars(terms.amount)),
    limitAmount: terms.limitAmount,
    rate: terms.rate,
    maxAmount: terms.maxAmount,
    productIds: [...terms.productIds],
    isPriceBreak: terms.isPriceBreak,
    paymentChannels: [...terms.paymentChannels],
    minVersion: terms.minVersion,
  };
};

const isFree = ({ state }: MemberOffer): boolean => state === 'claimed' || state === 'freed';

/** A member's piece in wire form; its dates are fixed since it was claimed. */
export const ownedRow = (piece: MemberOffer, speaker: Speaker, now: Instant): OwnedCoupon => {
  const { id, offerId, terms, claimedAt, startAt, endAt, usedAt, orderId } = piece;
  const isEnable = isFree(piece) && now >= startAt;
  return {
    ...termsRow(offerId, terms, speaker),
    id,
    voucherDetailId: id,
    voucherId: offerId,
    dateType: 1,
    startDate: startAt,
    endDate: endAt,
    day: null,
    validDays: null,
    isIncludeCurrentDay: false,
    isEnable,
    used: piece.state === 'used' || piece.state === 'reserved',
    status:
      redPacketStatus.codes[
        redPacketStatusOf(
          {
            isEnable,
            expireTime: piece.state === 'used' || piece.state === 'reserved' ? null : endAt,
          },
          now,
        )
      ],
    claimedAt,
    expireTime: endAt,
    usedAt,
    tradeId: orderId === '' ? null : orderId,
  };
};

/** The same as the prices know it. What this server itself gave has a value and dates. */
export const offerOf = (row: OwnedCoupon, now: Instant): Offer => {
  const made = offerFromWire(row, row.couponType, now);
  return must(made.ok ? made.offer : null, 'the value and dates of a coupon');
};
