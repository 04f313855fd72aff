import { price } from '../format/money.ts';
import type { OfferRefusal } from './offer.ts';

type Plain = Exclude<OfferRefusal['reason'], 'BELOW_MIN' | 'EXCLUSIVE' | 'VERSION'>;
type NoParams = Readonly<Record<string, never>>;

/**
 * Why an offer does not count, for the guest (decision H15): what is missing, what it does not go
 * with, which version.
 */
export type RefusalText =
  | { readonly key: `voucher.refusal.${Plain}`; readonly params: NoParams }
  | { readonly key: 'voucher.refusal.BELOW_MIN'; readonly params: { readonly need: string } }
  | { readonly key: `voucher.refusal.EXCLUSIVE.${RivalKey}`; readonly params: NoParams }
  | { readonly key: 'voucher.refusal.EXCLUSIVE.offer'; readonly params: { readonly name: string } }
  | { readonly key: 'voucher.refusal.VERSION'; readonly params: { readonly version: string } };

/**
 * What an offer may not go with besides another offer, as `priceCart` names it; `other`: an offer
 * whose name is not known here.
 */
const RIVALS = ['discountItems', 'deliveryPromotion', 'pickup'] as const;
type Rival = (typeof RIVALS)[number];
type RivalKey = Rival | 'other';

const isRival = (text: string): text is Rival => (RIVALS as readonly string[]).includes(text);

const exclusiveText = (rival: string, names: Readonly<Record<string, string>>): RefusalText => {
  const name = names[rival];
  if (isRival(rival)) return { key: `voucher.refusal.EXCLUSIVE.${rival}`, params: {} };
  return name === undefined
    ? { key: 'voucher.refusal.EXCLUSIVE.other', params: {} }
    : { key: 'voucher.refusal.EXCLUSIVE.offer', params: { name } };
};

/** The sentence of a refusal. `names`: what the guest's offers are called, by id. */
export const refusalText = (
  refusal: OfferRefusal,
  names: Readonly<Record<string, string>> = {},
): RefusalText => {
  switch (refusal.reason) {
    case 'BELOW_MIN':
      return { key: 'voucher.refusal.BELOW_MIN', params: { need: price(refusal.need) } };
    case 'EXCLUSIVE':
      return exclusiveText(refusal.with, names);
    case 'VERSION':
      return { key: 'voucher.refusal.VERSION', params: { version: refusal.minVersion } };
    default:
      return { key: `voucher.refusal.${refusal.reason}`, params: {} };
  }
};
