import { couponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { LATE_PACKET } from '#shared/order/delivery/late-delivery.ts';
import type { Query } from '#server/db/db.ts';
import { newPiece } from './claim.ts';
import { addMemberOffer, countHad } from './member-repo.ts';
import type { OfferTerms } from './terms.ts';

/** Good at every store of the shop that was late. */
const RULES = {
  takeout: {
    zh: '訂單遲到的補償，所有外賣店舖通用。',
    en: 'For an order that came late. Good at every takeout store.',
  },
  market: {
    zh: '訂單遲到的補償，所有超市通用。',
    en: 'For an order that came late. Good at every supermarket.',
  },
};

const terms = (business: StoreKind, amount: Cents): OfferTerms => ({
  kind: 'redPacket',
  name: { zh: '遲到補償紅包', en: 'Red packet for a late order' },
  rules: RULES[business],
  activityId: 'late-delivery',
  sourceType: redPacketSource.codes.promotion,
  storeScope: 1,
  storeIds: [],
  storeName: null,
  businessTypes: String(couponBusiness.codes[business]),
  productIds: [],
  linkUrl: null,
  amount,
  rate: null,
  maxAmount: null,
  limitAmount: LATE_PACKET.limitCents,
  validity: { kind: 'afterClaim', days: LATE_PACKET.days, includesToday: true },
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
});

/** Makes a late order good with a red packet; once for each order, whose id names it. */
export const giveLatePacket = async (
  query: Query,
  {
    business,
    orderId,
    userId,
    amount,
  }: { business: StoreKind; orderId: string; userId: string; amount: Cents },
  now: Instant,
): Promise<void> => {
  const offerId = `late-${orderId}`;
  if (amount === 0 || ((await countHad(query, userId, [offerId])).get(offerId) ?? 0) > 0) return;
  await addMemberOffer(
    query,
    newPiece({ userId, id: offerId, offerId, nth: 1, terms: terms(business, amount) }, now),
  );
};
