import { addCents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { claiming, claimOne, newPiece } from './claim.ts';
import { addMemberOffer, countHad, type MemberOffer } from './member-repo.ts';
import type { ClaimableOffer } from './claimable.ts';
import { findOffer, hasPaidOrder, notePack, packsToGive, type NewlyPack } from './offer-repo.ts';
import { offersAtStore } from './offers-at-store.ts';
import { packetFor } from './packet.ts';
import { ownedRow } from './present.ts';
import { offerOfShare } from './share.ts';
import { findShare } from './share-repo.ts';
import type { OfferTerms } from './terms.ts';

type Named = { voucherId?: string | undefined; shareId?: string | undefined };

/** The offer that a claim names. A share is put up as one when its first friend comes. */
const claimed = async (
  query: Query,
  { voucherId, shareId }: Named,
  { userId, now }: { userId: string; now: Instant },
): Promise<ClaimableOffer> => {
  if (shareId === undefined) {
    const offer = await findOffer(query, voucherId ?? '');
    // what is for new users only, or of an activity, has a call of its own
    return offer === null || offer.way === 'zone' || offer.way === 'activity'
      ? refuse('CANNOT_RECEIVE')
      : offer;
  }
  const share = (await findShare(query, { shareId })) ?? refuse('CANNOT_RECEIVE');
  return offerOfShare(query, share, { userId, now });
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

/** What some pieces take off together. */
export const faces = (pieces: readonly MemberOffer[]): Cents =>
  addCents(ZERO, ...pieces.map(({ terms }) => terms.amount ?? ZERO));

/** Whether a member may have one more piece of an offer, as far as can be seen without claiming it. */
export const isOpen = (offer: ClaimableOffer, had: number): boolean =>
  (offer.perUser < 0 || had < offer.perUser) && (offer.stock < 0 || offer.claimed < offer.stock);

/** Those of some offers that a member may have now; refuses when there is none. */
export const openToMember = async (
  query: Query,
  offers: readonly ClaimableOffer[],
  userId: string,
): Promise<readonly ClaimableOffer[]> => {
  if (offers.length === 0) return refuse('CANNOT_RECEIVE');
  const had = await countHad(
    query,
    userId,
    offers.map(({ id }) => id),
  );
  const open = offers.filter((offer) => isOpen(offer, had.get(offer.id) ?? 0));
  if (open.length > 0) return open;
  const hadAny = offers.some(({ id, perUser }) => perUser >= 0 && (had.get(id) ?? 0) >= perUser);
  return refuse(hadAny ? 'RECEIVE_LIMIT' : 'RECEIVE_SOLD_OUT');
};

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
    const open = await openToMember(query, packets, userId);
    const pieces: MemberOffer[] = [];
    for (const offer of open)
      pieces.push(await claimOne(query, offer, { userId, id: deps.random.id() }, now));
    return { result: pieces.map((piece) => ownedRow(piece, context, now)), amount: faces(pieces) };
  });
};

const newlyTerms = ({ id, name, amount, limitAmount, validDays }: NewlyPack): OfferTerms =>
  packetFor('takeout', {
    name,
    rules: {
      zh: '新用戶專享，適用於所有外賣店舖，每張訂單可用一個。',
      en: 'For new members: for every takeout store, one in an order.',
    },
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
