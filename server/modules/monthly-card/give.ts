import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import { currentCycle, type CardCycle } from '#shared/member/monthly-card.ts';
import { membershipAfterBuying } from '#shared/member/membership.ts';
import { lastEnd } from '#shared/member/monthly-card.ts';
import type { Query } from '#server/db/db.ts';
import { givePiece, packetFor, type OfferTerms } from '#server/modules/offers/index.ts';
import { addPeriod, periodsOf, setRenewal, type Period } from './card-repo.ts';
import type { MemberOrder } from './order-repo.ts';
import type { PacketTerms } from './terms.ts';

/** A card is renewed by itself so long before it ends. */
const RENEW_BEFORE_MS = DAY;

const RULES = {
  takeout: {
    zh: '會員專享，適用於所有外賣店舖，每張訂單可用一個。',
    en: 'For members: for every takeout store, one in an order.',
  },
  market: {
    zh: '會員專享，適用於所有超市，每張訂單可用一個。',
    en: 'For members: for every supermarket, one in an order.',
  },
};

/** A packet of the card as an offer of the wallet: it ends with its cycle. */
export const packetOffer = (
  { business, name, amount, limitAmount }: PacketTerms,
  source: 'member' | 'memberTopUpPack',
  { startAt, endAt }: Pick<CardCycle, 'startAt' | 'endAt'>,
): OfferTerms =>
  packetFor(business, {
    name,
    rules: RULES[business],
    activityId: 'monthly-card',
    sourceType: redPacketSource.codes[source],
    amount,
    limitAmount,
    validity: { kind: 'fixed', startAt, endAt },
  });

/** The cycle that a pack was bought for, with its period; null once it is over. */
export const cycleOfPack = (
  { cycle }: Pick<MemberOrder, 'cycle'>,
  periods: readonly Period[],
  now: Instant,
): CardCycle | null => {
  const period = periods.find(({ id }) => cycle.startsWith(`${id}.`));
  const running = period === undefined ? null : currentCycle(period, now);
  return running !== null && cycle === `${period!.id}.${running.n}` ? running : null;
};

/** Gives the packets of a pack, each once. */
export const givePack = async (
  query: Query,
  { userId, id, terms }: Pick<MemberOrder, 'userId' | 'id' | 'terms'>,
  cycle: CardCycle,
  at: Instant,
): Promise<void> => {
  for (const packet of terms.packets)
    for (let n = 0; n < packet.quantity; n += 1) {
      const offerId = `pack.${id}.${packet.key}.${n}`;
      const offer = packetOffer(packet, 'memberTopUpPack', { startAt: at, endAt: cycle.endAt });
      await givePiece(query, { userId, id: offerId, offerId, nth: 1, terms: offer }, at);
    }
};

/** When a renewal by itself is due. */
export const renewAtOf = (endAt: Instant): Instant => plus(endAt, -RENEW_BEFORE_MS);

/** Begins a card or a trial where the last period ends. The caller has the member's turn. */
export const beginPeriod = async (
  query: Query,
  { userId, id, kind, terms }: Pick<MemberOrder, 'userId' | 'id' | 'kind' | 'terms'>,
  { at, autoRenew }: { at: Instant; autoRenew: boolean },
): Promise<{ startAt: Instant; endAt: Instant }> => {
  const currentEndAt = lastEnd(await periodsOf(query, userId), at);
  const { startAt, endAt } = membershipAfterBuying({ currentEndAt, days: terms.days }, at);
  const isTrial = kind === 'trial';
  await addPeriod(query, userId, { id, startAt, endAt, days: terms.days, isTrial, terms });
  await setRenewal(query, userId, { autoRenew, renewAt: renewAtOf(endAt) });
  return { startAt, endAt };
};
