import type { CartRefusal } from '#shared/cart/cart-room.ts';
import type { SelectionRefusal } from '#shared/cart/check-selection.ts';
import type { CartSubmitRefusal } from '#shared/cart/submit-state.ts';
import { timeText } from '#shared/format/date.ts';
import { dayLabelKey } from '#shared/format/day-label.ts';
import { discountRateMessage } from '#shared/format/discount-rate.ts';
import { amount, price } from '#shared/format/money.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import { dayOf, macauParts, type Instant } from '#shared/kernel/time.ts';
import { acceptsNow } from '#shared/order/checkout/store-door.ts';
import { storeState } from '#shared/order/checkout/store-state.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import type { SaveHint } from '#shared/pricing/save-hints.ts';
import type { T } from '../../../lib/i18n.ts';
import type { StorePage } from './model.ts';

/** `$12`, and `$12.50` only where there are cents. */
export const money = (value: Cents): string =>
  value % 100 === 0 ? `$${amount(toDollars(value))}` : price(value);
/** The same for sentences that have the sign already. */
const bare = (value: Cents): string => money(value).slice(1);

export const refusalWords = (
  refusal: CartRefusal | { reason: 'notWhole' | 'notInCart' },
  t: T,
): string => t(`cart.refused.${refusal.reason}`, refusal);
export const choiceWords = (refusal: SelectionRefusal, t: T): string =>
  t(`cart.choice.${refusal.reason}`, refusal);

/** Why the cart cannot be sent; amounts as the sentences want them. */
export const submitWords = (refusal: CartSubmitRefusal, t: T): string => {
  if ('missingCents' in refusal)
    return t(`cart.submit.${refusal.reason}`, {
      missing: bare(refusal.missingCents),
      amount: bare(refusal.thresholdCents),
    });
  return t(
    `cart.submit.${refusal.reason}`,
    'minimum' in refusal
      ? { minimum: refusal.minimum }
      : 'limitKg' in refusal
        ? { limitKg: refusal.limitKg }
        : {},
  );
};

export const hintWords = ({ kind, addCents, saveCents }: SaveHint, t: T): string =>
  t(`pricing.hint.${kind}`, { add: bare(addCents), save: bare(saveCents) });

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

/** How a store stands when it does not simply take orders, clause by clause; none when it does. */
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
