import { couponBusiness } from '#shared/codes/coupon.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Completed } from '#server/modules/order/index.ts';
import { newPiece } from './claim.ts';
import { addMemberOffer, countHad } from './member-repo.ts';
import type { OfferTerms } from './terms.ts';

const say = (zh: string, en: string) => ({ zh, en });

/** Gives the voucher that a store promised for the next order, once an order is completed; once for each order, whose id names the voucher. False when its goods do not come to any. */
export const giveReturnVoucher = async (
  query: Query,
  { business, orderId, userId, storeId, storeName, goodsCents, promise }: Completed,
  now: Instant,
): Promise<boolean> => {
  const best = promise.details
    .filter(({ limitAmount }) => limitAmount <= goodsCents)
    .toSorted((a, b) => b.voucherAmount - a.voucherAmount)[0];
  const offerId = `return-${orderId}`;
  if (best === undefined || ((await countHad(query, userId, [offerId])).get(offerId) ?? 0) > 0)
    return false;
  const terms: OfferTerms = {
    kind: 'voucher',
    name: promise.name,
    rules: say(
      '由上一張訂單返還，只適用於此店舖。',
      'Brought back by an earlier order: for this store only.',
    ),
    activityId: promise.activityId,
    sourceType: null,
    storeScope: 3,
    storeIds: [storeId],
    storeName,
    businessTypes: String(couponBusiness.codes[business]),
    productIds: [],
    linkUrl: null,
    amount: best.voucherAmount,
    rate: null,
    maxAmount: null,
    limitAmount: best.voucherLimit,
    validity: { kind: 'afterClaim', days: best.validDays, includesToday: true },
    isPriceBreak: false,
    paymentChannels: [],
    minVersion: null,
  };
  await addMemberOffer(query, newPiece({ userId, id: offerId, offerId, nth: 1, terms }, now));
  return true;
};
