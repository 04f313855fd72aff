import type { Instant } from '#shared/kernel/time.ts';
import type { Param } from '#server/db/db.ts';
import { DEMO_USER_ID } from '../people.ts';
import { GROUP_OWNED } from './group-owned.ts';
import { marketActivityOffers, marketActivityRows } from './market-activities.ts';
import { MARKET_OWNED, marketOffersToClaim } from './market.ts';
import { OWNED, timesOf, type DemoPiece } from './owned.ts';
import { offersToClaim } from './to-claim.ts';

type Rows = readonly Readonly<Record<string, Param>>[];

/** The id of a piece of the demonstration's consumer, by its key. */
export const demoOfferId = (key: string): string => `demo-${key}`;

const pieceRow = (piece: DemoPiece, now: Instant) => {
  const { claimedAt, startAt, endAt, usedAt } = timesOf(piece, now);
  return {
    user_id: DEMO_USER_ID,
    id: demoOfferId(piece.key),
    offer_id: `demo.${piece.key}`,
    nth: 1,
    kind: piece.terms.kind,
    state: piece.state,
    seq: piece.state === 'claimed' ? 1 : 2,
    terms: JSON.stringify(piece.terms),
    claimed_at: claimedAt,
    start_at: startAt,
    end_at: endAt,
    merchant_id: '',
    order_id: '',
    used_at: usedAt,
  };
};

const eventRows = (piece: DemoPiece, now: Instant): Rows => {
  const { claimedAt, usedAt } = timesOf(piece, now);
  const event = { user_id: DEMO_USER_ID, member_offer_id: demoOfferId(piece.key), order_id: '' };
  return [
    { ...event, seq: 1, at: claimedAt, state: 'claimed' },
    ...(usedAt === null ? [] : [{ ...event, seq: 2, at: usedAt, state: piece.state }]),
  ];
};

const pieces = [...OWNED, ...GROUP_OWNED, ...MARKET_OWNED];

/** What there is to claim in the town, and what its consumer has already. */
export const offerTables = (now: Instant): [string, Rows][] => [
  [
    'offer',
    [...offersToClaim(now), ...marketOffersToClaim(now), ...marketActivityOffers(now)].map(
      (offer) => ({
        id: offer.id,
        merchant_id: offer.merchantId,
        kind: offer.terms.kind,
        way: offer.way,
        position: offer.position,
        store_ids: [...offer.storeIds],
        terms: JSON.stringify(offer.terms),
        claim_from: offer.claimFrom,
        claim_until: offer.claimUntil,
        stock: offer.stock,
        claimed: offer.claimed,
        per_user: offer.perUser,
      }),
    ),
  ],
  ['market_coupon_activity', marketActivityRows(now)],
  ['member_offer', pieces.map((piece) => pieceRow(piece, now))],
  ['member_offer_event', pieces.flatMap((piece) => eventRows(piece, now))],
];
