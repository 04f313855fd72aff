import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { ofKind, activitiesOfStore } from '#server/modules/takeout-store/menu-repo.ts';
import { findTakeoutStore } from '#server/modules/takeout-store/repo.ts';
import { newPiece } from './claim.ts';
import { addMemberOffer, countHad } from './member-repo.ts';
import type { OfferTerms } from './terms.ts';

export type Completed = { orderId: string; userId: string; storeId: string; goodsCents: number };

const say = (zh: string, en: string) => ({ zh, en });

/** Gives the voucher that a store promises for the next order ("full-return"), once an order is completed; once for each order, whose id names the voucher. */
export const giveReturnVoucher = async (query: Query, { orderId, userId, storeId, goodsCents }: Completed, now: Instant): Promise<boolean> => {
  const store = await findTakeoutStore(query, storeId);
  const [activity] = store === null ? [] : ofKind(await activitiesOfStore(query, store, now), 'fullReturn');
  const best = activity?.rules.details.filter(({ limitAmount }) => limitAmount <= goodsCents).toSorted((a, b) => b.voucherAmount - a.voucherAmount)[0];
  const offerId = `return-${orderId}`;
  if (store === null || activity === undefined || best === undefined || ((await countHad(query, userId, [offerId])).get(offerId) ?? 0) > 0) return false;
  const terms: OfferTerms = {
    kind: 'voucher', name: activity.rules.name, rules: say('由上一張訂單返還，只適用於此店舖。', 'Brought back by an earlier order: for this store only.'), activityId: activity.id, sourceType: null, storeScope: 3, storeIds: [storeId], storeName: store.name, businessTypes: '1',
    productIds: [], linkUrl: null, amount: best.voucherAmount, rate: null, maxAmount: null, limitAmount: best.voucherLimit, validity: { kind: 'afterClaim', days: best.validDays, includesToday: true }, isPriceBreak: false, paymentChannels: [], minVersion: null,
  };
  await addMemberOffer(query, newPiece({ userId, id: offerId, offerId, nth: 1, terms }, now));
  return true;
};
