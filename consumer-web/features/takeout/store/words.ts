import { timeText } from '#shared/format/date.ts';
import { dayLabelKey } from '#shared/format/day-label.ts';
import { discountRateMessage } from '#shared/format/discount-rate.ts';
import { dayOf, macauParts, type Instant } from '#shared/kernel/time.ts';
import { acceptsNow } from '#shared/order/checkout/store-door.ts';
import { storeState } from '#shared/order/checkout/store-state.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import type { T } from '../../../lib/i18n.ts';
import type { StorePage } from './model.ts';

/** `9折` or `10% off` of a part that stays; '' when it takes nothing off. */
export const rateWords = (rate: number, language: 'zh-Hant' | 'en', t: T): string => {
  const message = discountRateMessage(rate, language);
  return message === null ? '' : t(message.key, message.params);
};

/** When a store opens next: today by the hour, tomorrow by name, later by date. */
const openingWords = (at: Instant, now: Instant, t: T): string => {
  if (dayOf(at) === dayOf(now)) return t('shop.opensAt', { time: timeText(at) });
  const key = dayLabelKey(dayOf(at), now);
  const { month, day } = macauParts(at);
  return t('shop.opensDay', { day: key === null ? `${month}/${day}` : t(key), time: timeText(at) });
};

/** The state of a store that does not simply take orders, clause by clause; none when it does. */
export const doorWords = (
  store: Pick<StorePage, 'closedType' | 'showType' | 'reserveType' | 'openingTime'>,
  now: Instant,
  t: T,
): readonly string[] => {
  if (acceptsNow(store)) return [];
  const { isOpen, labelKey } = storeState(store.closedType);
  if (isOpen) return [t('shop.state.preOrder')];
  const word = labelKey.replace('store.', 'shop.') as 'shop.state.closed';
  return [
    t(word),
    ...(store.openingTime === null ? [] : [openingWords(store.openingTime, now, t)]),
    ...(takesOrders(store) ? [t('shop.state.canPreOrder')] : []),
  ];
};
