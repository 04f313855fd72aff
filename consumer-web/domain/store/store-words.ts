import { storeState } from '#shared/order/checkout/store-state.ts';
import { acceptsNow } from '#shared/order/checkout/store-door.ts';
import { timeText } from '#shared/format/date.ts';
import { amount } from '#shared/format/money.ts';
import { shortDateText } from '#shared/format/short-date.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { addDays, dayOf, type Instant } from '#shared/kernel/time.ts';
import type { T } from '../../lib/i18n.ts';
import type { StoreCard } from './model.ts';

const SCHEDULED = 6;

/** When a store opens next: today by the hour, tomorrow by name, later by date. */
const openingWords = (at: Instant, now: Instant, t: T): string => {
  const day = dayOf(at);
  if (day === dayOf(now)) return t('home.opensAt', { time: timeText(at) });
  return t('home.opensDay', {
    day: day === addDays(dayOf(now), 1) ? t('home.tomorrow') : shortDateText(day, t),
    time: timeText(at),
  });
};

/** The state of a store that does not simply take orders: its state, when it opens, and whether it takes pre-orders. Null when it does. */
export const stateWords = (
  store: Pick<StoreCard, 'closedType' | 'showType' | 'openingTime'>,
  now: Instant,
  t: T,
): { text: string; tone: 'warn' | 'quiet' } | null => {
  if (acceptsNow(store)) return null;
  const { isOpen, labelKey } = storeState(store.closedType);
  if (isOpen) return { text: t('home.state.preOrder'), tone: 'warn' };
  const word = labelKey.replace('store.', 'home.') as 'home.state.closed';
  const parts = [
    t(word),
    ...(store.openingTime === null ? [] : [openingWords(store.openingTime, now, t)]),
    ...(store.showType === SCHEDULED ? [t('home.state.canPreOrder')] : []),
  ];
  return { text: parts.join(' · '), tone: store.showType === SCHEDULED ? 'warn' : 'quiet' };
};

/** What it costs to have it brought here, or why it is not delivered. */
export const feeWords = (
  { deliveryFee, isFaraway }: Pick<StoreCard, 'deliveryFee' | 'isFaraway'>,
  t: T,
): string => {
  if (deliveryFee === null) return t(isFaraway ? 'home.tooFar' : 'home.pickupOnly');
  return deliveryFee === 0
    ? t('home.feeFree')
    : t('home.fee', { amount: amount(toDollars(deliveryFee)) });
};
