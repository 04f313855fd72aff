import type { Instant } from '#shared/kernel/time.ts';
import { acceptsNow } from '#shared/order/checkout/store-door.ts';
import { storeState } from '#shared/order/checkout/store-state.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { timeText } from '#shared/format/date.ts';
import { openingWords } from './opening-words.ts';
import type { T } from '../../lib/i18n.ts';
import type { StorePage } from '../cart/cart-shop.ts';

/** A way that a store does not offer for a time, until when and why; null where none is paused by itself. */
export const pausedWayWords = (
  { pause }: Pick<StorePage, 'pause'>,
  t: T,
): readonly string[] | null => {
  if (pause === null || pause.ways.length > 1) return null;
  const key = pause.ways.includes('DELIVERY') ? 'shop.pause.noDelivery' : 'shop.pause.noPickup';
  return [t(key, { time: timeText(pause.until) }), t(`shop.pause.${pause.reason}`)];
};

/** The state of a store that does not simply take orders, clause by clause; none when it does. */
export const doorWords = (
  store: Pick<StorePage, 'closedType' | 'showType' | 'reserveType' | 'openingTime' | 'pause'>,
  now: Instant,
  t: T,
): readonly string[] => {
  if (acceptsNow(store)) return [];
  const { isOpen, labelKey } = storeState(store.closedType);
  if (isOpen) return [t('shop.state.preOrder')];
  const word = labelKey.replace('store.', 'shop.') as 'shop.state.closed';
  const isResting = labelKey.endsWith('.resting');
  return [
    ...(store.pause !== null && isResting
      ? [t('shop.state.unavailable'), t(`shop.pause.${store.pause.reason}`)]
      : [t(word)]),
    ...(store.openingTime === null ? [] : [openingWords(store.openingTime, now, t)]),
    ...(takesOrders(store) ? [t('shop.state.canPreOrder')] : []),
  ];
};
