import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import { addDays, dayOf, endOfDay, type Instant } from '#shared/kernel/time.ts';
import { must } from '#shared/kernel/result.ts';
import { LEVEL_PACK_DAYS } from '#shared/member/level-packs.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { levelOf } from '#server/modules/membership/index.ts';
import {
  givePiece,
  type OfferTerms,
  packetFor,
  piecesOfOffers,
} from '#server/modules/offers/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { PACKS, type Packet } from './packs.ts';

const TEXTS = {
  takeout: {
    name: { zh: '等級禮包外賣紅包', en: 'Level gift: takeout red packet' },
    rules: {
      zh: '等級禮包，適用於所有外賣店舖，每張訂單可用一個。',
      en: 'A gift of your level: for every takeout store, one in an order.',
    },
  },
  market: {
    name: { zh: '等級禮包超市紅包', en: 'Level gift: supermarket red packet' },
    rules: {
      zh: '等級禮包，適用於所有超市，每張訂單可用一個。',
      en: 'A gift of your level: for every supermarket, one in an order.',
    },
  },
};

const termsOf = (
  { business, amount, limitAmount }: Packet,
  { startAt, endAt }: { startAt: Instant; endAt: Instant },
): OfferTerms =>
  packetFor(business, {
    ...TEXTS[business],
    activityId: 'level-pack',
    sourceType: redPacketSource.codes.member,
    amount,
    limitAmount,
    validity: { kind: 'fixed', startAt, endAt },
  });

/** The writes of one member follow one another at the account's row: the second finds the packets there. */
const give = async (
  query: Query,
  { userId, level, now }: { userId: string; level: number; now: Instant },
): Promise<{ received: number; endTime: Instant }> => {
  const { packets } = must(
    PACKS.find((pack) => pack.level === level),
    'the pack of a level',
  );
  if ((await levelOf(query, userId, now)) < level) return refuse('LEVEL_PACK_LOCKED');
  const ids = packets.map(({ offerId }) => offerId);
  if ((await piecesOfOffers(query, userId, ids)).length > 0) return refuse('LEVEL_PACK_HAD');
  const endTime = endOfDay(addDays(dayOf(now), LEVEL_PACK_DAYS));
  for (const packet of packets) {
    const { offerId } = packet;
    const terms = termsOf(packet, { startAt: now, endAt: endTime });
    await givePiece(query, { userId, id: offerId, offerId, nth: 1, terms }, now);
  }
  return { received: packets.length, endTime };
};

export const levelPackReceive: Handlers['levelPackReceive'] = (
  { deps: { db }, session: { userId }, now, idempotencyKey: key },
  body,
) =>
  keyed({ db, userId, scope: 'level-pack', key, body, now }, async (query) => {
    await holdAccount(query, userId);
    return give(query, { userId, level: body.level, now });
  });
