import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { newPiece } from './claim.ts';
import { anyPieceLike, rewriteMemberOffer, usedPackets, type UsedPacket } from './given-repo.ts';
import {
  addMemberOffer,
  memberOffersByIds,
  memberOffersOfOffers,
  moveMemberOffer,
  type MemberOffer,
} from './member-repo.ts';
import type { OfferTerms } from './terms.ts';

export type { MemberOffer, UsedPacket };

/** Gives a member a piece of something that is no campaign. A second of the same `offerId` and `nth` breaks a unique key (`isDuplicate`). */
export const givePiece = (
  query: Query,
  given: Parameters<typeof newPiece>[0],
  now: Instant,
): Promise<void> => addMemberOffer(query, newPiece(given, now));

/** All pieces that a member ever had of some offers. */
export const piecesOfOffers = (
  query: Query,
  userId: string,
  offerIds: readonly string[],
): Promise<MemberOffer[]> => memberOffersOfOffers(query, userId, offerIds);

/** Pieces of a member by their ids. */
export const piecesByIds = (
  query: Query,
  userId: string,
  ids: readonly string[],
): Promise<MemberOffer[]> => memberOffersByIds(query, userId, ids);

/** Gives a free piece other terms; its dates stay. False when it is not as it was read. */
export const changePiece = (
  query: Query,
  piece: MemberOffer,
  terms: OfferTerms,
  at: Instant,
): Promise<boolean> => rewriteMemberOffer(query, piece, terms, at);

/** Takes a piece out of the wallet before its time. False when it is not as it was read. */
export const endPiece = (query: Query, piece: MemberOffer, at: Instant): Promise<boolean> =>
  moveMemberOffer(query, piece, {
    state: 'expired',
    at,
    orderId: '',
    merchantId: '',
    endAt: instant(Math.min(piece.endAt, at)),
    usedAt: null,
  });

/** Whether a member has any piece of the offers whose ids begin so, in whatever state. */
export const hasPieceLike = (query: Query, userId: string, prefix: string): Promise<boolean> =>
  anyPieceLike(query, userId, prefix);

/** The packets of the monthly card that a member has used from a moment on. */
export const usedCardPackets = (
  query: Query,
  userId: string,
  since: Instant,
): Promise<UsedPacket[]> => usedPackets(query, userId, since);
