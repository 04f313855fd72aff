import { CHANGE_STATES, GIVE_BACK_REASONS } from '#shared/codes/desk-change.ts';
import { REFUSE_REASONS } from '#shared/codes/desk.ts';
import { price } from '#shared/format/money.ts';
import { cents } from '#shared/kernel/money.ts';
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

/** Why a store gave money back or called an order off, in its words or those of its reason. */
const reasonText = (
  kind: TakeoutEventKind,
  { reason, note, amount }: Facts,
  t: MemberContext['t'],
): string => {
  if (kind === 'STORE_CANCELLED') return refusalText({ reason, note }, t);
  const given = GIVE_BACK_REASONS.find((code) => code === reason);
  const words = [
    typeof amount === 'number' && amount > 0 ? price(cents(amount)) : '',
    typeof note === 'string' && note !== '' ? note : given && t(`desk.given.${given}`),
  ];
  return words.filter(Boolean).join(' · ');
};

/** How a change ended: the guest chose at checkout, or now, or said nothing. */
const answerKey = ({ choice, state }: Facts): Words => {
  if (choice === 'BEST' || choice === 'REFUND') return `desk.change.${choice}`;
  return `desk.change.${CHANGE_STATES.find((each) => each === state) ?? 'ACCEPTED'}`;
};

const more = (kind: TakeoutEventKind, facts: Facts, t: MemberContext['t']): string => {
  if (kind === 'STORE_REFUSED') return refusalText(facts, t);
  if (kind === 'STORE_CANCELLED' || kind === 'LINES_REFUNDED' || kind === 'LINES_REFUNDED_LAST')
    return reasonText(kind, facts, t);
  if (kind === 'CHANGE_ANSWERED') return t(answerKey(facts));
  const isAnswer = kind === 'REFUND_REJECTED' || kind === 'REFUNDED_PART';
  return isAnswer && typeof facts['note'] === 'string' ? facts['note'] : '';
};

/** What happened to an order, as guest and store read it. */
export const eventText = (
  shop: StoreKind,
  { kind, facts }: { kind: TakeoutEventKind; facts: Facts },
  t: MemberContext['t'],
): string =>
  [t(eventKey(shop, kind)), more(kind, facts, t)].filter((part) => part !== '').join(' · ');
