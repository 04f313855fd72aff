import { REFUSE_REASONS } from '#shared/codes/desk.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import type { MemberContext } from '#server/kit/context.ts';

type Facts = Readonly<Record<string, unknown>>;
type Words = Parameters<MemberContext['t']>[0];

/** What a supermarket calls what a kitchen calls otherwise. */
const OF_GOODS = {
  ACCEPTED: 'market.event.ACCEPTED',
  PACKED: 'market.event.PACKED',
  READY: 'market.event.READY',
  PICKED_UP: 'market.event.PICKED_UP',
  TIME_EDITED: 'market.event.TIME_EDITED',
} as const satisfies Partial<Record<TakeoutEventKind, Words>>;

const hasOwn = (event: TakeoutEventKind): event is keyof typeof OF_GOODS => event in OF_GOODS;

/** The sentence of an event in the log of an order. */
const eventKey = (kind: StoreKind, event: TakeoutEventKind): Words => {
  if (event === 'PACKED' || event === 'TIME_EDITED') return OF_GOODS[event];
  return kind === 'market' && hasOwn(event) ? OF_GOODS[event] : `takeout.event.${event}`;
};

/** Why a store refused an order, in words that a guest reads; empty where it did not, or did not say. */
const refusalText = (facts: Facts, t: MemberContext['t']): string => {
  const reason = REFUSE_REASONS.find((code) => code === facts['reason']);
  if (reason === undefined) return '';
  const { note } = facts;
  return typeof note === 'string' && note !== '' ? note : t(`desk.refused.${reason}`);
};

/** What happened to an order, as guest and store read it. */
export const eventText = (
  shop: StoreKind,
  { kind, facts }: { kind: TakeoutEventKind; facts: Facts },
  t: MemberContext['t'],
): string =>
  [t(eventKey(shop, kind)), kind === 'STORE_REFUSED' ? refusalText(facts, t) : '']
    .filter((part) => part !== '')
    .join(' · ');
