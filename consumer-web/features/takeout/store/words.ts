import type { Instant } from '#shared/kernel/time.ts';
import { acceptsNow } from '#shared/order/checkout/store-door.ts';
import { storeState } from '#shared/order/checkout/store-state.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { openingWords } from '../../../domain/store-page/opening-words.ts';
import type { T } from '../../../lib/i18n.ts';
import type { StorePage } from './model.ts';

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
