import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { graceEndsAt } from '#shared/order/checkout/windows.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { ClaimableOffer } from './claimable.ts';
import { findOffer, putOffer } from './offer-repo.ts';
import { packetFor } from './packet.ts';
import type { SharedOrder } from './share-repo.ts';

const { toBePaid, accepted } = takeoutOrderStatus.codes;

const RULES: Record<StoreKind, Bilingual> = {
  takeout: {
    zh: '由好友的訂單分享而來，每人可領一個，適用於所有外賣店舖。',
    en: 'Shared from a friend’s order: one for each person, for every takeout store.',
  },
  market: {
    zh: '由好友的訂單分享而來，每人可領一個，適用於所有超市。',
    en: 'Shared from a friend’s order: one for each person, for every supermarket.',
  },
};

/** The offer that a share is put up as. */
export const shareOfferId = (shareId: string): string => `share-${shareId}`;

/** What friends get of an order that was shared: five dollars off forty, for a week. */
const offerFor = ({ id, kind, redPackets, createdAt, expiresAt }: SharedOrder): ClaimableOffer => ({
  id: shareOfferId(id),
  merchantId: '',
  way: 'share',
  position: 0,
  storeIds: [],
  claimFrom: createdAt,
  claimUntil: expiresAt,
  stock: redPackets,
  claimed: 0,
  perUser: 1,
  terms: packetFor(kind, {
    name: { zh: '好友分享紅包', en: 'Red packet from a friend' },
    rules: RULES[kind],
    activityId: shareOfferId(id),
    sourceType: redPacketSource.codes.share,
    amount: cents(500),
    limitAmount: cents(4000),
    validity: { kind: 'afterClaim', days: 7, includesToday: true },
  }),
});

type Claimant = { userId: string; now: Instant };

/** A share hands out packets once its order can no longer be cancelled by its buyer, and until it is closed; never to the one who shared it. */
export const checkShare = (
  { userId: ownerId, isOver, order: { status, paidAt } }: SharedOrder,
  { userId, now }: Claimant,
): void => {
  if (ownerId === userId) refuse('SHARE_OWN');
  if (isOver || paidAt === null || status < toBePaid) return refuse('SHARE_ORDER_OVER');
  if (status < accepted || now <= graceEndsAt(paidAt)) refuse('SHARE_NOT_OPEN');
};

/** The offer of a share, put up when its first friend comes. */
export const offerOfShare = async (
  query: Query,
  share: SharedOrder,
  claimant: Claimant,
): Promise<ClaimableOffer> => {
  checkShare(share, claimant);
  await putOffer(query, offerFor(share));
  return (await findOffer(query, shareOfferId(share.id))) ?? refuse('CANNOT_RECEIVE');
};
