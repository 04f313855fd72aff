import type { Filled } from './missing.ts';
import type { Field } from './problem.ts';
import type { Checkout } from './use-checkout.ts';

/** Whether the page shows a field now; the error of a hidden field is shown at the button. */
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
