import type { errorsAddress as source } from '../zh/errors-address.ts';

export const errorsAddress: Record<keyof typeof source, string> = {
  'error.ADDRESS_NOT_FOUND': 'This address was not found; it may have been deleted',
  'error.ADDRESS_INCOMPLETE': 'Please complete the delivery address',
  'error.ADDRESS_DUPLICATE': 'You have saved this address already',
  'error.ADDRESS_BLOCKED': 'We cannot deliver to this place. Please choose another one nearby',
  'error.ADDRESS_NO_PLACE': 'Please choose a place on the map',
  'error.ADDRESS_BEYOND': 'This place is not in Macau; we cannot deliver there',
  'error.ADDRESS_TOO_MANY':
    'You have reached the limit of saved addresses. Please delete one first',
  'error.CERTIFICATE_INVALID':
    'These document details are not right. Please check the last 4 characters',
};
