import { amount } from '../format/money.ts';
import { toDollars, type Cents } from '../kernel/money.ts';

/**
 * The server's switch of the combo coupon's guide (`_explosive_voucher_guide_switch`); its values
 * are not shown: 1 or true is on.
 */
export type GuideSwitch = number | boolean | null | undefined;

/**
 * Whether the cart shows the tag that leads to combo coupons: the guide switch alone decides (spec
 * 002 §4).
 */
export const hasComboTag = (guideSwitch: GuideSwitch): boolean =>
  guideSwitch === true || guideSwitch === 1;

/**
 * The label of a product on which combo coupons may be used: with the most they may grow to when
 * the server names it, else just that they are taken; null without label.
 */
export type ExplosiveLabel =
  | { readonly key: 'voucher.explosive.upTo'; readonly params: { readonly amount: string } }
  | { readonly key: 'voucher.explosive.usable'; readonly params: Readonly<Record<string, never>> };

/** The explosive label of a store's product (`_getStoreProductExplosiveLabel`). */
export const explosiveLabel = ({
  isUsable,
  maxAmount,
}: {
  isUsable: boolean;
  maxAmount: Cents | null;
}): ExplosiveLabel | null => {
  if (!isUsable) return null;
  return maxAmount !== null && maxAmount > 0
    ? { key: 'voucher.explosive.upTo', params: { amount: amount(toDollars(maxAmount)) } }
    : { key: 'voucher.explosive.usable', params: {} };
};
