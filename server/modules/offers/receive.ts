import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { graceEndsAt } from '#shared/order/checkout/windows.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { claiming, claimOne, newPiece } from './claim.ts';
import { addMemberOffer, countHad, type MemberOffer } from './member-repo.ts';
import type { ClaimableOffer } from './claimable.ts';
import {
  findOffer,
  findShare,
  hasPaidOrder,
  notePack,
  packsToGive,
  putOffer,
  type NewlyPack,
  type SharedOrder,
} from './offer-repo.ts';
import { offersAtStore } from './offers-at-store.ts';
import { ownedRow } from './present.ts';
import type { OfferTerms } from './terms.ts';

const { toBePaid, accepted } = takeoutOrderStatus.codes;
const say = (zh: string, en: string) => ({ zh, en });
const TAKEOUT = '1';
/** A red packet for any takeout store. */
const packet = (
  more: Pick<
    OfferTerms,
    'name' | 'rules' | 'activityId' | 'sourceType' | 'amount' | 'limitAmount' | 'validity'
  >,
): OfferTerms => ({
  ...more,
  kind: 'redPacket',
  storeScope: 1,
  storeIds: [],
  storeName: null,
  businessTypes: TAKEOUT,
  productIds: [],
  linkUrl: null,
  rate: null,
  maxAmount: null,
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
});

/** What friends get of an order that was shared: five dollars off forty, for a week. */
const shared = ({ id, redPackets, createdAt, expiresAt }: SharedOrder): ClaimableOffer => ({
  id: `share-${id}`,
  merchantId: '',
  way: 'share',
  position: 0,
  storeIds: [],
  claimFrom: createdAt,
  claimUntil: expiresAt,
  stock: redPackets,
  claimed: 0,
  perUser: 1,
  terms: packet({
    name: say('好友分享紅包', 'Red packet from a friend'),
    rules: say(
      '由好友的訂單分享而來，每人可領一個，適用於所有外賣店舖。',
      'Shared from a friend’s order: one for each person, for every takeout store.',
    ),
    activityId: `share-${id}`,
    sourceType: redPacketSource.codes.share,
    amount: cents(500),
    limitAmount: cents(4000),
    validity: { kind: 'afterClaim', days: 7, includesToday: true },
  }),
});

/** A share hands out packets once its order can no longer be cancelled by its buyer, and until it is closed; never to the one who shared it. */
const checkShare = (
  { userId, isOver, order: { status, paidAt } }: SharedOrder,
  claimantId: string,
  now: Instant,
): void => {
  if (userId === claimantId) refuse('SHARE_OWN');
  if (isOver || paidAt === null || status < toBePaid) return refuse('SHARE_ORDER_OVER');
  if (status < accepted || now <= graceEndsAt(paidAt)) refuse('SHARE_NOT_OPEN');
};

type Named = { voucherId?: string | undefined; shareId?: string | undefined };

/** The offer that a claim names. A share is put up as one when its first friend comes. */
const claimed = async (
  query: Query,
  { voucherId, shareId }: Named,
  { userId, now }: { userId: string; now: Instant },
): Promise<ClaimableOffer> => {
  if (shareId === undefined)
    return (await findOffer(query, voucherId ?? '')) ?? refuse('CANNOT_RECEIVE');
  const share = (await findShare(query, shareId)) ?? refuse('CANNOT_RECEIVE');
  checkShare(share, userId, now);
  await putOffer(query, shared(share));
  return (await findOffer(query, `share-${shareId}`)) ?? refuse('CANNOT_RECEIVE');
};

export const receiveVoucher: Handlers['receiveVoucher'] = (context, body) => {
  if ((body.voucherId === undefined) === (body.shareId === undefined))
    return refuse('BAD_REQUEST', { issues: ['voucherId'] });
  const {
    deps,
    session: { userId },
    now,
  } = context;
  return claiming(context, { scope: 'receive', body }, async (query) => ({
    result: ownedRow(
      await claimOne(
        query,
        await claimed(query, body, { userId, now }),
        { userId, id: deps.random.id() },
        now,
      ),
      context,
      now,
    ),
  }));
};

const faces = (pieces: readonly MemberOffer[]): Cents =>
  addCents(ZERO, ...pieces.map(({ terms }) => terms.amount ?? ZERO));

/** Whether a member may have one more piece of an offer, as far as can be seen without claiming it. */
export const isOpen = (offer: ClaimableOffer, had: number): boolean =>
  (offer.perUser < 0 || had < offer.perUser) && (offer.stock < 0 || offer.claimed < offer.stock);

/** All red packets that a store gives, those that one has had left out; refuses when there is none to have. */
export const receiveStoreRedpack: Handlers['receiveStoreRedpack'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
  } = context;
  return claiming(context, { scope: 'receive-store', body }, async (query) => {
    const packets = (await offersAtStore(query, body.storeId, now)).filter(
      ({ terms }) => terms.kind === 'redPacket',
    );
    if (packets.length === 0) return refuse('CANNOT_RECEIVE');
    const had = await countHad(
      query,
      userId,
      packets.map(({ id }) => id),
    );
    const open = packets.filter((offer) => isOpen(offer, had.get(offer.id) ?? 0));
    if (open.length === 0)
      return refuse(
        packets.some(({ id, perUser }) => perUser >= 0 && (had.get(id) ?? 0) >= perUser)
          ? 'RECEIVE_LIMIT'
          : 'RECEIVE_SOLD_OUT',
      );
    const pieces: MemberOffer[] = [];
    for (const offer of open)
      pieces.push(await claimOne(query, offer, { userId, id: deps.random.id() }, now));
    return { result: pieces.map((piece) => ownedRow(piece, context, now)), amount: faces(pieces) };
  });
};

const newlyTerms = ({ id, name, amount, limitAmount, validDays }: NewlyPack): OfferTerms =>
  packet({
    name,
    rules: say(
      '新用戶專享，適用於所有外賣店舖，每張訂單可用一個。',
      'For new members: for every takeout store, one in an order.',
    ),
    activityId: id,
    sourceType: redPacketSource.codes.newUser,
    amount,
    limitAmount,
    validity: { kind: 'afterClaim', days: validDays, includesToday: true },
  });

/** The packets of a new member, those not yet had; a member who has paid an order is not new. */
export const newlyReceive: Handlers['newlyReceive'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
  } = context;
  return claiming(context, { scope: 'newly', body }, async (query) => {
    if (await hasPaidOrder(query, userId)) return refuse('RECEIVE_NEW_ONLY');
    const packs = await packsToGive(query, userId, now);
    if (packs.length === 0) return refuse('RECEIVE_LIMIT');
    const pieces = packs.map((pack) =>
      newPiece(
        {
          userId,
          id: deps.random.id(),
          offerId: `newly-${pack.id}`,
          nth: 1,
          terms: newlyTerms(pack),
        },
        now,
      ),
    );
    for (const [place, piece] of pieces.entries()) {
      await notePack(query, { userId, packId: packs[place]!.id }, now);
      await addMemberOffer(query, piece);
    }
    return { result: pieces.map((piece) => ownedRow(piece, context, now)), amount: faces(pieces) };
  });
};
