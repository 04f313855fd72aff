import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import type { OfferRefusal } from '#shared/voucher/offer.ts';
import { refusalText } from '#shared/voucher/refusal-text.ts';
import type { T } from '../../lib/i18n.ts';

/** Why a coupon cannot be used for an order; null for one that can. */
export const whyNot = (
  { refusal }: Pick<ChoiceCoupon, 'refusal'>,
  t: T,
  names: Readonly<Record<string, string>> = {},
): string | null => {
  if (refusal === null) return null;
  const { reason, need, with: rival, minVersion } = refusal;
  const known = {
    reason,
    ...(need !== null && { need }),
    ...(rival !== null && { with: rival }),
    ...(minVersion !== null && { minVersion }),
  } as OfferRefusal;
  const { key, params } = refusalText(known, names);
  return t(key, params);
};
