import type { CheckoutDraft } from './checkout-draft.ts';
import type { Phone } from './missing.ts';
import type { Checkout } from './use-checkout.ts';

type Given = Pick<Checkout, 'way'> & {
  address: Pick<NonNullable<Checkout['address']>, 'region' | 'phone'> | null;
  buyer: CheckoutDraft['buyer'];
};

/** Whom the store calls: the address of a delivery; for a pickup the phone that was written, else null, the one that was signed in with. */
export const contactOf = ({ way, address, buyer }: Given): Phone | null => {
  if (way === 'delivery') return { region: address?.region ?? '853', number: address?.phone ?? '' };
  return buyer === null || buyer.phone.trim() === ''
    ? null
    : { region: buyer.region, number: buyer.phone };
};
