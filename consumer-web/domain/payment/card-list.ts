import { queryOptions } from '@tanstack/react-query';
import { cardStatus } from '#shared/codes/card-status.ts';
import { cardCalls, type BankCardRow } from '#shared/contract/consumer/cards.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { PayingHost } from '#shared/order/checkout/payment-channel.ts';
import { cardExpiry } from '#shared/validate/bank-card.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { cardList } = cardCalls;
const api = bindCalls({ cardList });

/** Root key of what shows cards. */
export const CARDS_KEY = ['mine', 'cards'] as const;

/** Clients where a card may pay: those of others have their own channel (ADR 0035). */
const CARD_HOSTS: readonly PayingHost[] = ['web', 'app'];
export const takesCards = (host: PayingHost): boolean => CARD_HOSTS.includes(host);

export const cardsQuery = () =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'list'],
    queryFn: ({ signal }) => api.cardList({}, { signal }),
    staleTime: 0,
  });

/** Whether the last month of a card is over. */
export const isExpired = (
  { month, year }: Pick<BankCardRow, 'month' | 'year'>,
  now: Instant,
): boolean => !cardExpiry(String(month), String(year), now).ok;

/** The cards that can pay, the default first. */
export const payingCards = (cards: readonly BankCardRow[], now: Instant): BankCardRow[] =>
  cards.filter((card) => card.status === cardStatus.codes.verified && !isExpired(card, now));
