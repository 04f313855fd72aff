import type { Filled } from './missing.ts';
import type { Field } from './problem.ts';
import type { Checkout } from './use-checkout.ts';

/** Whether a field has a place of its own on the page as it is now; what is wrong with one that has none is told at the button. */
export const isOnPage = (
  field: Field,
  { way, addresses, addressError }: Pick<Checkout, 'way' | 'addresses' | 'addressError'>,
  { alcohol, risk }: Pick<Filled, 'alcohol' | 'risk'>,
): boolean => {
  switch (field) {
    case 'order':
    case 'store':
      return false;
    case 'address':
      return way === 'delivery' && (addresses !== undefined || addressError !== null);
    case 'phone':
      return way === 'pickup';
    case 'alcohol':
      return alcohol !== null;
    case 'risk':
      return risk !== null;
    default:
      return true;
  }
};
