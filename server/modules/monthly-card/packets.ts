import { couponBusiness } from '#shared/codes/coupon.ts';
import { CARD_PACKET_STATUS } from '#shared/codes/monthly-card.ts';
import type { MemberRedpack } from '#shared/contract/consumer/monthly-card.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { cyclesOf, type CardBusiness, type CardCycle } from '#shared/member/monthly-card.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  claiming,
  givePiece,
  type MemberOffer,
  piecesOfOffers,
} from '#server/modules/offers/index.ts';
import { periodsOf, takeTurn, type Period } from './card-repo.ts';
import { packetOffer } from './give.ts';
import { countedOrders } from './order-repo.ts';
import type { PacketTerms } from './terms.ts';

type Turn = { period: Period; cycle: CardCycle };
type Packet = { offerId: string; packet: PacketTerms; isExtra: boolean };

/** The cycles of a member that have begun, the latest first. */
const begunCycles = (periods: readonly Period[], now: Instant): Turn[] =>
  periods
    .flatMap((period) => cyclesOf(period).map((cycle) => ({ period, cycle })))
    .filter(({ cycle }) => cycle.startAt <= now)
    .toReversed();

const nextStart = (periods: readonly Period[], now: Instant): Instant | null =>
  periods.flatMap((period) => cyclesOf(period)).find(({ startAt }) => startAt > now)?.startAt ??
  null;

const expand = (
  prefix: string,
  packets: readonly PacketTerms[],
  { business, isExtra }: { business: CardBusiness; isExtra: boolean },
): Packet[] =>
  packets
    .filter((packet) => packet.business === business)
    .flatMap((packet) =>
      Array.from({ length: packet.quantity }, (_, n) => ({
        offerId: `${prefix}.${packet.key}.${n}`,
        packet,
        isExtra,
      })),
    );

/** What a cycle brings: its own packets, and those of the packs that were bought in it. */
const packetsOf = async (
  query: Query,
  { userId, business, now }: { userId: string; business: CardBusiness; now: Instant },
  { period, cycle }: Turn,
): Promise<Packet[]> => {
  const key = `${period.id}.${cycle.n}`;
  const packs = (await countedOrders(query, userId, now)).filter(
    (order) => order.status === ORDER.paid && order.cycle === key,
  );
  return [
    ...expand(`card.${key}`, period.terms.packets, { business, isExtra: false }),
    ...packs.flatMap(({ id, terms }) =>
      expand(`pack.${id}`, terms.packets, { business, isExtra: true }),
    ),
  ];
};

const statusOf = (piece: MemberOffer | undefined, cycle: CardCycle, now: Instant): number => {
  const { toClaim, usable, used, expired } = CARD_PACKET_STATUS;
  if (piece === undefined) return cycle.endAt < now ? expired : toClaim;
  if (piece.state === 'used' || piece.state === 'reserved') return used;
  return piece.state === 'expired' || piece.endAt < now ? expired : usable;
};

const rowOf = (
  { offerId, packet, isExtra }: Packet,
  { piece, cycle }: { piece: MemberOffer | undefined; cycle: CardCycle },
  { pick, now }: Pick<MemberContext, 'pick' | 'now'>,
): MemberRedpack => {
  const status = statusOf(piece, cycle, now);
  return {
    redpackId: offerId,
    redpackName: pick(packet.name),
    amount: packet.amount,
    limitAmount: packet.limitAmount,
    status,
    canReceive: status === CARD_PACKET_STATUS.toClaim,
    isExtra,
    endTime: piece?.endAt ?? cycle.endAt,
  };
};

type Asked = Parameters<Handlers['memberRedpack']>[1];

const listed = async (
  query: Query,
  context: MemberContext,
  { businessType, cycle: back }: Asked,
): ReturnType<Handlers['memberRedpack']> => {
  const {
    session: { userId },
    now,
  } = context;
  const periods = await periodsOf(query, userId);
  const turn = begunCycles(periods, now)[back];
  const nextCycleAt = nextStart(periods, now);
  if (turn === undefined) return { result: [], cycleEndAt: null, nextCycleAt };
  const business = couponBusiness.nameOf(businessType) as CardBusiness;
  const packets = await packetsOf(query, { userId, business, now }, turn);
  const pieces = await piecesOfOffers(
    query,
    userId,
    packets.map(({ offerId }) => offerId),
  );
  const { cycle } = turn;
  return {
    result: packets.map((packet) =>
      rowOf(
        packet,
        { cycle, piece: pieces.find(({ offerId }) => offerId === packet.offerId) },
        context,
      ),
    ),
    cycleEndAt: cycle.endAt,
    nextCycleAt,
  };
};

/** Gives those of the cycle's packets that one has not had; what one has is left as it is. */
const claim = async (
  query: Query,
  { session: { userId }, now }: MemberContext,
  { businessType, receive = [] }: Asked,
): Promise<void> => {
  await takeTurn(query, userId);
  const [turn] = begunCycles(await periodsOf(query, userId), now);
  if (turn === undefined || turn.cycle.endAt < now) return refuse('MEMBER_ONLY');
  const business = couponBusiness.nameOf(businessType) as CardBusiness;
  const packets = await packetsOf(query, { userId, business, now }, turn);
  const had = new Set((await piecesOfOffers(query, userId, receive)).map(({ offerId }) => offerId));
  for (const offerId of new Set(receive)) {
    const found = packets.find((packet) => packet.offerId === offerId);
    if (found === undefined) return refuse('MEMBER_PACKET_GONE');
    if (had.has(offerId)) continue;
    const terms = packetOffer(found.packet, 'member', turn.cycle);
    await givePiece(query, { userId, id: offerId, offerId, nth: 1, terms }, now);
  }
};

/** The packets of a cycle; with ids, claims those first: each once, however often it is asked. */
export const memberRedpack: Handlers['memberRedpack'] = (context, body) =>
  body.receive === undefined
    ? listed(context.deps.db.query, context, body)
    : claiming(context, { scope: 'member-redpack', body }, async (query) => {
        if (body.cycle !== 0) return refuse('MEMBER_PACKET_GONE');
        await claim(query, context, body);
        return listed(query, context, body);
      });
