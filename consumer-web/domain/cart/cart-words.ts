import type { CartRefusal } from '#shared/cart/cart-room.ts';
import type { SelectionRefusal } from '#shared/cart/check-selection.ts';
import type { CartSubmitRefusal } from '#shared/cart/submit-state.ts';
import { shortPrice } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { withLeft } from '#shared/pricing/overflow-text.ts';
import type { SaveHint } from '#shared/pricing/save-hints.ts';
import type { T } from '../../lib/i18n.ts';

export const money = shortPrice;
/** The same for sentences that have the sign already. */
const bare = (value: Cents): string => money(value).slice(1);

export const refusalWords = (
  refusal: CartRefusal | { reason: 'notWhole' | 'notInCart' },
  t: T,
): string => {
  const text = t(`cart.refused.${refusal.reason}`, refusal);
  return refusal.reason === 'stockLimit' ? withLeft(text, refusal.stock, t) : text;
};
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
